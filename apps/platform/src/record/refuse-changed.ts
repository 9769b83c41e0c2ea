import { timeText } from '../db/time-text.ts';
import '../member/tables.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { PLATFORM_NAME } from './messages.ts';

/** The last change of a record. */
interface Change {
  /** Null for the platform and those who run it. */
  readonly userId: string | null;
  readonly time: Date;
}

/**
 * 409 with what others have made of a record, and who did so when.
 *
 * @param current the record as the caller sees it now
 * @param callerId who comes too late; told apart when the change was their own, in another tab or on another device
 * @param change undefined where nobody knows any more
 */
export async function refuseChanged(
  transaction: Transaction,
  current: unknown,
  callerId: string | null,
  change: Change | undefined,
): Promise<Refusal> {
  const isOwn = callerId !== null && change?.userId === callerId;
  const changedBy = change === undefined ? '' : await nameOf(transaction, change.userId);
  const changedAt = change === undefined ? '' : timeText(change.time);
  return new Refusal('versionConflict', { data: { current, changedBy, changedAt, isOwn } });
}

async function nameOf(transaction: Transaction, userId: string | null): Promise<string> {
  if (userId === null) return PLATFORM_NAME;
  const account = await transaction
    .selectFrom('account')
    .select(['real_name', 'nick_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return account?.real_name || account?.nick_name || '';
}
