import { carryEvent } from '../audit/pending-event.ts';
import './tables.ts';
import { checkNewPin, MEMBER_MESSAGES } from '@jianzhu/domain';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { LOGIN_MESSAGES, MEMBER_NOTICES } from './messages.ts';
import { refuseChangedPassword } from './password-try.ts';
import type { Passwords } from './passwords.ts';
import type { PinCipher } from './pin-cipher.ts';
import { secondsFromNow } from './session-grants.ts';
import { noteChange } from './tell-account.ts';

const TRIES = 5;
const LOCK_MINUTES = 180;

export interface PinState {
  readonly isSet: boolean;
  /** Asia/Shanghai; null when the PIN is not locked. */
  readonly lockedUntil: string | null;
}

/** Whether a member has a PIN, and until when it is locked. */
export function readPinState(database: Database, userId: string): Promise<PinState> {
  return database.withCredentials(async (transaction) => {
    const row = await findPin(transaction, userId);
    const lockedUntil = row === undefined || row.locked_minutes === 0 ? null : row.locked_until;
    return {
      isSet: row !== undefined,
      lockedUntil: lockedUntil === null ? null : timeText(lockedUntil),
    };
  });
}

function findPin(transaction: Transaction, userId: string) {
  return transaction
    .selectFrom('pay_password')
    .select([
      'pin_hash',
      'wrong_tries',
      'locked_until',
      sql<number>`coalesce(greatest(0, ceil(extract(epoch from locked_until - now()) / 60)), 0)::int`.as(
        'locked_minutes',
      ),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** A new PIN as a request gives it, and whose it is to be. */
export interface GivenPin {
  readonly userId: string;
  readonly newPin: string;
  /** Absent where the browser alone asks for it twice. */
  readonly confirm?: string;
}

/** The PIN that a request gives for a new one, opened and held against the rules. */
export async function readNewPin(
  { database, cipher }: { readonly database: Database; readonly cipher: PinCipher },
  { userId, newPin, confirm = newPin }: GivenPin,
): Promise<string | Refusal> {
  const pin = cipher.open(newPin);
  if (pin === undefined) return refuseField('newPin', MEMBER_MESSAGES.pin);
  const { phone } = await database.withCredentials((transaction) =>
    transaction.selectFrom('account').select('phone').where('id', '=', userId).executeTakeFirstOrThrow(),
  );
  const [violation] = checkNewPin(pin, cipher.open(confirm) ?? '', { phone });
  return violation === undefined ? pin : refuseField(violation.field, violation.message);
}

export interface NewPin {
  readonly userId: string;
  readonly pin: string;
  /** `first` refuses when there is one already. */
  readonly mode: 'first' | 'replace';
  /** Uses up what allows the change, or says what is missing. */
  readonly prove: (transaction: Transaction) => Promise<Refusal | undefined>;
  /** The PIN that allows the change, as it was checked: it must be the member's still. */
  readonly checked?: CheckedPin;
}

/** The hash that a right PIN was checked against. */
export interface CheckedPin {
  readonly pinHash: string;
}

/** Stores a PIN, forgets wrong tries and tells the member (N061). A PIN that is not stored costs no proof. */
export async function storePin(
  { database, passwords }: { readonly database: Database; readonly passwords: Passwords },
  { userId, pin, mode, prove, checked }: NewPin,
): Promise<null | Refusal> {
  const pinHash = await passwords.hash(pin, userId);
  if (pinHash === undefined) return new Refusal('tooFrequent', { retryAfter: 1 });
  return database.withCredentials(async (transaction) => {
    if (mode === 'first' && (await findPin(transaction, userId)) !== undefined) return refuseSecondPin();
    if (checked !== undefined && !(await holdPin(transaction, userId, checked))) return refuseChangedPassword();
    const missing = await prove(transaction);
    if (missing !== undefined) return missing;
    const stored = await transaction
      .insertInto('pay_password')
      .values({ user_id: userId, pin_hash: pinHash })
      .onConflict((conflict) =>
        mode === 'first'
          ? conflict.doNothing()
          : conflict
              .column('user_id')
              .doUpdateSet({ pin_hash: pinHash, wrong_tries: 0, locked_until: null, updated_at: sql<Date>`now()` }),
      )
      .executeTakeFirst();
    if (stored.numInsertedOrUpdatedRows !== 1n) return refuseSecondPin();
    await noteChange(transaction, userId, MEMBER_NOTICES.pinChanged);
    carryEvent();
    return null;
  });
}

/** Whether a PIN that was checked still is the member's; a change that is on its way is waited for. */
async function holdPin(transaction: Transaction, userId: string, { pinHash }: CheckedPin): Promise<boolean> {
  const held = await transaction
    .selectFrom('pay_password')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('pin_hash', '=', pinHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

function refuseSecondPin(): Refusal {
  return new Refusal('stateConflict', { msg: LOGIN_MESSAGES.pinIsSet });
}

/** Judges a PIN; five wrong ones in a row lock it for three hours (domain rules 13.2). */
export async function checkPin(
  database: Database,
  passwords: Passwords,
  userId: string,
  pin: string | undefined,
): Promise<CheckedPin | Refusal> {
  // The try is counted before the PIN is looked at, so that parallel guesses count too.
  const counted = await database.withCredentials((transaction) => countTry(transaction, userId));
  if (counted instanceof Refusal) return counted;
  const check = await passwords.check(pin ?? '', counted.pinHash, userId, 'own');
  if (check === undefined) {
    await database.withCredentials((transaction) => withdrawPinTry(transaction, userId));
    return new Refusal('tooFrequent', { retryAfter: 1 });
  }
  if (!check.matches) {
    const triesLeft = TRIES - counted.tries;
    return triesLeft > 0
      ? new Refusal('wrongPin', { msg: LOGIN_MESSAGES.wrongPin(triesLeft), data: { triesLeft } })
      : refuseLocked(LOCK_MINUTES);
  }
  await database.withCredentials((transaction) =>
    transaction
      .updateTable('pay_password')
      .set({ wrong_tries: 0, locked_until: null })
      .where('user_id', '=', userId)
      .execute(),
  );
  return { pinHash: counted.pinHash };
}

async function countTry(
  transaction: Transaction,
  userId: string,
): Promise<{ readonly pinHash: string; readonly tries: number } | Refusal> {
  await lockText(transaction, `pin of ${userId}`);
  const row = await findPin(transaction, userId);
  if (row === undefined) return new Refusal('stateConflict', { msg: LOGIN_MESSAGES.pinNotSet });
  if (row.locked_minutes > 0) return refuseLocked(row.locked_minutes);
  // A lock that has ended gives all tries back.
  const tries = (row.locked_until === null ? row.wrong_tries : 0) + 1;
  await transaction
    .updateTable('pay_password')
    .set({ wrong_tries: tries, locked_until: tries >= TRIES ? secondsFromNow(LOCK_MINUTES * 60) : null })
    .where('user_id', '=', userId)
    .execute();
  return { pinHash: row.pin_hash, tries };
}

/** Takes back a try whose PIN was never looked at, and the lock if one has followed: so many tries there were not. */
async function withdrawPinTry(transaction: Transaction, userId: string): Promise<void> {
  await lockText(transaction, `pin of ${userId}`);
  await transaction
    .updateTable('pay_password')
    .set({ wrong_tries: sql<number>`greatest(0, wrong_tries - 1)`, locked_until: null })
    .where('user_id', '=', userId)
    .execute();
}

function refuseLocked(minutes: number): Refusal {
  return new Refusal('locked', { msg: LOGIN_MESSAGES.pinLocked(minutes), retryAfter: minutes * 60 });
}
