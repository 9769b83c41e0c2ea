import { checkVersion } from '@jianzhu/domain/records';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { Refusal } from '../http/refusal.ts';
import { accountName } from '../member/person-name.ts';
import { PLATFORM_NAME } from './messages.ts';
import type { SavedOf } from './save-record.ts';

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

/** A record of a business that several of its members write. */
interface Kept {
  readonly id: string;
  readonly version: number;
  readonly update_user_id: string;
  readonly update_time: Date;
}

/**
 * Refuses whoever acts on a record without having seen its last change; null for all others.
 *
 * @param toWire the record as the caller sees it
 */
export async function refuseOlder<Row extends Kept>(
  transaction: Transaction,
  callerId: string,
  kept: Row,
  seen: { readonly version: number },
  toWire: (row: Row) => unknown,
): Promise<Refusal | null> {
  if (checkVersion(kept.version, seen.version) === null) return null;
  const change = { userId: kept.update_user_id, time: kept.update_time };
  return refuseChanged(transaction, toWire(kept), callerId, change);
}

/**
 * Refuses whoever saves without having seen what her business has said by now; null for all others.
 *
 * @param kept what the business has said; undefined where that is nothing yet
 * @param seen what the caller has seen; without an id: nothing
 * @param toWire the record as the caller sees it
 */
export async function refuseUnseen<Row extends Kept>(
  transaction: Transaction,
  callerId: string,
  kept: Row | undefined,
  { id, version = 0 }: SavedOf,
  toWire: (row: Row) => unknown,
): Promise<Refusal | null> {
  if (kept === undefined) return id === undefined ? null : new Refusal('notFound');
  if (id !== undefined && id !== kept.id) return new Refusal('notFound');
  const change = { userId: kept.update_user_id, time: kept.update_time };
  return id === undefined
    ? refuseChanged(transaction, toWire(kept), callerId, change)
    : refuseOlder(transaction, callerId, kept, { version }, toWire);
}

const nameOf = async (transaction: Transaction, userId: string | null): Promise<string> =>
  userId === null ? PLATFORM_NAME : accountName(transaction, userId);
