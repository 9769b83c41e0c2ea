import { CompiledQuery } from 'kysely';
import type { SessionContext, TokenHash } from '../db/context.ts';
import { sendWithCommit } from '../db/context-dialect.ts';
import type { BoundRead, PreparedRead } from '../db/prepared-read.ts';
import type { Transaction } from '../db/schema.ts';

/** Who did it, and by what that is proven. */
export type AuditActor =
  /**
   * Whoever made the request: the database takes user, company, login and session from the tokens, a visitor without
   * any. In a transaction of any role.
   */
  | { readonly kind: 'request'; readonly context: SessionContext }
  /** Whom the login has recognised by phone or ticket, or nobody yet; in a transaction of `withCredentials`. */
  | {
      readonly kind: 'login';
      readonly userId?: string | undefined;
      readonly businessId?: string | undefined;
      readonly loginId?: string | undefined;
    }
  /** An operator by name, for a user or a company when it concerns one; `withCredentials` or `withWorker`. */
  | { readonly kind: 'operator'; readonly name: string; readonly userId?: string; readonly businessId?: string }
  /** A job, for a user or a company when it concerns one; `withCredentials` or `withWorker`. */
  | { readonly kind: 'system'; readonly userId?: string; readonly businessId?: string };

/** Where a request came from; of a `CallContext`. */
interface AuditOrigin {
  readonly clientAddress: string;
  readonly userAgent: string;
  readonly requestId: string;
}

/** One event of the audit trail. Texts are kept as they are: no token, password, code, phone or file content in it. */
export interface AuditEvent {
  /** `<context>.<act>`, for an act of a call the id of its endpoint: `attachment.remove`. */
  readonly act: string;
  /** The record that it was done to; the kind is the name of its table or resource, `id` its id. */
  readonly record?: { readonly kind: string; readonly id?: string; readonly name?: string } | undefined;
  /** Left out for a job. */
  readonly origin?: AuditOrigin | undefined;
  /** Body code of a refusal; left out when it was done. */
  readonly code?: number;
  /** How many equal refusals this event stands for; 1 when left out. */
  readonly times?: number;
  /** Further facts: what changed, the reason that was given. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

const LONGEST_NAME = 200;
const LONGEST_ID = 64;
const LONGEST_AGENT = 300;
/** Of one text among the facts; the database takes 4000 characters of all of them. */
const LONGEST_FACT = 500;

/** Writes an event in the transaction of its act, so that both are kept or neither. */
export async function recordEvent(transaction: Transaction, actor: AuditActor, event: AuditEvent): Promise<void> {
  const { statement, values } = eventStatement(actor, event);
  await transaction.executeQuery(CompiledQuery.raw(statement.text, [...values]));
}

/**
 * Writes what the platform itself did to a record.
 *
 * @param businessId whose record it is; null where it is nobody's
 */
export function recordSystemEvent(
  transaction: Transaction,
  act: string,
  record: NonNullable<AuditEvent['record']>,
  businessId: string | null,
): Promise<void> {
  return recordEvent(transaction, { kind: 'system', ...(businessId !== null && { businessId }) }, { act, record });
}

/** `recordEvent` with the commit of the running transaction: cheaper, for an event that nothing follows. */
export function recordWithCommit(actor: AuditActor, event: AuditEvent): void {
  sendWithCommit(eventStatement(actor, event));
}

/** Code of the failure of an act whose member was kept out, or removed, while it ran. */
export const MEMBER_IS_NO_MORE = 'JZ403';

/**
 * The same of an act that a member does for her company, in her own session or as a worker: nothing of it is kept once her
 * membership has ended.
 */
export function recordOwnWithCommit(actor: AuditActor, event: AuditEvent): void {
  const { statement, values } = eventStatement(actor, event);
  sendWithCommit({ statement: statement === BY_REQUEST ? BY_OWN_SESSION : statement, values });
}

const BY_REQUEST: PreparedRead<unknown> = {
  name: 'event of a request',
  text: 'select app.record_request_event($1::bytea, $2::bytea, $3::bytea, $4::jsonb)',
};
const BY_OWN_SESSION: PreparedRead<unknown> = {
  name: 'event of a session',
  text: 'select app.record_act_event($1::bytea, $2::bytea, $3::bytea, $4::jsonb)',
};
const BY_LOGIN: PreparedRead<unknown> = {
  name: 'event of a login',
  text: 'select app.record_login_event($1::bigint, $2::bigint, $3::bigint, $4::jsonb)',
};
const BY_JOB: PreparedRead<unknown> = {
  name: 'event of a job',
  text: 'select app.record_job_event($1::text, $2::bigint, $3::bigint, $4::jsonb)',
};

function eventStatement(actor: AuditActor, event: AuditEvent): BoundRead<unknown> {
  const written = JSON.stringify({
    act: event.act,
    recordKind: event.record?.kind,
    recordId: clean(event.record?.id, LONGEST_ID),
    recordName: clean(event.record?.name, LONGEST_NAME),
    address: event.origin?.clientAddress,
    userAgent: clean(event.origin?.userAgent, LONGEST_AGENT),
    requestId: event.origin?.requestId,
    code: event.code,
    times: event.times,
    detail: event.detail && cleanFacts(event.detail),
  });
  if (actor.kind === 'request') {
    const { login, session, chat } = actor.context;
    return { statement: BY_REQUEST, values: [bytes(login), bytes(session), bytes(chat), written] };
  }
  const { userId = null, businessId = null } = actor;
  if (actor.kind === 'login') {
    return { statement: BY_LOGIN, values: [userId, businessId, actor.loginId ?? null, written] };
  }
  return { statement: BY_JOB, values: [actor.kind === 'operator' ? actor.name : null, userId, businessId, written] };
}

const bytes = (hash: TokenHash | undefined) => (hash === undefined ? null : `\\x${hash}`);

function cleanFacts(facts: Readonly<Record<string, unknown>>): unknown {
  const read = (_name: string, value: unknown) => (typeof value === 'string' ? clean(value, LONGEST_FACT) : value);
  return JSON.parse(JSON.stringify(facts, read));
}

const UNSTORABLE = /[\0\p{Surrogate}]/u;
const EVERY_UNSTORABLE = new RegExp(UNSTORABLE, 'gu');

/** Cut by code points, and without what PostgreSQL's text cannot hold. */
function clean(text: string | undefined, longest: number): string | undefined {
  // Nearly every text is short and whole.
  if (text === undefined || (text.length <= longest && !UNSTORABLE.test(text))) return text;
  return Array.from(text.replaceAll(EVERY_UNSTORABLE, '\u{fffd}')).slice(0, longest).join('');
}
