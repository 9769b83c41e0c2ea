import './tables.ts';
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { codeScenes } from '@jianzhu/api-client/schemas';
import { SEND_CODE_COUNTDOWN_MS } from '@jianzhu/domain';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { lockText } from './login-attempts.ts';
import { LOGIN_MESSAGES } from './messages.ts';
import { secondsFromNow } from './session-grants.ts';

export type CodeScene = (typeof codeScenes)[number];

const CODE_SECONDS = 300;
const RESEND_SECONDS = SEND_CODE_COUNTDOWN_MS / 1000;
const CODES_A_DAY = 10;
const CODES_OF_ADDRESS_AN_HOUR = 30;
/** Codes without a puzzle: of a phone a day, of an address and of all together an hour. */
const WITHOUT_PUZZLE = { ofPhone: 3, ofAddress: 5, ofAll: 100 } as const;
const WRONG_TRIES = 5;
const SALT_BYTES = 16;

export interface CodeRequest {
  readonly phone: string;
  readonly scene: CodeScene;
  readonly clientAddress: string;
  /** Asked for by somebody who cannot do the puzzle (docs/decisions/0011). */
  readonly withoutPuzzle?: boolean;
}

/** A code as it goes into a text message. */
export interface NewCode {
  readonly id: string;
  readonly digits: string;
}

function hashCode(code: string, salt: Buffer): Buffer {
  return Buffer.concat([salt, createHash('sha256').update(salt).update(code).digest()]);
}

function isCode(code: string, stored: Buffer): boolean {
  return timingSafeEqual(hashCode(code, stored.subarray(0, SALT_BYTES)), stored);
}

/** Makes a code of six digits for a phone and a purpose, or says which limit stands against it (domain rules 18.5). */
export async function createCode(transaction: Transaction, request: CodeRequest): Promise<NewCode | Refusal> {
  const { phone, scene, clientAddress, withoutPuzzle = false } = request;
  // In this order everywhere, or two requests could wait for each other.
  await lockText(transaction, `codes of address ${clientAddress}`);
  await lockText(transaction, `codes of phone ${phone}`);
  const refusal =
    (await refuseByLimits(transaction, request)) ??
    (withoutPuzzle ? await refuseWithoutPuzzle(transaction, request) : undefined);
  if (refusal !== undefined) return refusal;
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  const { id } = await transaction
    .insertInto('sms_code')
    .values({
      phone,
      scene,
      code_hash: hashCode(digits, randomBytes(SALT_BYTES)),
      client_ip: clientAddress,
      without_puzzle: withoutPuzzle,
      expires_at: secondsFromNow(CODE_SECONDS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, digits };
}

async function refuseByLimits(transaction: Transaction, request: CodeRequest): Promise<Refusal | undefined> {
  const { rows } = await sql<{ today: number; of_address: number; resend_seconds: number }>`
    select
      count(*) filter (
        where phone = ${request.phone}
          and created_at >= date_trunc('day', now(), 'Asia/Shanghai')
      )::int as today,
      count(*) filter (
        where client_ip = ${request.clientAddress}::inet and created_at > now() - interval '1 hour'
      )::int as of_address,
      coalesce(ceil(extract(epoch from
        max(created_at) filter (where phone = ${request.phone}) + make_interval(secs => ${RESEND_SECONDS}) - now()
      )), 0)::int as resend_seconds
    from sms_code
    where (phone = ${request.phone} or client_ip = ${request.clientAddress}::inet)
      and created_at > now() - interval '25 hours'
  `.execute(transaction);
  const { today, of_address, resend_seconds } = rows[0] ?? { today: 0, of_address: 0, resend_seconds: 0 };
  if (resend_seconds > 0) return new Refusal('tooFrequent', { retryAfter: resend_seconds });
  if (today >= CODES_A_DAY) return new Refusal('tooFrequent', { msg: LOGIN_MESSAGES.codesUsedUp });
  return of_address >= CODES_OF_ADDRESS_AN_HOUR ? new Refusal('tooFrequent', { retryAfter: 3600 }) : undefined;
}

/** Far below the limits of codes with a puzzle, so that leaving the puzzle out pays for nobody who can do it. */
async function refuseWithoutPuzzle(transaction: Transaction, request: CodeRequest): Promise<Refusal | undefined> {
  const { rows } = await sql<{ of_phone: number; of_address: number; of_all: number }>`
    select
      count(*) filter (
        where phone = ${request.phone} and created_at >= date_trunc('day', now(), 'Asia/Shanghai')
      )::int as of_phone,
      count(*) filter (
        where client_ip = ${request.clientAddress}::inet and created_at > now() - interval '1 hour'
      )::int as of_address,
      count(*) filter (where created_at > now() - interval '1 hour')::int as of_all
    from sms_code
    where without_puzzle and created_at > now() - interval '25 hours'
  `.execute(transaction);
  const { of_phone, of_address, of_all } = rows[0] ?? { of_phone: 0, of_address: 0, of_all: 0 };
  const { ofPhone, ofAddress, ofAll } = WITHOUT_PUZZLE;
  if (of_phone < ofPhone && of_address < ofAddress && of_all < ofAll) return undefined;
  return new Refusal('tooFrequent', { msg: LOGIN_MESSAGES.puzzleNeeded });
}

/**
 * Uses a code up. Only the newest code of a phone and a purpose counts; five wrong tries void it. The transaction must
 * be committed in both cases, or the wrong tries are not counted.
 */
export async function useCode(
  transaction: Transaction,
  given: { readonly phone: string; readonly scene: CodeScene; readonly code: string },
): Promise<boolean> {
  const newest = await transaction
    .selectFrom('sms_code')
    .select(['id', 'code_hash', 'wrong_tries', 'used_at', sql<boolean>`expires_at > now()`.as('is_alive')])
    .where('phone', '=', given.phone)
    .where('scene', '=', given.scene)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (newest === undefined || !newest.is_alive || newest.used_at !== null || newest.wrong_tries >= WRONG_TRIES) {
    return false;
  }
  const matches = isCode(given.code, newest.code_hash);
  await transaction
    .updateTable('sms_code')
    .set(matches ? { used_at: sql<Date>`now()` } : { wrong_tries: newest.wrong_tries + 1 })
    .where('id', '=', newest.id)
    .execute();
  return matches;
}
