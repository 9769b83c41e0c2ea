import { type ActorRefFrom, createActor } from 'xstate';
import { createTicker } from '../environment/ticker.ts';
import { failedItem } from '../item/failed-item.ts';
import type { ItemEvent } from '../item/item-event.ts';
import { type FailedItem, UploadFailure } from '../item/item-failure.ts';
import { createItemRecord, type ItemRecord } from '../item/item-record.ts';
import { itemSnapshot, type Uploaded, uploadedOf } from '../item/item-snapshot.ts';
import { loadMultipartSteps } from '../item/multipart-steps.ts';
import type { UploadServices } from '../item/upload-services.ts';
import { createItemProgress } from '../transfer/item-progress.ts';
import type { ResolvedOptions, UploaderOptions } from '../uploader-options.ts';
import { planTransfer } from '../validation/bands.ts';
import { type BatchMachine, createBatchMachine } from './batch.machine.ts';
import { createByteTally } from './byte-tally.ts';
import { createItemRoster, type ItemEnd } from './item-roster.ts';
import type { UploadEmitter } from './upload-events.ts';
import { createUploadResults } from './upload-results.ts';
import { createUploadSignal } from './upload-signal.ts';
import { createSnapshotStore, type SnapshotStore } from './upload-snapshot.ts';
import type { ChosenFile } from './uploader-api.ts';

/** A file that passed the rules, and the id that it gets in the list. */
interface AcceptedFile extends ChosenFile {
  readonly id: string;
}

/** The list with its items, what is published of it, and what it tells. */
export interface UploadList extends Pick<SnapshotStore, 'getSnapshot' | 'subscribe'> {
  insert(files: readonly AcceptedFile[]): void;
  /** Tells one unfinished item, or all of them. */
  send(id: string | undefined, event: ItemEvent): void;
  /** The file of a failed item. */
  failed(id: string): ChosenFile | undefined;
  remove(id: string): void;
  result(id: string): Promise<Uploaded>;
  /** MD5 of the contents that are in the list. */
  contents(): ReadonlySet<string>;
  readonly actor: ActorRefFrom<BatchMachine>;
  stop(): void;
}

/** What a list is made of. */
export interface UploadListOptions {
  readonly services: UploadServices;
  readonly settings: ResolvedOptions;
  readonly emitter: UploadEmitter;
  readonly options: Pick<UploaderOptions, 'signal' | 'inspect'>;
}

