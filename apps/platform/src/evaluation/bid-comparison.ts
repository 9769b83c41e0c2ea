import '../bid/tables.ts';
import '../tender/tables.ts';
import { BID_STATUS } from '@jianzhu/domain/bids';
import { DEFAULT_TAX_RATES, type TaxRate } from '@jianzhu/domain/money';
import { compareQuotations } from '@jianzhu/domain/quotations';
import type { KeptBid } from '../bid/bid-content.ts';
import type { Transaction } from '../db/schema.ts';
import { readLines } from '../tender/tender-fields.ts';
import { bidsOut } from './outcome.ts';

/**
 * The lines of a tender with what each bid asks for them (domain rules 5.7, section B): compared without tax as quotations
 * are, since rates differ. Rejected bids stand aside, and those that take part no more.
 */
export async function compareLines(transaction: Transaction, tenderId: string) {
  const lines = await readLines(transaction, tenderId);
  const rows = await transaction
    .selectFrom('bid_open as opened')
    .innerJoin('bid', 'bid.id', 'opened.bid_id')
    .select(['opened.bid_id', 'opened.content', 'opened.submit_time'])
    .where('opened.tender_id', '=', tenderId)
    .where('bid.status', '!=', BID_STATUS.rejected)
    .where('bid.id', 'not in', bidsOut(transaction, tenderId))
    .orderBy('opened.submit_time')
    .orderBy('opened.bid_id')
    .execute();
  const bids = rows.map(({ bid_id, content, submit_time }) => ({
    ...{ bidId: bid_id, submitTime: submit_time.toISOString() },
    content: content as KeptBid, // written by the opening alone
  }));
  const compared = compareQuotations(
    lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
    bids.map(({ bidId, content, submitTime }) => ({
      ...{ quotationId: bidId, submitTime, deliveryDays: content.periodDays ?? 0 },
      ...{ freightAmount: 0, discountAmount: 0, freightTaxRate: DEFAULT_TAX_RATES.transport },
      prices: new Map(
        content.lines.flatMap(({ lineId, unitPrice, taxRate }) =>
          // Rates of the dictionary: the form reads no others.
          unitPrice === null || taxRate === null ? [] : [[lineId, { unitPrice, taxRate: taxRate as TaxRate }] as const],
        ),
      ),
    })),
    'net',
  );
  const offers = new Map(
    bids.flatMap(({ bidId, content }) => content.lines.map((line) => [`${line.lineId} ${bidId}`, line])),
  );
  return {
    lines: lines.map(({ id, line_no, material_name, spec, unit, quantity }) => ({
      ...{ lineId: id, lineNo: line_no, materialName: material_name, spec, unit, quantity },
    })),
    cells: compared.cells.map(({ lineId, quotationId, unitPrice, taxRate, netUnitPrice, amount, ...cell }) => {
      const offer = offers.get(`${lineId} ${quotationId}`);
      return {
        ...{ lineId, bidId: quotationId, unitPrice, taxRate, netUnitPrice, amount },
        ...{ isLowest: cell.isLowest, isHighest: cell.isHighest },
        ...{ brand: offer?.brand ?? '', isEquivalent: offer?.isEquivalent ?? false },
        ...{
          specOffered: offer?.specOffered ?? '',
          arrivalDate: offer?.arrivalDate ?? '',
          remark: offer?.remark ?? '',
        },
      };
    }),
  };
}
