import './tables.ts';
import { sql } from 'kysely';
import { hashToken, tokenHashBytes } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { createRecoveryCodes, plainRecoveryCode, stepOfCode } from './second-factor-codes.ts';
import { SECOND_FACTOR_MESSAGES as messages } from './second-factor-messages.ts';
import { openSecret } from './second-factor-secret.ts';
import { secondsFromNow } from './session-grants.ts';

const TRIES = 5;
const LOCK_MINUTES = 15;

/** Whether a user logs in and pays with a second factor. */
export async function hasSecondFactor(transaction: Transaction, userId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('second_factor')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export interface GivenCode {
  readonly userId: string;
  readonly code: string | undefined;
  /** Name in the request. */
  readonly field: string;
  /** Only the code of an app that this login is setting up; else that of the factor in force, or a recovery code. */
  readonly startedBy?: string;
}

/**
 * Judges a code and uses it up: its step, or the recovery code. Five wrong ones in a row lock the factor for a quarter
 * of an hour. The row is held, and the try counted, before the code is looked at: guesses at once follow each other.
 */
export async function useSecondCode(transaction: Transaction, given: GivenCode): Promise<Refusal | undefined> {
  const { userId, code, field, startedBy } = given;
  const row = await holdFactor(transaction, userId, startedBy);
  if (row === undefined) return new Refusal('stateConflict', { msg: startedBy ? messages.startAgain : messages.notOn });
  if (code === undefined) return refuseField(field, messages.codeNeeded);
  if (row.locked_minutes > 0) return refuseLocked(field, row.locked_minutes);
  const tries = (row.locked_until === null ? row.wrong_tries : 0) + 1;
  const isLast = tries >= TRIES;
  await setTries(transaction, userId, tries, isLast);
  const step = await takeCode(transaction, { ...row, userId, code, allowsRecovery: startedBy === undefined });
  if (step === undefined) return isLast ? refuseLocked(field, LOCK_MINUTES) : refuseWrong(field, TRIES - tries);
  await transaction
    .updateTable('second_factor')
    .set({ wrong_tries: 0, locked_until: null, last_step: step })
    .where('user_id', '=', userId)
    .execute();
  return undefined;
}

/** As {@link useSecondCode} for a member who has a second factor; nothing is asked of one who has none. */
export async function askSecondCode(transaction: Transaction, given: GivenCode): Promise<Refusal | undefined> {
  return (await hasSecondFactor(transaction, given.userId)) ? useSecondCode(transaction, given) : undefined;
}

function holdFactor(transaction: Transaction, userId: string, startedBy: string | undefined) {
  const row = transaction
    .selectFrom('second_factor')
    .select([
      'sealed_secret',
      'last_step',
      'wrong_tries',
      'locked_until',
      sql<number>`extract(epoch from clock_timestamp())::float8`.as('now_seconds'),
      sql<number>`coalesce(greatest(0, ceil(extract(epoch from locked_until - now()) / 60)), 0)::int`.as(
        'locked_minutes',
      ),
    ])
    .where('user_id', '=', userId)
    .forNoKeyUpdate();
  if (startedBy === undefined) return row.where('confirmed_at', 'is not', null).executeTakeFirst();
  return row
    .where('confirmed_at', 'is', null)
    .where('login_id', '=', startedBy)
    .where('started_at', '>', sql<Date>`now() - interval '10 minutes'`)
    .executeTakeFirst();
}

function setTries(transaction: Transaction, userId: string, tries: number, isLast: boolean) {
  return transaction
    .updateTable('second_factor')
    .set({ wrong_tries: tries, locked_until: isLast ? secondsFromNow(LOCK_MINUTES * 60) : null })
    .where('user_id', '=', userId)
    .execute();
}

interface HeldCode {
  readonly userId: string;
  readonly code: string;
  readonly sealed_secret: Buffer;
  readonly last_step: string;
  readonly now_seconds: number;
  readonly allowsRecovery: boolean;
}

/** The step that is used up from now on; undefined for a code that is wrong or was used. */
async function takeCode(transaction: Transaction, held: HeldCode): Promise<string | undefined> {
  const { userId, code, last_step: lastStep } = held;
  if (/^\d{6}$/.test(code)) {
    const secret = await openSecret(transaction, userId, held.sealed_secret);
    const step = stepOfCode(secret, code, held.now_seconds);
    return step !== undefined && step > Number(lastStep) ? String(step) : undefined;
  }
  if (!held.allowsRecovery) return undefined;
  const used = await transaction
    .updateTable('recovery_code')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n ? lastStep : undefined;
}

const hashOf = (code: string): Buffer => tokenHashBytes(hashToken(plainRecoveryCode(code)));

/** Gives a user new recovery codes; the old ones open nothing any more. They are readable this once. */
export async function giveRecoveryCodes(transaction: Transaction, userId: string): Promise<string[]> {
  const codes = createRecoveryCodes();
  await transaction.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await transaction
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) })))
    .execute();
  return codes;
}

const beside = (field: string, message: string) => [{ field, row: null, message }];

function refuseWrong(field: string, triesLeft: number): Refusal {
  const msg = messages.wrongCode(triesLeft);
  return new Refusal('wrongPin', { msg, data: { triesLeft, fieldErrors: beside(field, msg) } });
}

function refuseLocked(field: string, minutes: number): Refusal {
  const msg = messages.locked(minutes);
  return new Refusal('locked', { msg, retryAfter: minutes * 60, data: { fieldErrors: beside(field, msg) } });
}
