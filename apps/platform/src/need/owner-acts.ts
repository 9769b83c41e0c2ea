import { actorOf } from '../record/actor-of.ts';
import './tables.ts';
import { NEED_MESSAGES, NEED_REPLY_STATUS, NEED_STATUS } from '@jianzhu/domain/needs';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import { changeNeed, changeReplyOf, passReplies } from './change-need.ts';
import { withdrawNeedReview } from './hand-in-need.ts';
import { NEED_NEWS } from './messages.ts';
import { tellMember } from './need-news.ts';
import { ownerOf, toOwn } from './own-needs.ts';

interface Seen {
  readonly id: string;
  readonly version: number;
}

/** The need of the caller's business; what belongs to others is not found, since the worker sees all. */
async function findOwn(transaction: Transaction, caller: BusinessMember, id: string): Promise<Row<'need'> | Refusal> {
  const need = await findRecord(transaction, 'need', id, 'lock');
  if (need instanceof Refusal) return need;
  return need.business_id === caller.acting.businessId ? need : new Refusal('notFound');
}

const towardsReplies = (caller: BusinessMember) => ({
  actor: actorOf(caller, 'needOwner'),
  userId: caller.userId,
});

async function actOn(
  transaction: Transaction,
  caller: BusinessMember,
  { id, version }: Seen,
  act: {
    readonly action: 'choose' | 'finish' | 'reopen' | 'close';
    readonly reason?: string;
    readonly columns?: object;
  },
): Promise<{ readonly before: Row<'need'>; readonly need: Row<'need'> } | Refusal> {
  const before = await findOwn(transaction, caller, id);
  if (before instanceof Refusal) return before;
  const need = await changeNeed(transaction, id, {
    ...act,
    actor: ownerOf(caller),
    userId: caller.userId,
    seen: { version, toWire: (row) => toOwn(row, caller) },
    audit: 'call',
  });
  return need instanceof Refusal ? need : { before, need };
}

/** Chooses one offer; whoever made another one is told. All in a transaction of `withWorker`, as every act here. */
export async function chooseReply(
  transaction: Transaction,
  caller: BusinessMember,
  { replyId, ...seen }: Seen & { readonly replyId: string },
): Promise<null | Refusal> {
  const own = await findOwn(transaction, caller, seen.id);
  if (own instanceof Refusal) return own;
  return settleOn(transaction, own, {
    ...{ replyId, by: towardsReplies(caller) },
    choose: () => actOn(transaction, caller, seen, { action: 'choose' }),
  });
}

/** A choice as it is made: by whom, and how the need itself is changed. */
interface Choice {
  readonly replyId: string;
  readonly by: Parameters<typeof passReplies>[2];
  readonly choose: () => Promise<unknown>;
}

/** Chooses an offer for a need that is locked, and passes the others; each company is told. */
export async function settleOn(
  transaction: Transaction,
  need: Row<'need'>,
  { replyId, by, choose }: Choice,
): Promise<null | Refusal> {
  const reply = await findRecord(transaction, 'need_reply', replyId, 'lock');
  if (reply instanceof Refusal || reply.need_id !== need.id) return new Refusal('notFound');
  if (need.status === NEED_STATUS.shown && reply.status !== NEED_REPLY_STATUS.waiting) {
    return new Refusal('stateConflict', { msg: NEED_MESSAGES.replyGone });
  }
  const done = await choose();
  if (done instanceof Refusal) return done;
  await changeReplyOf(transaction, replyId, { action: 'choose', ...by });
  await passReplies(transaction, need, by, 'passed');
  await tellMember(transaction, need.id, reply.create_user_id, NEED_NEWS.chosen(need.title));
  return null;
}

/** What is no more agreed to once a need is open anew. */
export const AGREED_NO_MORE = { owner_agrees: false, replier_agrees: false } as const;

