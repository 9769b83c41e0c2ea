import './tables.ts';
import { sql } from 'kysely';
import { businessNow, readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { OPS } from '../record/actor-of.ts';
import { changeInquiry, factsOf, type Inquiry } from './own-inquiry.ts';
import { endInquiry } from './owner-acts.ts';
import { tellProcurement } from './procurement-news.ts';
import { lockInquiry } from './work-on.ts';

/** Takes an inquiry off the platform and tells its buyer why (domain rules 3.5); in `withWorker`. @param code 单号 */
export async function takeOffShelf(transaction: Transaction, code: string, reason: string): Promise<Inquiry | Refusal> {
  const named = await transaction.selectFrom('inquiry').select('id').where('code', '=', code).executeTakeFirst();
  const row = named && (await lockInquiry(transaction, named.id));
  if (row === undefined || row instanceof Refusal || row.code !== code) return new Refusal('notFound');
  const changed = await changeInquiry(
    transaction,
    { row, facts: factsOf(row, await readNow(transaction)) },
    {
      ...{ action: 'offShelf', actor: OPS, userId: null, reason },
      columns: { close_time: sql`${businessNow}`, close_remark: reason },
    },
  );
  if (changed instanceof Refusal) return changed;
  await endInquiry(transaction, changed);
  const owner = { businessIds: [changed.business_id], permission: 'inquiry_view' } as const;
  await tellProcurement(transaction, 'N113', owner, { title: changed.title, reason }, changed.id);
  return changed;
}
