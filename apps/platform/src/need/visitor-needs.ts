import './tables.ts';
import { createHash, randomBytes } from 'node:crypto';
import { NEED_MESSAGES, NEED_STATUS, type NeedFields } from '@jianzhu/domain/needs';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { Refusal } from '../http/refusal.ts';
import type { ClientPlace } from '../member/network-of.ts';
import { useCode } from '../member/sms-codes.ts';
import { SYSTEM } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import { changeNeed, passReplies } from './change-need.ts';
import { withdrawNeedReview } from './hand-in-need.ts';
import { NEED_TEXTS } from './messages.ts';
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
  if (!(await useCode(transaction, { phone: fields.contactPhone, scene: 'need', code, ...place }))) {
    return new Refusal('wrongCode');
  }
  return submitNeed(transaction, fields, null);
}

/** A visitor's own needs, each with a new key that closes it; in a transaction of `withCredentials`. */
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

/** Closes a need by its key; without it, there is none. In a transaction of `withWorker`. */
export async function closeAsVisitor(
  transaction: Transaction,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<null | Refusal> {
  const need = await findRecord(transaction, 'need', id, 'lock');
  if (need instanceof Refusal) return keyUnknown();
  const proven = await transaction
    .selectFrom('need_contact')
    .select('need_id')
    .where('need_id', '=', need.id)
    .where('business_id', 'is', null)
    .where('visitor_key', '=', hashOf(key))
    .executeTakeFirst();
  if (proven === undefined) return keyUnknown();
  const changed = await changeNeed(transaction, need.id, {
    ...{ action: 'close', actor: { is: ['visitor'], permissionKeys: [] } },
    ...{ userId: null, reason: NEED_TEXTS.visitor, audit: 'call' },
  });
  if (changed instanceof Refusal) return changed;
  if (need.status === NEED_STATUS.pending) await withdrawNeedReview(transaction, need.id, null);
  await passReplies(transaction, changed, { actor: SYSTEM, userId: null }, 'closed');
  return null;
}

const keyUnknown = () => new Refusal('wrongCode', { msg: NEED_MESSAGES.unknownKey });