/** Opens a matched need anew; the one that was chosen may offer again, as all others, and each is told. */
export async function reopenNeed(
  transaction: Transaction,
  caller: BusinessMember,
  { reason, ...seen }: Seen & { readonly reason: string },
): Promise<null | Refusal> {
  const done = await actOn(transaction, caller, seen, { action: 'reopen', reason, columns: AGREED_NO_MORE });
  if (done instanceof Refusal) return done;
  await offerAnew(transaction, done.need, towardsReplies(caller));
  return null;
}

/** Lets all offer again for a need that is open anew, and tells them. */
export async function offerAnew(
  transaction: Transaction,
  { id, title }: Row<'need'>,
  by: Parameters<typeof passReplies>[2],
): Promise<void> {
  const passed = await transaction
    .selectFrom('need_reply')
    .select('create_user_id')
    .distinct()
    .where('need_id', '=', id)
    .where('status', '=', NEED_REPLY_STATUS.passed)
    .where('create_user_id', 'not in', (chosen) =>
      chosen
        .selectFrom('need_reply')
        .select('create_user_id')
        .where('need_id', '=', id)
        .where('status', '=', NEED_REPLY_STATUS.chosen),
    )
    .execute();
  for (const { create_user_id } of passed) await tellMember(transaction, id, create_user_id, NEED_NEWS.reopened(title));
  await passReplies(transaction, { id, title }, by, 'reopened', [NEED_REPLY_STATUS.chosen]);
}

export async function finishNeed(
  transaction: Transaction,
  caller: BusinessMember,
  seen: Seen,
): Promise<null | Refusal> {
  const done = await actOn(transaction, caller, seen, { action: 'finish' });
  if (done instanceof Refusal) return done;
  await tellFinished(transaction, done.need);
  return null;
}

/** Tells whoever was chosen that a need is finished. */
export async function tellFinished(transaction: Transaction, { id, title }: Row<'need'>): Promise<void> {
  const chosen = await transaction
    .selectFrom('need_reply')
    .select('create_user_id')
    .where('need_id', '=', id)
    .where('status', '=', NEED_REPLY_STATUS.chosen)
    .executeTakeFirst();
  if (chosen) await tellMember(transaction, id, chosen.create_user_id, NEED_NEWS.finished(title));
}

/** Closes a need whatever waits for it: its review, its offers. */
export async function closeNeed(
  transaction: Transaction,
  caller: BusinessMember,
  { reason, ...seen }: Seen & { readonly reason: string },
): Promise<null | Refusal> {
  const done = await actOn(transaction, caller, seen, { action: 'close', reason });
  if (done instanceof Refusal) return done;
  if (done.before.status === NEED_STATUS.pending) await withdrawNeedReview(transaction, seen.id, caller.userId);
  await passReplies(transaction, done.need, towardsReplies(caller), 'closed');
  return null;
}

/** Keeps what one side says to being shown as a case: the owner, or the one that was chosen. */
export async function agreeToCase(
  transaction: Transaction,
  caller: BusinessMember,
  { id, isOn }: { readonly id: string; readonly isOn: boolean },
): Promise<{ isAgreed: boolean } | Refusal> {
  const need = await findRecord(transaction, 'need', id, 'lock');
  if (need instanceof Refusal) return need;
  const { businessId } = caller.acting;
  const chosen = await transaction
    .selectFrom('need_reply')
    .select('id')
    .where('need_id', '=', id)
    .where('business_id', '=', businessId)
    .where('status', '=', NEED_REPLY_STATUS.chosen)
    .executeTakeFirst();
  const isOwner = need.business_id === businessId;
  if (!isOwner && chosen === undefined) return new Refusal('notFound');
  const isMatched = need.status === NEED_STATUS.matched || need.status === NEED_STATUS.finished;
  if (!isMatched) return new Refusal('stateConflict');
  const column = isOwner ? { owner_agrees: isOn } : { replier_agrees: isOn };
  await transaction.updateTable('need').set(column).where('id', '=', id).execute();
  return { isAgreed: isOn };
}
