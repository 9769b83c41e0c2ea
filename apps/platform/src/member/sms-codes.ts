import './tables.ts';
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { codeScenes } from '@jianzhu/api-client/schemas';
import { SEND_CODE_COUNTDOWN_MS } from '@jianzhu/domain';
import { sql } from 'kysely';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { readKnownPlaces } from './known-places.ts';
import { LOGIN_MESSAGES } from './messages.ts';
import { type ClientPlace, placeKeys } from './network-of.ts';
import { secondsFromNow } from './session-grants.ts';

export type CodeScene = (typeof codeScenes)[number];

const CODE_SECONDS = 300;
const RESEND_SECONDS = SEND_CODE_COUNTDOWN_MS / 1000;
const CODES_A_DAY = 10;
/** Of them, those that are kept for the places from which the account of the phone has logged in. */
const CODES_OF_OWNER = 3;
/** Of them, those that one device or network may ask for while no login to an account of the phone came from there. */
const CODES_OF_STRANGER = 4;
const CODES_OF_ADDRESS_AN_HOUR = 30;
/**
 * Codes without a puzzle: of a phone a day, of an address and of all together an hour; of the latter those of strangers,
 * so that some are left for the places from which an account has logged in.
 */
const WITHOUT_PUZZLE = { ofPhone: 3, ofAddress: 5, ofAll: 100, ofStrangers: 70 } as const;
/**
 * Wrong tries that void a code, and those of them that may come from elsewhere than where it was asked for. So nobody
 * far away voids a code for its owner, and all places together guess one with a chance of 5 in a million: ten codes a
 * day to a phone make it 5 in 100,000 a day.
 */
const WRONG_TRIES = 5;
const FOREIGN_TRIES = 2;
const SALT_BYTES = 16;

