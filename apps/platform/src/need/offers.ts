import './tables.ts';
import '../member/tables.ts';
import { NEED_MESSAGES, NEED_REPLY_STATUS, NEED_STATUS, type NeedReplyFields } from '@jianzhu/domain/needs';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { readStanding } from '../member/standing.ts';
import { findRecord } from '../record/find-record.ts';
import { changeReply } from './change-need.ts';
import { NEED_NEWS } from './messages.ts';
import { tellOwner } from './need-news.ts';
import { isInTime } from './needs.ts';
import { replierOf } from './own-needs.ts';

/** Makes an offer; in a transaction of `withWorker`, under the lock of the need. */
export async function replyToNeed(
  transaction: Transaction,
  { userId, acting: { businessId } }: BusinessMember,
  { needId, price, days, plan }: NeedReplyFields & { readonly needId: string },
): Promise<{ id: string; status: number; version: number } | Refusal> {
  const need = await findRecord(transaction, 'need', needId, 'lock');
  if (need instanceof Refusal || !need.is_public || need.status === NEED_STATUS.pending) return new Refusal('notFound');
  if (need.status === NEED_STATUS.rejected) return new Refusal('notFound');
  if (need.business_id === businessId) return new Refusal('noPermission', { msg: NEED_MESSAGES.ownNeed });
  if (!(await readStanding(transaction, businessId)).isCertified) return new Refusal('certificationNeeded');
  const { rows } = await sql<{ is_in_time: boolean }>`
    select ${isInTime} as is_in_time from need where id = ${need.id}`.execute(transaction);
  if (need.status !== NEED_STATUS.shown || rows[0]?.is_in_time !== true) {
    return new Refusal('deadlinePassed', { msg: NEED_MESSAGES.notOpen });
  }
  const live = await transaction
    .selectFrom('need_reply')
    .select('id')
    .where('need_id', '=', need.id)
    .where('business_id', '=', businessId)
    .where('status', 'in', [NEED_REPLY_STATUS.waiting, NEED_REPLY_STATUS.chosen])
    .executeTakeFirst();
  if (live) return new Refusal('stateConflict', { msg: NEED_MESSAGES.replied });
  const made = await transaction
    .insertInto('need_reply')
    .values({
      business_id: businessId,
      create_user_id: userId,
      update_user_id: userId,
      create_time: businessNow,
      update_time: sql<Date>`${businessNow}`,
      need_id: need.id,
      owner_business_id: need.business_id,
      ...{ price, days, plan },
    })
    .returning(['id', 'status', 'version'])
    .executeTakeFirstOrThrow();
  await countReplies(transaction, need.id);
  await tellOwner(transaction, need, NEED_NEWS.replied(need.title));
  return made;
}

/** Takes an offer back before the choice; in a transaction of `withWorker`. */
export async function withdrawReply(
  transaction: Transaction,
  caller: BusinessMember,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<null | Refusal> {
  const found = await findRecord(transaction, 'need_reply', id);
  if (found instanceof Refusal || found.business_id !== caller.acting.businessId) return new Refusal('notFound');
  // The need first, as whoever chooses does.
  const need = await findRecord(transaction, 'need', found.need_id, 'lock');
  if (need instanceof Refusal) return need;
  const seen = { version, toWire: ({ status }: { status: number }) => ({ id, status }) };
  const by = { action: 'withdraw', actor: replierOf(caller), userId: caller.userId } as const;
  const changed = await changeReply(transaction, id, by, seen);
  if (changed instanceof Refusal) return changed;
  await countReplies(transaction, need.id);
  return null;
}

async function countReplies(transaction: Transaction, needId: string): Promise<void> {
  await sql`
    update need set reply_count = (
      select count(*) from need_reply where need_id = ${needId} and status <> ${NEED_REPLY_STATUS.withdrawn}
    ) where id = ${needId}`.execute(transaction);
}
