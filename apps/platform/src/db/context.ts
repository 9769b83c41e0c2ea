import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { BoundRead, PreparedRead } from './prepared-read.ts';

declare const tokenHash: unique symbol;
declare const recordId: unique symbol;

/** SHA-256 of a token in lower-case hex: the only form of a token that reaches the database. */
export type TokenHash = string & { readonly [tokenHash]: true };
/** An id as a decimal string that fits a bigint. */
export type RecordId = string & { readonly [recordId]: true };

/** Hashes an opaque token as the database stores it (decision 25). */
export function hashToken(token: string): TokenHash {
  // The cast makes the brand: a SHA-256 digest in hex is a TokenHash by definition.
  return createHash('sha256').update(token).digest('hex') as TokenHash;
}

/** The hash as the `bytea` columns hold it. */
export function tokenHashBytes(hash: TokenHash): Buffer {
  return Buffer.from(hash, 'hex');
}

const LARGEST_BIGINT = 9_223_372_036_854_775_807n;

/** Checks an id from outside; `undefined` when it is not a positive decimal number that fits a bigint. */
export function parseRecordId(text: string): RecordId | undefined {
  if (!/^[1-9]\d{0,18}$/.test(text) || BigInt(text) > LARGEST_BIGINT) {
    return undefined;
  }
  // The cast makes the brand that the test above has earned.
  return text as RecordId;
}

/** Whose request it is: what the bearer headers claim, hashed. Nothing claimed is an anonymous visitor. */
export interface SessionContext {
  /** Of the platform token. */
  readonly login?: TokenHash | undefined;
  /** Of the access token. */
  readonly session?: TokenHash | undefined;
  /** Of the chat service's token; comes without the other two. */
  readonly chat?: TokenHash | undefined;
}

/** The statements that open a transaction; made only by the two functions below. */
export type Opening = string & { readonly opening: true };

function opening(settings: Readonly<Record<string, string>>, pattern: RegExp): Opening {
  const calls = Object.entries(settings).map(([name, value]) => {
    if (value !== '' && !pattern.test(value)) {
      throw new TypeError(`${name} has a value that is not of its form`);
    }
    return `set_config('${name}', '${value}', true)`;
  });
  // The cast makes the brand: every value passed the pattern, so the text holds no quote from outside.
  return `begin; select ${calls.join(', ')}` as Opening;
}

/** Opens a transaction of a request. All settings are always sent, so that nothing of an earlier one remains. */
export function openSession(context: SessionContext): Opening {
  return opening(
    {
      'app.login_token_hash': context.login ?? '',
      'app.session_token_hash': context.session ?? '',
      'app.chat_token_hash': context.chat ?? '',
    },
    /^[0-9a-f]{64}$/,
  );
}

/** The context of a read, sent before it in the same message; bound, not written into a text. */
export function readContext(context: SessionContext): BoundRead<unknown> {
  return { statement: SET_SESSION, values: [context.login ?? '', context.session ?? '', context.chat ?? ''] };
}

const SET_SESSION: PreparedRead<unknown> = {
  name: 'set session',
  text: `select set_config('app.login_token_hash', $1, true), set_config('app.session_token_hash', $2, true),
    set_config('app.chat_token_hash', $3, true)`,
};

/** Opens a transaction of a job, for one business or for none. */
export function openJob(businessId: RecordId | undefined): Opening {
  return opening({ 'app.business_id': businessId ?? '' }, /^[1-9]\d{0,18}$/);
}

/** Carries the opening from the pool's caller to the driver's `begin`, which Kysely gives no other way in. */
export const pendingOpening = new AsyncLocalStorage<Opening>();
