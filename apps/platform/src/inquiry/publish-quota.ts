import './tables.ts';
import { membershipLimit } from '@jianzhu/domain';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { readStanding, type Standing } from '../member/standing.ts';
import type { Inquiry } from './own-inquiry.ts';

/** This month's first day in Shanghai. */
const month = sql<string>`date_trunc('month', ${businessNow} at time zone 'Asia/Shanghai')::date`;

const publicationsOf = (transaction: Transaction, businessId: string) =>
  transaction
    .selectFrom('inquiry_publication')
    .select('inquiry_id')
    .where('business_id', '=', businessId)
    .where('month', '=', month)
    .execute();

/** What a business has published this month, of how many, and what would be refused of one more (domain rules 0.13, 12.2). */
export async function readPublishQuota(transaction: Transaction, businessId: string) {
  const standing = await readStanding(transaction, businessId);
  const used = (await publicationsOf(transaction, businessId)).length;
  const limit = membershipLimit('inquiriesPerMonth', standing.level);
  const refused = refusePublisher(standing) ?? (limit !== null && used >= limit ? new Refusal('quotaUsedUp') : null);
  return { used, limit, refusal: refused && { code: refused.code, message: refused.msg } };
}

/** Nobody publishes whose company is not certified. */
const refusePublisher = ({ isCertified }: Standing) => (isCertified ? null : new Refusal('certificationNeeded'));

/**
 * Whether the business of an inquiry may publish it now, under a lock that lasts until `notePublication`; 413 where its
 * membership has none left. In `withWorker`.
 */
export async function admitPublication(
  transaction: Transaction,
  { id, business_id }: Inquiry,
): Promise<Standing | Refusal> {
  const standing = await readStanding(transaction, business_id);
  const refused = refusePublisher(standing);
  if (refused) return refused;
  await lockText(transaction, `publications ${business_id}`);
  const known = await publicationsOf(transaction, business_id);
  const limit = membershipLimit('inquiriesPerMonth', standing.level);
  const isCounted = known.some(({ inquiry_id }) => inquiry_id === id);
  return limit !== null && !isCounted && known.length >= limit ? new Refusal('quotaUsedUp') : standing;
}

/** Counts a publication that was admitted. */
export const notePublication = (transaction: Transaction, { id, business_id }: Inquiry) =>
  transaction
    .insertInto('inquiry_publication')
    .values({ business_id, inquiry_id: id, month })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
