import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate';
import { createItemMachine, type ItemMachine } from '../item/item.machine.ts';
import { abandonUpload, finishUpload, forgetUpload, releaseRecord } from '../item/item-cleanup.ts';
import type { ItemEvent } from '../item/item-event.ts';
import type { FailureReason } from '../item/item-failure.ts';
import { type ItemPhase, phaseOf } from '../item/item-phase.ts';
import { type ItemRecord, known } from '../item/item-record.ts';
import { type ItemSnapshot, itemSnapshot } from '../item/item-snapshot.ts';
import { createItemSteps } from '../item/item-steps.ts';
import type { UploadServices } from '../item/upload-services.ts';
import { createHashQueue } from './hash-queue.ts';

/** How an item ended. */
export type ItemEnd =
  | { readonly type: 'success' | 'cancelled' | 'detached' }
  | { readonly type: 'failed'; readonly reason: FailureReason };

interface RosterEntry {
  readonly record: ItemRecord;
  phase: ItemPhase;
  /** Created when something first happens to the item: thousands may wait without one. */
  actor: ActorRefFrom<ItemMachine> | null;
}

/** What a roster needs. */
export interface ItemRosterOptions {
  readonly services: UploadServices;
  readonly hashLanes: number;
  readonly inspect: ((event: InspectionEvent) => void) | undefined;
  /** An item's snapshot is no longer what it was. */
  readonly touched: (id: string) => void;
  /** An item has ended; a success stays in the roster, the others have left it. */
  readonly ended: (record: ItemRecord, end: ItemEnd) => void;
}

/** The items of one uploader and their machines. */
export interface ItemRoster {
  insert(records: readonly ItemRecord[]): void;
  /** Begins what may begin. */
  pump(): void;
  record(id: string): ItemRecord | undefined;
  snapshot(id: string): ItemSnapshot | undefined;
  /** Ids of the items in ready. */
  ready(): readonly string[];
  send(id: string, event: ItemEvent): void;
  /** Tells all items that have begun. */
  broadcast(event: ItemEvent): void;
  /** Takes a finished item out. */
  remove(id: string): void;
  /** Ends everything without a word to any server. */
  stop(): void;
}

/** Creates an empty roster. */
export function createItemRoster(options: ItemRosterOptions): ItemRoster {
  const { services, touched } = options;
  const entries = new Map<string, RosterEntry>();
  const find = (id: string): RosterEntry => known(entries.get(id), 'entry');
  const queue = createHashQueue(options.hashLanes, (id) => send(id, { type: 'GRANTED' }));
  const recordOf = (id: string): ItemRecord => find(id).record;

  const machine = createItemMachine().provide({
    actors: createItemSteps(services, recordOf),
    actions: {
      abortRequests: (_, { id }) => recordOf(id).upload?.sender.abort(),
      settleRequests: (_, { id }) => recordOf(id).upload?.sender.settle(),
      forgetUpload: (_, { id }) => forgetUpload(services, recordOf(id)),
      succeed: (_, { id }) => end(id, { type: 'success' }),
      fail: (_, { id, reason }) => end(id, { type: 'failed', reason }),
      cancel: (_, { id }) => end(id, { type: 'cancelled' }),
      detach: (_, { id }) => end(id, { type: 'detached' }),
    },
  });

  function move(id: string, entry: RosterEntry, phase: ItemPhase): void {
    if (entry.phase === phase) return;
    queue.moved(id, entry.phase, phase);
    entry.phase = phase;
    touched(id);
    queue.pump();
  }

  function start(id: string, entry: RosterEntry): ActorRefFrom<ItemMachine> {
    const { clock } = services;
    const actor = createActor(machine, {
      input: { id },
      clock: { setTimeout: clock.setTimeout, clearTimeout: clock.clearTimeout },
      ...(options.inspect && { inspect: options.inspect }),
    });
    actor.subscribe(({ value }) => {
      if (entries.get(id) === entry) move(id, entry, phaseOf(value));
    });
    entry.actor = actor;
    return actor.start();
  }

  function end(id: string, how: ItemEnd): void {
    const entry = find(id);
    const { record } = entry;
    if (how.type === 'cancelled') abandonUpload(services, record);
    if (how.type === 'success') finishUpload(services, record);
    releaseRecord(record);
    queue.moved(id, entry.phase, how.type === 'success' ? 'success' : undefined);
    entry.phase = how.type;
    entry.actor = null;
    if (how.type === 'success') record.progress.confirm();
    else entries.delete(id);
    options.ended(record, how);
    queue.pump();
  }

  function send(id: string, event: ItemEvent): void {
    const entry = entries.get(id);
    if (!entry || entry.phase === 'success') return;
    const leavesUnbegun = entry.actor === null && (event.type === 'CANCEL' || event.type === 'SESSION_ENDED');
    if (leavesUnbegun) end(id, { type: event.type === 'CANCEL' ? 'cancelled' : 'detached' });
    else (entry.actor ?? start(id, entry)).send(event);
  }

  return {
    insert(records) {
      for (const record of records) {
        entries.set(record.id, { record, phase: 'hashing.queued', actor: null });
        queue.moved(record.id, undefined, 'hashing.queued');
      }
    },
    pump: queue.pump,
    record: (id) => entries.get(id)?.record,
    snapshot(id) {
      const entry = entries.get(id);
      return entry && itemSnapshot(entry.record, entry.phase);
    },
    ready: () => [...entries].flatMap(([id, { phase }]) => (phase === 'success' ? [] : [id])),
    send,
    broadcast(event) {
      for (const { actor } of [...entries.values()]) actor?.send(event);
    },
    remove: (id) => void entries.delete(id),
    stop() {
      for (const [id, { actor, record, phase }] of entries) {
        entries.delete(id);
        queue.moved(id, phase, undefined);
        actor?.stop();
        releaseRecord(record);
      }
    },
  };
}
