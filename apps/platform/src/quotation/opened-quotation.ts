import './tables.ts';
import { sql } from 'kysely';
import { setFilesOfAll } from '../attachment/record-files.ts';
import type { Transaction } from '../db/schema.ts';
import { onlyRow } from '../record/only-row.ts';
import type { Row } from '../record/record-table.ts';
import type { Quotation } from './change-quotation.ts';
import type { KeptQuotation, KeptSecond } from './quotation-content.ts';

/** A quotation whose round was opened. */
export interface Opened {
  readonly quotation: Pick<Quotation, 'id' | 'business_id' | 'buyer_business_id' | 'inquiry_id' | 'submit_time'>;
  readonly content: KeptQuotation;
}

/** Writes what was opened, in place of what stood there; in `withWorker`. */
export async function writeOpened(transaction: Transaction, opened: readonly Opened[]): Promise<void> {
  if (opened.length === 0) return;
  const rows = opened.map(({ quotation, content }) => ({
    quotation_id: quotation.id,
    business_id: quotation.business_id,
    buyer_business_id: quotation.buyer_business_id,
    inquiry_id: quotation.inquiry_id,
    submit_time: quotation.submit_time,
    valid_until: content.validUntil,
    total_amount: content.totals.totalAmount,
    content,
  }));
  await sql`
    insert into quotation_open (quotation_id, business_id, buyer_business_id, inquiry_id, submit_time, valid_until,
      total_amount, content)
    select quotation_id, business_id, buyer_business_id, inquiry_id, submit_time, valid_until, total_amount, content
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o (quotation_id bigint, business_id bigint,
      buyer_business_id bigint, inquiry_id bigint, submit_time timestamptz, valid_until date, total_amount bigint,
      content jsonb)
    on conflict (quotation_id) do update set submit_time = excluded.submit_time, valid_until = excluded.valid_until,
      total_amount = excluded.total_amount, content = excluded.content`.execute(transaction);
  const filed = opened.map(({ quotation, content }) => ({ id: quotation.id, files: content.attachments }));
  await setFilesOfAll(transaction, 'quotation', filed);
}

/** Adds the second prices to what was opened before. */
export async function writeSecond(transaction: Transaction, quotationId: string, second: KeptSecond): Promise<void> {
  const written = await transaction
    .updateTable('quotation_open')
    .set({ second_content: JSON.stringify(second), total_amount: second.totals.totalAmount })
    .where('quotation_id', '=', quotationId)
    .returning('quotation_id as id')
    .execute();
  onlyRow(written, quotationId);
}

type OpenRow = Row<'quotation_open'>;

// Written by the two functions above alone.
export const contentOf = (row: OpenRow): KeptQuotation => row.content as KeptQuotation;
export const secondOf = (row: OpenRow): KeptSecond | null => row.second_content as KeptSecond | null;

/** The price of each line that counts: the second one where there is one. In fen, with its rate. */
export function pricesOf(row: OpenRow): Map<string, { readonly unitPrice: number; readonly taxRate: number }> {
  const second = new Map(secondOf(row)?.lines.map((line) => [line.inquiryLineId, line.secondUnitPrice]));
  return new Map(
    contentOf(row).lines.flatMap((line) =>
      line.quoted === 1 && line.unitPrice !== null && line.taxRate !== null
        ? [[line.inquiryLineId, { unitPrice: second.get(line.inquiryLineId) ?? line.unitPrice, taxRate: line.taxRate }]]
        : [],
    ),
  );
}

/** All that was opened of an inquiry, the earliest first, as the session may read it. */
export const readOpened = (transaction: Transaction, inquiryId: string): Promise<OpenRow[]> =>
  transaction
    .selectFrom('quotation_open')
    .selectAll()
    .where('inquiry_id', '=', inquiryId)
    .orderBy('submit_time')
    .orderBy('quotation_id')
    .execute();
