import './tables.ts';
import '../quotation/tables.ts';
import { CONFIRM_WITHIN_HOURS, DEAL_SOURCE } from '@jianzhu/domain/deals';
import { DEFAULT_TAX_RATES, splitTax, type TaxRate } from '@jianzhu/domain/money';
import { allocate } from '@jianzhu/domain/quotations';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import { takeRecordNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import type { LineRow } from '../inquiry/inquiry-fields.ts';
import type { Inquiry } from '../inquiry/own-inquiry.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { contentOf, secondOf } from '../quotation/opened-quotation.ts';
import type { Row } from '../record/record-table.ts';
import type { DealLine } from './tables.ts';

/** What one supplier wins; amounts in fen. */
export interface WonDeal {
  readonly quotationId: string;
  readonly supplierId: string;
  readonly lines: readonly DealLine[];
  readonly goodsAmount: number;
  readonly freightAmount: number;
  readonly discountAmount: number;
  readonly totalAmount: number;
  /** Of the goods, after the discount. */
  readonly netAmount: number;
  readonly taxAmount: number;
  readonly freightTax: number;
}

/**
 * Lines that a quotation wins, at the price that counts. Who wins a part gets the part of freight and discount that its
 * lines have in the quotation's amount.
 */
export function wonAmounts(open: Row<'quotation_open'>, won: readonly LineRow[], asked: readonly LineRow[]): WonDeal {
  const content = contentOf(open);
  const second = new Map(secondOf(open)?.lines.map((line) => [line.inquiryLineId, line]));
  const quoted = content.lines.flatMap((line) => {
    const row = asked.find(({ id }) => id === line.inquiryLineId);
    if (row === undefined || line.quoted !== 1 || line.unitPrice === null || line.taxRate === null) return [];
    const again = second.get(line.inquiryLineId);
    const amount = again?.amount ?? line.amount ?? 0;
    return [{ line, row, amount, unitPrice: again?.secondUnitPrice ?? line.unitPrice, taxRate: line.taxRate }];
  });
  const amounts = quoted.map(({ amount }) => amount);
  const discounts = allocate(content.totals.discountAmount, amounts);
  const freights = allocate(content.totals.freightAmount, amounts);
  const own = quoted.map((part, index) => ({
    ...part,
    discount: discounts[index] ?? 0,
    freight: freights[index] ?? 0,
  }));
  const mine = own.filter(({ row }) => won.some(({ id }) => id === row.id));
  const sum = (value: (part: (typeof mine)[number]) => number) => mine.reduce((total, part) => total + value(part), 0);
  // A rate of the dictionary: the form reads no other.
  const taxed = (part: (typeof mine)[number]) => splitTax(part.amount - part.discount, part.taxRate as TaxRate);
  const [goods, freight, discount] = [
    sum(({ amount }) => amount),
    sum((one) => one.freight),
    sum((one) => one.discount),
  ];
  return {
    quotationId: open.quotation_id,
    supplierId: open.business_id,
    lines: mine.map(({ line, row, amount, unitPrice, taxRate }) => ({
      lineId: row.id,
      materialName: row.material_name,
      spec: line.specOffered || row.spec,
      brand: line.brand || row.brand,
      unit: row.unit ?? '',
      quantity: row.quantity,
      ...{ unitPrice, taxRate, amount },
    })),
    ...{ goodsAmount: goods, freightAmount: freight, discountAmount: discount },
    totalAmount: goods + freight - discount,
    netAmount: sum((part) => taxed(part).net),
    taxAmount: sum((part) => taxed(part).tax),
    // As of the comparison: the rate that the quotation says, or the usual one.
    freightTax: splitTax(freight, (content.freightTaxRate ?? DEFAULT_TAX_RATES.transport) as TaxRate).tax,
  };
}

/** Makes the deal of a winner, to be confirmed in its limit; in `withWorker`. */
export async function makeDeal(
  transaction: Transaction,
  inquiry: Pick<Inquiry, 'id' | 'business_id' | 'title'>,
  won: WonDeal,
  authorId: string,
): Promise<Row<'deal'>> {
  const deal = await transaction
    .insertInto('deal')
    .values({
      business_id: inquiry.business_id,
      create_user_id: authorId,
      update_user_id: authorId,
      create_time: businessNow,
      update_time: sql<Date>`${businessNow}`,
      code: await takeRecordNumber(transaction, 'deal'),
      supplier_business_id: won.supplierId,
      source_type: DEAL_SOURCE.inquiry,
      source_id: inquiry.id,
      quotation_id: won.quotationId,
      title: inquiry.title,
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
