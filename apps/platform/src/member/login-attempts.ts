import './tables.ts';
import { sql } from 'kysely';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import { readKnownPlaces } from './known-places.ts';
import { delaySeconds } from './login-delay.ts';
import { type ClientPlace, networkKey } from './network-of.ts';

/** Wrong passwords in a row, from one place for one phone, that lock that pair. */
export const TRIES_BEFORE_LOCK = 5;
export const LOCK_MINUTES = 30;
/** Wrong passwords after which a captcha is asked for: of all strangers in a day, or of a known place. */
export const TRIES_BEFORE_CAPTCHA = 3;
/** Wrong passwords from a network, for whatever phones, after which a captcha is asked for. */
const ADDRESS_TRIES_BEFORE_CAPTCHA = 20;

/**
 * The lock is of phone and place together, so that nobody can lock the owner of a phone out from elsewhere. A place from
 * which the account has logged in before has this allowance to itself; all other places share one (docs/decisions/0015).
 */
export interface LoginPair extends ClientPlace {
  readonly phone: string;
  /**
   * Of a member who gives the password again: away from known places these tries are the login's, wherever it is used
   * from. A stolen token has them once, not once for each network.
   */
  readonly loginId?: string | undefined;
}

/** How a try counts: from a known place, or a stranger's, with a captcha or without. */
export type Lane = 'open' | 'captcha' | 'known';

/** What stands against the next try of a pair. */
export interface AttemptHistory {
  /** Where the tries of this pair are counted. */
  readonly place: string;
  readonly isKnown: boolean;
  /** Of the pair, since its last success, in the last half hour. */
  readonly failures: number;
  /** Minutes until the pair may try again; 0 when it may. */
  readonly lockedMinutes: number;
  readonly needsCaptcha: boolean;
  /** Seconds until a stranger with a captcha may try at this account; 0 when he may. */
  readonly delaySeconds: number;
}

/** Makes the attempts at one phone follow each other until the transaction ends: parallel guesses count too. */
export async function lockAttempts(transaction: Transaction, { phone }: LoginPair): Promise<void> {
  await lockText(transaction, `login attempts ${phone}`);
}

export async function readAttempts(transaction: Transaction, pair: LoginPair): Promise<AttemptHistory> {
  const { known } = await readKnownPlaces(transaction, pair.phone, pair);
  const isKnown = known.length > 0;
  const place = known[0] ?? (pair.loginId === undefined ? networkKey(pair) : `login:${pair.loginId}`);
  const row = await countAttempts(transaction, pair, place);
  const isLocked = row.failures >= TRIES_BEFORE_LOCK;
  return {
    place,
    isKnown,
    failures: row.failures,
    lockedMinutes: isLocked ? Math.max(1, Math.ceil(row.locked_seconds / 60)) : 0,
    needsCaptcha:
      (isKnown ? row.failures : row.of_strangers) >= TRIES_BEFORE_CAPTCHA ||
      row.of_address >= ADDRESS_TRIES_BEFORE_CAPTCHA,
    delaySeconds: Math.max(0, Math.ceil(delaySeconds(row.with_captcha) - row.since_seconds)),
  };
}

interface Counts {
  readonly failures: number;
  readonly locked_seconds: number;
  readonly of_strangers: number;
  readonly with_captcha: number;
  /** Since the last wrong try of a stranger with a captcha. */
  readonly since_seconds: number;
  readonly of_address: number;
}

async function countAttempts(transaction: Transaction, pair: LoginPair, place: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    with of_phone as (
      select place, lane, attempted_at, succeeded from login_attempt
      where phone = ${pair.phone} and attempted_at > now() - interval '1 day'
    ), of_pair as (
      select attempted_at from of_phone
      where place = ${place} and not succeeded
        and attempted_at > now() - make_interval(mins => ${LOCK_MINUTES})
        and attempted_at > coalesce((
          select max(attempted_at) from of_phone where place = ${place} and succeeded), '-infinity')
    )
    select
      (select count(*)::int from of_pair) as failures,
      coalesce((
        select extract(epoch from max(attempted_at) + make_interval(mins => ${LOCK_MINUTES}) - now())::int from of_pair
      ), 0) as locked_seconds,
      count(*) filter (where lane <> 'known' and not succeeded)::int as of_strangers,
      count(*) filter (where lane = 'captcha' and not succeeded)::int as with_captcha,
      coalesce(extract(epoch from
        clock_timestamp() - max(attempted_at) filter (where lane = 'captcha' and not succeeded)
      ), 0)::float8 as since_seconds,
      (select count(*)::int from login_attempt
        where client_ip = ${pair.clientAddress}::inet and not succeeded
          and attempted_at > now() - make_interval(mins => ${LOCK_MINUTES})) as of_address
    from of_phone
  `.execute(transaction);
  return (
    rows[0] ?? { failures: 0, locked_seconds: 0, of_strangers: 0, with_captcha: 0, since_seconds: 0, of_address: 0 }
  );
}

/** Writes an attempt down as failed, before the password is looked at. */
export async function recordAttempt(
  transaction: Transaction,
  pair: LoginPair,
  { place, lane }: { readonly place: string; readonly lane: Lane },
): Promise<string> {
  const { id } = await transaction
    .insertInto('login_attempt')
    .values({
      phone: pair.phone,
      client_ip: pair.clientAddress,
      place,
      lane,
      succeeded: false,
      attempted_at: sql<Date>`clock_timestamp()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An attempt was right. Of each place only the last such one says anything: whoever repeats it leaves no more rows. */
export async function recordSuccess(transaction: Transaction, attemptId: string): Promise<void> {
  await sql`
    with done as (
      update login_attempt set succeeded = true where id = ${attemptId} returning phone, place, attempted_at
    )
    delete from login_attempt earlier using done
    where earlier.phone = done.phone and earlier.place = done.place and earlier.succeeded
      and earlier.attempted_at < done.attempted_at
  `.execute(transaction);
}

/** Takes back an attempt whose password was never looked at. */
export async function withdrawAttempt(transaction: Transaction, attemptId: string): Promise<void> {
  await transaction.deleteFrom('login_attempt').where('id', '=', attemptId).execute();
}
