import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditActor, AuditEvent } from './record-event.ts';

/** The event of the call that runs: written by the transaction that does the act. */
export interface PendingEvent {
  actor: AuditActor;
  event: AuditEvent;
  /** A member does it for the company she acts for: nothing of it is kept once her membership has ended. */
  readonly isOfBusiness: boolean;
  /** Where the id of a new record stands in what the transaction gives. */
  readonly answerId: string | undefined;
  /** `open` until it is written; `marked` is written by the transaction that asked for it; `none` is never written. */
  state: 'open' | 'waits' | 'marked' | 'written' | 'none';
}

const pendingEvent = new AsyncLocalStorage<PendingEvent>();

/** Runs a call with its event at hand for the functions below. */
export function withPendingEvent<T>(pending: PendingEvent, work: () => Promise<T>): Promise<T> {
  return pendingEvent.run(pending, work);
}

/** The event of the running call; undefined where none is kept. */
export function currentEvent(): PendingEvent | undefined {
  return pendingEvent.getStore();
}

/** Says, in a handler with several transactions, that the running one does the act and carries its event. */
export function carryEvent(): void {
  const pending = pendingEvent.getStore();
  if (pending?.state === 'waits') pending.state = 'marked';
}

/** Says that the running call does nothing this time, like a submission that is answered again: no event. */
export function leaveEvent(): void {
  const pending = pendingEvent.getStore();
  if (pending !== undefined && pending.state !== 'written') pending.state = 'none';
}

/** Names whom the running call has recognised, or given tokens. */
export function nameActor(actor: AuditActor): void {
  const pending = pendingEvent.getStore();
  if (pending !== undefined) pending.actor = actor;
}

/** Names the record of the running call better than its input does. */
export function nameRecord(record: { readonly kind?: string; readonly id?: string; readonly name?: string }): void {
  const pending = pendingEvent.getStore();
  if (pending?.event.record === undefined) return;
  pending.event = { ...pending.event, record: { ...pending.event.record, ...record } };
}

/** Says more of what the running call has done than its input does. */
export function nameFacts(facts: Readonly<Record<string, unknown>>): void {
  const pending = pendingEvent.getStore();
  if (pending !== undefined) {
    pending.event = { ...pending.event, detail: { ...pending.event.detail, ...facts } };
  }
}
