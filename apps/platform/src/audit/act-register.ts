import type { auditKinds } from '@jianzhu/api-client/schemas';
import { AUDIT_MESSAGES, FACTS_OF_PLATFORM } from './messages.ts';

type AuditKind = (typeof auditKinds)[number];
type Names = Readonly<Record<string, string>>;

/** How the acts of a call are kept. The act's key is the id of the endpoint. */
export interface AuditedCall {
  /** What the act is called in the log. */
  readonly name: string;
  /** Under which kind it is found there. */
  readonly kind: AuditKind;
  /** Table or resource of the record that the act is done to. */
  readonly record?: string;
  /** Where the record's id stands: a path into the input, or `answer.` and a path into what the transaction gives. */
  readonly id?: string;
  /**
   * Who is written: `request` (what the tokens say, a visitor without any) or `login` (whom the call recognises; the
   * transactions are those of `withCredentials`). `request` when left out.
   */
  readonly by?: 'request' | 'login';
  /**
   * Which transaction carries the event. `first`: the first one that gives something other than a refusal, undefined
   * or false. `marked`: the one that calls `carryEvent`; without it nothing has happened and nothing is written.
   * `after`: one of its own, before the answer goes out; for reading. `first` when left out.
   */
  readonly in?: 'first' | 'marked' | 'after';
  /**
   * Ends logins, or what a thief could log in with: done whatever many acts the person has done already, or a stolen login
   * could keep its owner from it (decision 0019).
   */
  readonly endsAccess?: true;
  /** Facts of the input that are kept beside the record: body or query fields, none of them secret, with their names. */
  readonly facts?: Names;
}

/** What a context says about the acts of its calls. */
export interface AuditedContext {
  /** What changes something, gives a file or a contact away, logs in or out; by the id of the call. */
  readonly acts?: Readonly<Record<string, AuditedCall>>;
  /** Calls that change something, are sent as if they did, or give a file away, and whose acts are not kept: why. */
  readonly notKept?: Names;
  /** What the records of its acts are called. */
  readonly records?: Names;
}

/** The acts of all contexts, with the names under which the log shows them. */
export interface ActRegister {
  readonly calls: Readonly<Record<string, AuditedCall>>;
  readonly notKept: Names;
  /** Acts of these properties, by their ids. */
  idsWhere(fits: (act: AuditedCall) => boolean): string[];
  /** Acts that come from elsewhere than a call are the platform's own. */
  actName(act: string): string;
  recordName(kind: string): string;
  factName(fact: string): string;
}

/** Joins what the contexts say about their acts. */
export function createActRegister(contexts: readonly AuditedContext[]): ActRegister {
  const calls: Readonly<Record<string, AuditedCall>> = Object.assign({}, ...contexts.map(({ acts }) => acts));
  const records: Names = Object.assign({}, ...contexts.map((context) => context.records));
  const facts: Names = Object.assign({}, FACTS_OF_PLATFORM, ...Object.values(calls).map((call) => call.facts));
  return {
    calls,
    notKept: Object.assign({}, ...contexts.map(({ notKept }) => notKept)),
    idsWhere: (fits) => Object.entries(calls).flatMap(([act, call]) => (fits(call) ? [act] : [])),
    actName: (act) => calls[act]?.name ?? AUDIT_MESSAGES.platformAct,
    recordName: (kind) => records[kind] ?? '',
    factName: (fact) => facts[fact] ?? fact,
  };
}