export interface CodeRequest extends ClientPlace {
  readonly phone: string;
  readonly scene: CodeScene;
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
  const { hasAny, known } = await readKnownPlaces(transaction, phone, request);
  const caller = known.length > 0 ? 'known' : hasAny ? 'stranger' : 'unsettled';
  const refusal =
    (await refuseByLimits(transaction, request, caller)) ??
    (withoutPuzzle ? await refuseWithoutPuzzle(transaction, request, caller) : undefined);
  if (refusal !== undefined) return refusal;
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  const { id } = await transaction
    .insertInto('sms_code')
    .values({
      phone,
      scene,
      code_hash: hashCode(digits, randomBytes(SALT_BYTES)),
      client_ip: clientAddress,
      place: placeKeys(request)[0],
      place_known: known.length > 0,
      without_puzzle: withoutPuzzle,
      expires_at: secondsFromNow(CODE_SECONDS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, digits };
}

/**
 * Who asks for a code to a phone: one of the places from which its account has logged in, another place, or any place at
 * all while there is no account, or none that has logged in.
 */
type CodeCaller = 'known' | 'stranger' | 'unsettled';

interface CodeCounts {
  /** To the phone since midnight: all, those of strangers, those that this place has asked for. */
  readonly today: number;
  readonly of_strangers: number;
  readonly of_place: number;
  /** To whatever phones, for this network, in an hour. */
  readonly of_address: number;
  readonly resend_seconds: number;
}

async function refuseByLimits(
  transaction: Transaction,
  request: CodeRequest,
  caller: CodeCaller,
): Promise<Refusal | undefined> {
  const { rows } = await sql<CodeCounts>`
    select
      count(*) filter (where of_phone and is_today)::int as today,
      count(*) filter (where of_phone and is_today and not place_known)::int as of_strangers,
      count(*) filter (where of_phone and is_today and of_place)::int as of_place,
      count(*) filter (where of_address and created_at > now() - interval '1 hour')::int as of_address,
      coalesce(ceil(extract(epoch from
        max(created_at) filter (where of_phone and of_place)
          + make_interval(secs => ${RESEND_SECONDS}) - now()
      )), 0)::int as resend_seconds
    from (
      select created_at, place_known,
        phone = ${request.phone} as of_phone,
        client_ip is not distinct from ${request.clientAddress}::inet as of_address,
        client_ip is not distinct from ${request.clientAddress}::inet
          or place = any(${placeKeys(request)}::text[]) as of_place,
        created_at >= date_trunc('day', now(), 'Asia/Shanghai') as is_today
      from sms_code
      where (phone = ${request.phone} or client_ip = ${request.clientAddress}::inet)
        and created_at > now() - interval '25 hours'
    ) as recent
  `.execute(transaction);
  const counts = rows[0] ?? NO_CODES;
  if (counts.resend_seconds > 0) return new Refusal('tooFrequent', { retryAfter: counts.resend_seconds });
  if (isUsedUp(counts, caller)) return new Refusal('tooFrequent', { msg: LOGIN_MESSAGES.codesUsedUp });
  return counts.of_address >= CODES_OF_ADDRESS_AN_HOUR ? new Refusal('tooFrequent', { retryAfter: 3600 }) : undefined;
}

const NO_CODES: CodeCounts = { today: 0, of_strangers: 0, of_place: 0, of_address: 0, resend_seconds: 0 };

/**
 * Whether the codes of a day are used up for who asks. The device and the network count before the phone, so that nobody
 * uses up another's: where no place is known yet, the last few go to places that had none, as the owner's will be.
 */
function isUsedUp({ today, of_strangers, of_place }: CodeCounts, caller: CodeCaller): boolean {
  const ofOthers = CODES_A_DAY - CODES_OF_OWNER;
  if (today >= CODES_A_DAY) return true;
  if (caller === 'known') return false;
  if (of_place >= CODES_OF_STRANGER) return true;
  return caller === 'stranger' ? of_strangers >= ofOthers : today >= ofOthers && of_place > 0;
}

/** Far below the limits of codes with a puzzle, so that leaving the puzzle out pays for nobody who can do it. */
async function refuseWithoutPuzzle(
  transaction: Transaction,
  request: CodeRequest,
  caller: CodeCaller,
): Promise<Refusal | undefined> {
  const { rows } = await sql<{ of_phone: number; of_address: number; of_all: number; of_strangers: number }>`
    select
      count(*) filter (
        where phone = ${request.phone} and created_at >= date_trunc('day', now(), 'Asia/Shanghai')
      )::int as of_phone,
      count(*) filter (
        where client_ip = ${request.clientAddress}::inet and created_at > now() - interval '1 hour'
      )::int as of_address,
      count(*) filter (where created_at > now() - interval '1 hour')::int as of_all,
      count(*) filter (where created_at > now() - interval '1 hour' and not place_known)::int as of_strangers
    from sms_code
    where without_puzzle and created_at > now() - interval '25 hours'
  `.execute(transaction);
  const none = { of_phone: 0, of_address: 0, of_all: 0, of_strangers: 0 };
  const { of_phone, of_address, of_all, of_strangers } = rows[0] ?? none;
  const { ofPhone, ofAddress, ofAll, ofStrangers } = WITHOUT_PUZZLE;
  const isLeft = of_all < ofAll && (caller === 'known' || of_strangers < ofStrangers);
  if (of_phone < ofPhone && of_address < ofAddress && isLeft) return undefined;
  return new Refusal('tooFrequent', { msg: LOGIN_MESSAGES.puzzleNeeded });
}

/** A code as somebody gives it back. */
export interface GivenCode extends ClientPlace {
  readonly phone: string;
  readonly scene: CodeScene;
  readonly code: string;
}

/**
 * Uses a code up. Only one code of a phone and a purpose counts: the newest that was asked for at this place, else the
 * newest of all. Five wrong tries void it, two from elsewhere void it for elsewhere. The transaction must be committed in
 * both cases, or the wrong tries are not counted.
 */
export async function useCode(transaction: Transaction, given: GivenCode): Promise<boolean> {
  const tried = await findCode(transaction, given);
  if (tried === undefined) return false;
  const matches = isCode(given.code, tried.code_hash);
  const wrong = {
    wrong_tries: tried.wrong_tries + 1,
    foreign_tries: tried.foreign_tries + (tried.is_own ? 0 : 1),
  };
  await transaction
    .updateTable('sms_code')
    .set(matches ? { used_at: sql<Date>`now()` } : wrong)
    .where('id', '=', tried.id)
    .execute();
  return matches;
}

/**
 * Whether the code would be taken, without using it up: asked before work that costs. A wrong one counts as a try, so
 * that this is no way to guess.
 */
export async function checkCode(transaction: Transaction, given: GivenCode): Promise<boolean> {
  const tried = await findCode(transaction, given);
  return tried !== undefined && isCode(given.code, tried.code_hash) ? true : useCode(transaction, given);
}

/**
 * Does something that a code proves, and uses the code up unless it is refused: who is refused for another reason tries
 * again with the same one. All in one transaction, for whose end other tries wait.
 *
 * @param wrong what a wrong code is answered
 */
export async function withCode<Done>(
  transaction: Transaction,
  given: GivenCode,
  wrong: Refusal,
  act: () => Promise<Done | Refusal>,
): Promise<Done | Refusal> {
  if (!(await checkCode(transaction, given))) return wrong;
  const done = await act();
  if (!(done instanceof Refusal)) await useCode(transaction, given);
  return done;
}

/** The code that a try is held against, locked until the end of the transaction; none when it is void. */
async function findCode(transaction: Transaction, { phone, scene, ...place }: GivenCode) {
  // Of several candidates each try locks the same one: without this, parallel tries could each count from zero.
  await lockText(transaction, `tries of codes of phone ${phone}`);
  const found = await transaction
    .selectFrom('sms_code')
    .select([
      'id',
      'code_hash',
      'wrong_tries',
      'foreign_tries',
      'used_at',
      sql<boolean>`place = any(${placeKeys(place)}::text[])`.as('is_own'),
    ])
    .where('phone', '=', phone)
    .where('scene', '=', scene)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('is_own', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (found === undefined || found.used_at !== null || found.wrong_tries >= WRONG_TRIES) return undefined;
  return found.is_own || found.foreign_tries < FOREIGN_TRIES ? found : undefined;
}
