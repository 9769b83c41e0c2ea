import type { Endpoint } from '@jianzhu/api-client';
import { maskPhone } from '@jianzhu/domain';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { refuseStaleToken } from '../http/gate.ts';
import type { CallContext } from '../http/handler.ts';
import type { Log } from '../http/log.ts';
import { Refusal } from '../http/refusal.ts';
import type { ActRegister, AuditedCall } from './act-register.ts';
import type { TakeAct } from './acts-of-person.ts';
import { currentEvent, type PendingEvent, withPendingEvent } from './pending-event.ts';
import {
  type AuditActor,
  type AuditEvent,
  MEMBER_IS_NO_MORE,
  recordOwnWithCommit,
  recordWithCommit,
} from './record-event.ts';
import { createRefusals } from './refusals.ts';

/** What a call was and what became of it, for the audit trail. */
export interface AuditTrail {
  /** The database for handlers: the transaction that does an act sends its event with its commit. */
  readonly database: Database;
  /** Runs a call's handler and sees to its event. */
  readonly run: (
    endpoint: Endpoint,
    input: unknown,
    context: CallContext,
    handle: () => Promise<unknown>,
  ) => Promise<{
    readonly result: unknown;
    /** Whom a call of the login has recognised. */
    readonly userId: string | undefined;
  }>;
  /** Keeps that somebody was refused before a call knew who it is. */
  refuseStranger(endpoint: Endpoint, origin: AuditEvent['origin'], code: number): void;
  /** Writes what waits. */
  close(): Promise<void>;
}

const START: Readonly<Record<NonNullable<AuditedCall['in']>, PendingEvent['state']>> = {
  first: 'open',
  marked: 'waits',
  after: 'none',
};

/** Keeps these acts of calls, refused ones too. */
export function createAuditTrail(
  database: Database,
  log: Log,
  { calls }: Pick<ActRegister, 'calls'>,
  takeAct: TakeAct,
): AuditTrail {
  const refusals = createRefusals(database, log);
  return {
    database: writesEvents(database),
    run: async (endpoint, input, context, handle) => {
      const audited = calls[endpoint.id];
      if (audited === undefined) return { result: await handle(), userId: undefined };
      const { caller } = context;
      const isCounted = 'userId' in caller && !audited.endsAccess;
      const wait = isCounted ? await takeAct(caller.userId) : 0;
      if (wait > 0) return { result: new Refusal('tooFrequent', { retryAfter: wait }), userId: undefined };
      const pending = openEvent(endpoint.id, audited, input, context);
      const result = await withPendingEvent(pending, handle).catch(refuseFormerMember);
      const { actor, event } = pending;
      if (result instanceof Refusal) refusals.add(actor, { ...event, code: result.code }, personOf(caller));
      else if (pending.state === 'open' || audited.in === 'after') {
        // A handler whose transactions gave nothing to carry the event with, or that only read.
        const write = async () => recordWithCommit(actor, event);
        await (actor.kind === 'login' ? database.withCredentials(write) : database.withWorker(write));
      }
      return { result, userId: 'userId' in actor ? actor.userId : undefined };
    },
    refuseStranger: ({ id }, origin, code) => refusals.add({ kind: 'request', context: {} }, { act: id, origin, code }),
    close: refusals.close,
  };
}

/** Whoever is no member any more when her act is to be kept learns of it as at her next call. */
function refuseFormerMember(error: unknown): Refusal {
  if (error instanceof Error && 'code' in error && error.code === MEMBER_IS_NO_MORE)
    return refuseStaleToken('MEMBER_DISABLED');
  throw error;
}

function openEvent(act: string, audited: AuditedCall, input: unknown, context: CallContext): PendingEvent {
  const { caller, clientAddress, userAgent, requestId } = context;
  const { record: kind, id: place = '', facts = {} } = audited;
  const id = place.startsWith('answer.') || place === '' ? undefined : textAt(input, place);
  const phone = textAt(input, 'body.phone');
  const detail = {
    ...Object.fromEntries(Object.keys(facts).flatMap((name) => factOf(input, name))),
    ...(audited.by === 'login' && phone !== undefined && { phone: maskPhone(phone) }),
  };
  return {
    actor: audited.by === 'login' ? { kind: 'login' } : actorOf(caller),
    event: {
      act,
      ...(kind !== undefined && { record: { kind, ...(id !== undefined && { id }) } }),
      origin: { clientAddress, userAgent, requestId },
      detail,
    },
    isOfBusiness: caller.kind === 'business',
    answerId: place.startsWith('answer.') ? place.slice('answer.'.length) : undefined,
    state: START[audited.in ?? 'first'],
  };
}

function personOf(caller: CallContext['caller']): string | undefined {
  if (caller.kind === 'operator') return `operator ${caller.operatorId}`;
  return 'userId' in caller ? caller.userId : undefined;
}

function actorOf(caller: CallContext['caller']): AuditActor {
  if (caller.kind === 'operator') return { kind: 'operator', name: caller.name };
  return { kind: 'request', context: caller.kind === 'none' ? {} : caller.session };
}

const MOST_OF_A_LIST = 50;

function factOf(input: unknown, name: string): (readonly [string, unknown])[] {
  const value = valueAt(input, `body.${name}`) ?? valueAt(input, `query.${name}`);
  if (Array.isArray(value)) {
    return [
      [name, value.slice(0, MOST_OF_A_LIST)],
      ['count', value.length],
    ];
  }
  return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
}

function textAt(value: unknown, place: string): string | undefined {
  const found = valueAt(value, place);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
}

function valueAt(value: unknown, place: string): unknown {
  return place.split('.').reduce<unknown>((at, name) => {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    // An object that has the name: what stands there is unknown still.
    return (at as Readonly<Record<string, unknown>>)[name];
  }, value);
}

/** The same database, whose transactions send the event of the running call with their commit. */
function writesEvents(database: Database): Database {
  const carrying =
    <T>(work: (transaction: Transaction) => Promise<T>, record: typeof recordWithCommit = recordWithCommit) =>
    async (transaction: Transaction): Promise<T> => {
      const result = await work(transaction);
      writePending(result, record);
      return result;
    };
  return {
    ...database,
    withSession: (context, work) => database.withSession(context, carrying(work, recordOwnWithCommit)),
    withCredentials: (work) => database.withCredentials(carrying(work)),
    withBusiness: (businessId, work) => database.withBusiness(businessId, carrying(work)),
    withWorker: (work) => database.withWorker(carrying(work, recordOfWorker)),
  };
}

/** An act that reaches beyond the company: no session of her own keeps a former member from it. */
function recordOfWorker(actor: AuditActor, event: AuditEvent): void {
  const record = currentEvent()?.isOfBusiness ? recordOwnWithCommit : recordWithCommit;
  record(actor, event);
}

function writePending(result: unknown, record: typeof recordWithCommit): void {
  const pending = currentEvent();
  if (pending === undefined) return;
  const isDone =
    pending.state === 'marked' ? !(result instanceof Refusal) : pending.state === 'open' && gaveSomething(result);
  if (!isDone) return;
  const id = pending.answerId && textAt(result, pending.answerId);
  const { event } = pending;
  record(pending.actor, id && event.record !== undefined ? { ...event, record: { ...event.record, id } } : event);
  pending.state = 'written';
}

const gaveSomething = (result: unknown) => !(result instanceof Refusal) && result !== undefined && result !== false;
