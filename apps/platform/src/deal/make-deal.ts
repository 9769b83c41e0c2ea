import './tables.ts';
import '../quotation/tables.ts';
import { CONFIRM_WITHIN_HOURS, DEAL_SOURCE } from '@jianzhu/domain/deals';
import { DEFAULT_TAX_RATES, type TaxRate } from '@jianzhu/domain/money';
import { type WonTotals, wonTotals } from '@jianzhu/domain/quotations';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import { takeRecordNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import type { LineRow } from '../inquiry/inquiry-fields.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { contentOf, secondOf } from '../quotation/opened-quotation.ts';
import type { Row } from '../record/record-table.ts';
import type { DealLine } from './tables.ts';

/** What one supplier wins; amounts in fen. */
export interface WonDeal extends WonTotals {
  readonly quotationId: string;
  readonly supplierId: string;
  readonly lines: readonly DealLine[];
}

/** Lines that a quotation wins, at the price that counts, with their part of freight and discount. */
export function wonAmounts(open: Row<'quotation_open'>, won: readonly LineRow[], asked: readonly LineRow[]): WonDeal {
  const content = contentOf(open);
  const second = new Map(secondOf(open)?.lines.map((line) => [line.inquiryLineId, line]));
  const offers = new Map(content.lines.map((line) => [line.inquiryLineId, line]));
  const quoted = asked.flatMap((row) => {
    const line = offers.get(row.id);
    if (line === undefined || line.quoted !== 1 || line.unitPrice === null || line.taxRate === null) return [];
    const again = second.get(row.id);
    const amount = again?.amount ?? line.amount ?? 0;
    // Rates of the dictionary: the form reads no others.
    const taxRate = line.taxRate as TaxRate;
    return [{ lineId: row.id, line, row, amount, unitPrice: again?.secondUnitPrice ?? line.unitPrice, taxRate }];
  });
  const isWon = (lineId: string) => won.some(({ id }) => id === lineId);
  const { discountAmount, freightAmount } = content.totals;
  // As of the comparison: the rate that the quotation says, or the usual one.
  const freightTaxRate = (content.freightTaxRate ?? DEFAULT_TAX_RATES.transport) as TaxRate;
  return {
    quotationId: open.quotation_id,
    supplierId: open.business_id,
    lines: quoted
      .filter(({ lineId }) => isWon(lineId))
      .map(({ line, row, amount, unitPrice, taxRate }) => ({
        lineId: row.id,
        materialName: row.material_name,
        spec: line.specOffered || row.spec,
        brand: line.brand || row.brand,
        unit: row.unit ?? '',
        quantity: row.quantity,
        ...{ unitPrice, taxRate, amount },
      })),
    ...wonTotals(quoted, isWon, { discountAmount, freightAmount, freightTaxRate }),
  };
}

/** What a deal comes of: an inquiry, or a tender with the bid that wins it. */
export interface DealSource {
  readonly id: string;
  readonly business_id: string;
  readonly title: string;
}

type Won = Omit<WonDeal, 'quotationId'> & ({ readonly quotationId: string } | { readonly bidId: string });

/** Makes the deal of a winner, to be confirmed in its limit; in `withWorker`. */
export async function makeDeal(
  transaction: Transaction,
  source: DealSource,
  won: Won,
  authorId: string,
): Promise<Row<'deal'>> {
  const restsOn =
    'bidId' in won
      ? { source_type: DEAL_SOURCE.tender, bid_id: won.bidId, quotation_id: null }
      : { source_type: DEAL_SOURCE.inquiry, quotation_id: won.quotationId };
  const deal = await transaction
    .insertInto('deal')
    .values({
      business_id: source.business_id,
      create_user_id: authorId,
      update_user_id: authorId,
      create_time: businessNow,
      update_time: sql<Date>`${businessNow}`,
      code: await takeRecordNumber(transaction, 'deal'),
      supplier_business_id: won.supplierId,
      ...restsOn,
      source_id: source.id,
      title: source.title,
      lines: JSON.stringify(won.lines),
      goods_amount: won.goodsAmount,
      freight_amount: won.freightAmount,
      discount_amount: won.discountAmount,
      total_amount: won.totalAmount,
      net_amount: won.netAmount,
      tax_amount: won.taxAmount,
      freight_tax: won.freightTax,
      confirm_deadline: sql<Date>`${businessNow} + make_interval(hours => ${CONFIRM_WITHIN_HOURS}::int)`,
      contract_attachments: '[]',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await scheduleJob(transaction, {
    kind: 'deal.expire',
    key: deal.id,
    runAt: sql<Date>`${deal.confirm_deadline.toISOString()}::timestamptz`,
    payload: { dealId: deal.id },
  });
  await tellRecordNews(transaction, 'deal', { businessId: won.supplierId });
  return deal;
}
