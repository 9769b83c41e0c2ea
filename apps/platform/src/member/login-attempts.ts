import './tables.ts';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';

/** Wrong passwords in a row, from one address for one phone, that lock that pair. */
export const TRIES_BEFORE_LOCK = 5;
export const LOCK_MINUTES = 30;
/** Wrong passwords for a phone, from wherever, after which a captcha is asked for. */
export const TRIES_BEFORE_CAPTCHA = 3;
/** Wrong passwords from an address, for whatever phones, after which a captcha is asked for. */
const ADDRESS_TRIES_BEFORE_CAPTCHA = 20;

/**
 * The lock is of phone and address together, so that nobody can lock the owner of a phone out from elsewhere; against
 * guesses from many addresses stands the captcha, which counts by phone alone.
 */
export interface LoginPair {
  readonly phone: string;
  readonly clientAddress: string;
}

export interface AttemptHistory {
  /** Of the pair, since its last success, in the last half hour. */
  readonly failures: number;
  /** Minutes until the pair may try again; 0 when it may. */
  readonly lockedMinutes: number;
  readonly needsCaptcha: boolean;
}

/** Makes the attempts of one pair follow each other until the transaction ends: parallel guesses count too. */
export async function lockAttempts(transaction: Transaction, { phone, clientAddress }: LoginPair): Promise<void> {
  await lockText(transaction, `login attempts ${phone} ${clientAddress}`);
}

/** A lock on any text, until the end of the transaction. */
export async function lockText(transaction: Transaction, text: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`.execute(transaction);
}

export async function readAttempts(transaction: Transaction, pair: LoginPair): Promise<AttemptHistory> {
  const { rows } = await sql<{ failures: number; locked_seconds: number; of_phone: number; of_address: number }>`
    with recent as (
      select phone, client_ip, attempted_at, succeeded from login_attempt
      where (phone = ${pair.phone} or client_ip = ${pair.clientAddress}::inet)
        and attempted_at > now() - make_interval(mins => ${LOCK_MINUTES})
    ), of_pair as (
      select attempted_at from recent
      where phone = ${pair.phone} and client_ip = ${pair.clientAddress}::inet and not succeeded
        and attempted_at > coalesce((
          select max(attempted_at) from recent
          where phone = ${pair.phone} and client_ip = ${pair.clientAddress}::inet and succeeded), '-infinity')
    )
    select
      (select count(*)::int from of_pair) as failures,
      coalesce((
        select extract(epoch from max(attempted_at) + make_interval(mins => ${LOCK_MINUTES}) - now())::int from of_pair
      ), 0) as locked_seconds,
      (select count(*)::int from recent where phone = ${pair.phone} and not succeeded) as of_phone,
      (select count(*)::int from recent where client_ip = ${pair.clientAddress}::inet and not succeeded) as of_address
  `.execute(transaction);
  const row = rows[0] ?? { failures: 0, locked_seconds: 0, of_phone: 0, of_address: 0 };
  const isLocked = row.failures >= TRIES_BEFORE_LOCK;
  return {
    failures: row.failures,
    lockedMinutes: isLocked ? Math.max(1, Math.ceil(row.locked_seconds / 60)) : 0,
    needsCaptcha: row.of_phone >= TRIES_BEFORE_CAPTCHA || row.of_address >= ADDRESS_TRIES_BEFORE_CAPTCHA,
  };
}

/** Writes an attempt down as failed, before the password is looked at. */
export async function recordAttempt(transaction: Transaction, pair: LoginPair): Promise<string> {
  const { id } = await transaction
    .insertInto('login_attempt')
    .values({
      phone: pair.phone,
      client_ip: pair.clientAddress,
      succeeded: false,
      attempted_at: sql<Date>`clock_timestamp()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function recordSuccess(transaction: Transaction, attemptId: string): Promise<void> {
  await transaction.updateTable('login_attempt').set({ succeeded: true }).where('id', '=', attemptId).execute();
}
