import './tables.ts';
import { createHash, randomBytes } from 'node:crypto';
import { NEED_MESSAGES, NEED_STATUS, type NeedFields } from '@jianzhu/domain/needs';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { Refusal } from '../http/refusal.ts';
import type { ClientPlace } from '../member/network-of.ts';
import { useCode, withCode } from '../member/sms-codes.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import { changeNeed, passReplies } from './change-need.ts';
import { withdrawNeedReview } from './hand-in-need.ts';
import { NEED_TEXTS } from './messages.ts';
import { isReceived, repliesTo, toReceivedReply } from './own-needs.ts';
import { AGREED_NO_MORE, offerAnew, settleOn, tellFinished } from './owner-acts.ts';
import { type SubmittedNeed, submitNeed } from './submit-need.ts';

const MOST_OWN = 50;
const KEY_BYTES = 32;
const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Takes a visitor's need, whose phone the code proves; in a transaction of `withCredentials`. */
export async function submitAsVisitor(
  transaction: Transaction,
  { smsCode: code, ...fields }: NeedFields & { readonly smsCode: string },
  place: ClientPlace,
): Promise<SubmittedNeed | Refusal> {
  const given = { phone: fields.contactPhone, scene: 'need', code, ...place } as const;
  return withCode(transaction, given, new Refusal('wrongCode'), () => submitNeed(transaction, fields, null));
}

/** A visitor's own needs, each with a new key for the acts on it; in a transaction of `withCredentials`. */
export async function proveVisitor(
  transaction: Transaction,
  { phone, smsCode: code, ...place }: ClientPlace & { readonly phone: string; readonly smsCode: string },
) {
  if (!(await useCode(transaction, { phone, scene: 'need', code, ...place }))) return new Refusal('wrongCode');
  const rows = await transaction
    .selectFrom('need')
    .innerJoin('need_contact', 'need_contact.need_id', 'need.id')
    .select(['need.id', 'code', 'title', 'status', 'reply_count', 'create_time'])
    .where('need_contact.business_id', 'is', null)
    .where('contact_phone', '=', phone)
    .orderBy('create_time', 'desc')
    .orderBy('need.id', 'desc')
    .limit(MOST_OWN)
    .execute();
  const key = randomBytes(KEY_BYTES).toString('base64url');
  if (rows.length > 0) {
    const ids = rows.map(({ id }) => id);
    await transaction
      .updateTable('need_contact')
      .set({ visitor_key: hashOf(key) })
      .where('need_id', 'in', ids)
      .execute();
  }
  return rows.map(({ id, code: number, title, status, reply_count, create_time }) => ({
    ...{ id, code: number, title, status, key },
    replyCount: reply_count,
    createTime: timeText(create_time),
  }));
}

/** The same needs with the offers for them, which are sealed to her; in a transaction of `withWorker`. */
export async function withOffers<Need extends { readonly id: string }>(
  transaction: Transaction,
  needs: readonly Need[],
) {
  if (needs.length === 0) return [];
  const ids = needs.map(({ id }) => id);
  const replies = (await repliesTo(transaction, ids)).filter(isReceived);
  return needs.map((need) => ({
    ...need,
    replies: replies.filter(({ need_id }) => need_id === need.id).map(toReceivedReply),
  }));
}

/** What a visitor names a need of hers by. */
interface Proven {
  readonly id: string;
  /** That the proof of her phone gave. */
  readonly key: string;
}

const VISITOR = { is: ['visitor'], permissionKeys: [] } as const;
const TOWARDS_REPLIES = { actor: VISITOR, userId: null } as const;

/** Her need, locked; without its key, there is none. */
async function findByKey(transaction: Transaction, { id, key }: Proven): Promise<Row<'need'> | Refusal> {
  const need = await findRecord(transaction, 'need', id, 'lock');
  if (need instanceof Refusal) return keyUnknown();
  const proven = await transaction
    .selectFrom('need_contact')
    .select('need_id')
    .where('need_id', '=', need.id)
    .where('business_id', 'is', null)
    .where('visitor_key', '=', hashOf(key))
    .executeTakeFirst();
  return proven === undefined ? keyUnknown() : need;
}

/** Chooses an offer by the key of the need; whoever made another one is told. In a transaction of `withWorker`. */
export async function chooseAsVisitor(
  transaction: Transaction,
  { replyId, ...proven }: Proven & { readonly replyId: string },
): Promise<null | Refusal> {
  const need = await findByKey(transaction, proven);
  if (need instanceof Refusal) return need;
  return settleOn(transaction, need, {
    ...{ replyId, by: TOWARDS_REPLIES },
    choose: () => changeNeed(transaction, need.id, { action: 'choose', actor: VISITOR, userId: null, audit: 'call' }),
  });
}

/** Closes a need by its key; in a transaction of `withWorker`. */
export async function closeAsVisitor(transaction: Transaction, proven: Proven): Promise<null | Refusal> {
  const need = await findByKey(transaction, proven);
  if (need instanceof Refusal) return need;
  const changed = await changeNeed(transaction, need.id, {
    ...{ action: 'close', actor: VISITOR, userId: null, reason: NEED_TEXTS.visitor, audit: 'call' },
  });
  if (changed instanceof Refusal) return changed;
  if (need.status === NEED_STATUS.pending) await withdrawNeedReview(transaction, need.id, null);
  await passReplies(transaction, changed, TOWARDS_REPLIES, 'closed');
  return null;
}

/** Says by the key of a need that it is done; whoever was chosen is told. In a transaction of `withWorker`. */
export async function finishAsVisitor(transaction: Transaction, proven: Proven): Promise<null | Refusal> {
  const need = await findByKey(transaction, proven);
  if (need instanceof Refusal) return need;
  const changed = await changeNeed(transaction, need.id, {
    ...{ action: 'finish', actor: VISITOR, userId: null, audit: 'call' },
  });
  if (changed instanceof Refusal) return changed;
  await tellFinished(transaction, changed);
  return null;
}

/** Opens a matched need anew by its key; all who have offered are told. In a transaction of `withWorker`. */
export async function reopenAsVisitor(
  transaction: Transaction,
  { reason, ...proven }: Proven & { readonly reason: string },
): Promise<null | Refusal> {
  const need = await findByKey(transaction, proven);
  if (need instanceof Refusal) return need;
  const changed = await changeNeed(transaction, need.id, {
    ...{ action: 'reopen', actor: VISITOR, userId: null, reason, columns: AGREED_NO_MORE, audit: 'call' },
  });
  if (changed instanceof Refusal) return changed;
  await offerAnew(transaction, changed, TOWARDS_REPLIES);
  return null;
}

const keyUnknown = () => new Refusal('wrongCode', { msg: NEED_MESSAGES.unknownKey });