/** Creates an empty list. */
export function createUploadList({ services, settings, emitter, options }: UploadListOptions): UploadList {
  const { clock, unit, bands } = settings;
  const store = createSnapshotStore();
  const results = createUploadResults();
  const tally = createByteTally(clock);
  const signal = options.signal ?? createUploadSignal();
  const failures = new Map<string, { readonly failed: FailedItem; readonly chosen: ChosenFile }>();
  const dirty = new Set<string>();
  let isLoading = false;
  let releaseSignal: (() => void) | null = null;

  const ticker = createTicker(clock, () => {
    publish(tally.measure());
    return store.getSnapshot().speed > 0;
  });
  const touched = (id: string): void => {
    dirty.add(id);
    ticker.wake();
  };
  const roster = createItemRoster({
    services,
    hashLanes: settings.hashLanes,
    inspect: options.inspect,
    touched,
    ended,
  });
  const machine = createBatchMachine().provide({
    actions: {
      signalLoading: () => {
        isLoading = true;
      },
      signalDone: () => {
        isLoading = false;
      },
      suspend: () => roster.broadcast({ type: 'LOST' }),
      detachItems,
    },
  });
  const batch = createActor(machine, options.inspect && { inspect: options.inspect }).start();

  function publish(speed = store.getSnapshot().speed): void {
    const moved: { readonly id: string; readonly progress: number }[] = [];
    for (const id of dirty) {
      const item = roster.snapshot(id);
      const before = item && store.replace(item);
      if (item && before && before.progress !== item.progress) moved.push({ id, progress: item.progress });
    }
    dirty.clear();
    store.publish({ signal: isLoading ? 'loading' : 'done', sent: tally.sent(), speed: isLoading ? speed : 0 });
    for (const event of moved) emitter.emit('progress', event);
    publishSignal();
  }

  function publishSignal(): void {
    if (isLoading === (releaseSignal !== null)) return;
    if (isLoading) {
      releaseSignal = signal.hold();
      emitter.emit('signal', 'loading');
    } else {
      releaseSignal?.();
      releaseSignal = null;
      emitter.emit('signal', 'done');
    }
  }

  function setFailures(): void {
    store.setFailures([...failures.values()].map(({ failed }) => failed));
  }

  function drop(id: string): void {
    tally.close(id);
    dirty.delete(id);
    store.remove(id);
  }

  function leave(id: string, cause: 'failed' | 'cancelled' | 'removed'): void {
    drop(id);
    if (cause !== 'removed') batch.send({ type: 'LEFT' });
    publish();
    if (cause === 'cancelled') results.reject(id, new UploadFailure('cancelled', 'cancelled by the user'));
    emitter.emit('removed', { id, cause });
  }

  /** The machine already counts nothing any more; all items go in one publication. */
  function detachItems(): void {
    const ids = roster.ready();
    send(undefined, { type: 'SESSION_ENDED' });
    publish();
    for (const id of ids) {
      results.reject(id, new UploadFailure('cancelled', 'the session ended'));
      emitter.emit('removed', { id, cause: 'session' });
    }
  }

  function fail(record: ItemRecord, failed: FailedItem): void {
    const { id, file, handle } = record;
    failures.set(id, { failed, chosen: { file, handle } });
    setFailures();
    leave(id, 'failed');
    emitter.emit('failed', failed);
    results.reject(id, new UploadFailure(failed.reason, failed.message ?? failed.reason));
  }

  function succeed(record: ItemRecord): void {
    dirty.add(record.id);
    batch.send({ type: 'LEFT' });
    publish();
    const uploaded = uploadedOf(record);
    if (uploaded === null) return;
    emitter.emit('success', { id: record.id, uploaded });
    results.resolve(record.id, uploaded);
  }

  function ended(record: ItemRecord, end: ItemEnd): void {
    if (end.type === 'success') succeed(record);
    else if (end.type === 'failed') fail(record, failedItem(record, end.reason, settings.messages));
    else if (end.type === 'cancelled') leave(record.id, 'cancelled');
    else drop(record.id);
  }

  function send(id: string | undefined, event: ItemEvent): void {
    for (const target of id === undefined ? roster.ready() : [id]) roster.send(target, event);
  }

  function createRecord({ id, file, handle }: AcceptedFile): ItemRecord {
    const plan = planTransfer(file.size, services.storage.limits, { bands, unit });
    if (plan.band !== 'single') loadMultipartSteps().catch((error: unknown) => services.incident('request', error));
    const count = tally.open(id, () => touched(id));
    return createItemRecord({ id, file, handle, plan, progress: createItemProgress(file.size, count) });
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    actor: batch,
    insert(files) {
      if (files.length === 0) return;
      for (const { id } of files) failures.delete(id);
      setFailures();
      const records = files.map(createRecord);
      store.append(records.map((record) => itemSnapshot(record, 'hashing.queued')));
      roster.insert(records);
      batch.send({ type: 'ADDED', count: records.length });
      publish();
      roster.pump();
    },
    send(id, event) {
      send(id, event);
      publish();
    },
    failed: (id) => failures.get(id)?.chosen,
    remove(id) {
      if (failures.delete(id)) {
        setFailures();
        publish();
      } else if (roster.snapshot(id)?.status === 'success') {
        roster.remove(id);
        leave(id, 'removed');
      } else roster.send(id, { type: 'CANCEL' });
    },
    result(id) {
      const failure = failures.get(id)?.failed;
      if (failure) return Promise.reject(new UploadFailure(failure.reason, failure.message ?? failure.reason));
      const record = roster.record(id);
      if (record === undefined) return Promise.reject(new UploadFailure('unknown', 'no such item'));
      const uploaded = roster.snapshot(id)?.uploaded;
      return uploaded ? Promise.resolve(uploaded) : results.wait(id);
    },
    contents: () => new Set(roster.ready().flatMap((id) => roster.record(id)?.digest?.md5 ?? [])),
    stop() {
      roster.stop();
      batch.stop();
      ticker.stop();
      releaseSignal?.();
      results.rejectAll(new UploadFailure('cancelled', 'the uploader was disposed of'));
    },
  };
}
