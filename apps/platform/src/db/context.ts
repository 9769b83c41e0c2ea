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

/** An id that the database itself gave. @throws TypeError for what can be none */
export function knownRecordId(text: string): RecordId {
  const id = parseRecordId(text);
  if (id === undefined) throw new TypeError('an id of the database is not of the form of ids');
  return id;
}

/** Whose request it is: what the bearer headers claim, hashed. Nothing claimed is an anonymous visitor. */
export interface SessionContext {
  /** Of the platform token. */
  readonly login?: TokenHash | undefined;
  /** Of the access token. */
  readonly session?: TokenHash | undefined;
  /** Of the chat service's token; comes without the other two. */
  readonly chat?: TokenHash | undefined;
  /** Of a key of the open interface; comes alone, and only reads. */
  readonly apiKey?: TokenHash | undefined;
}

/**
 * What a request claims, as the first statement of its transaction. Its values are bound: a statement's text can be read
 * by every other session of its role (pg_stat_activity), and what is claimed there could be claimed again. All settings
 * are always sent, so that nothing of an earlier transaction remains.
 */
export function sessionContext(context: SessionContext): BoundRead<unknown> {
  return {
    statement: SET_SESSION,
    values: [context.login ?? '', context.session ?? '', context.chat ?? '', context.apiKey ?? ''],
  };
}

const SET_SESSION: PreparedRead<unknown> = {
  name: 'set session',
  text: `select set_config('app.login_token_hash', $1, true), set_config('app.session_token_hash', $2, true),
    set_config('app.chat_token_hash', $3, true), set_config('app.api_key_hash', $4, true),
    case when $4 <> '' then set_config('transaction_read_only', 'on', true) end`,
};

/** The same of a job, for one business or for none. */
export function jobContext(businessId: RecordId | undefined): BoundRead<unknown> {
  return { statement: SET_BUSINESS, values: [businessId ?? ''] };
}

const SET_BUSINESS: PreparedRead<unknown> = {
  name: 'set business',
  text: `select set_config('app.business_id', $1, true)`,
};
