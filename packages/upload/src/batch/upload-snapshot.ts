import type { FailedItem } from '../item/item-failure.ts';
import type { ItemSnapshot } from '../item/item-snapshot.ts';
import type { SignalState } from './upload-signal.ts';

/** The list of one uploader as a page sees it. What has not changed is the same object as before. */
export interface UploadSnapshot {
  readonly items: readonly ItemSnapshot[];
  /** Failed items, which are no longer in the list; each may be retried or dismissed. */
  readonly failures: readonly FailedItem[];
  /** Mean of the items' progress, rounded down; 0 for an empty list. May fall when an item leaves the list. */
  readonly progress: number;
  readonly signal: SignalState;
  /** Items in the list. */
  readonly count: number;
  /** Bytes of the list. */
  readonly bytes: { readonly sent: number; readonly total: number };
  /** Bytes a second. */
  readonly speed: number;
  /** ms until everything is sent at this speed; null when nothing moves. */
  readonly eta: number | null;
}

const NOTHING: UploadSnapshot = {
  items: [],
  failures: [],
  progress: 0,
  signal: 'done',
  count: 0,
  bytes: { sent: 0, total: 0 },
  speed: 0,
  eta: null,
};

/** Values that do not follow from the items' snapshots. */
interface FlowFacts {
  readonly signal: SignalState;
  readonly sent: number;
  readonly speed: number;
}

/** Holds the published snapshot. Changes are collected and come out together. */
export interface SnapshotStore {
  getSnapshot(): UploadSnapshot;
  subscribe(changed: () => void): () => void;
  append(items: readonly ItemSnapshot[]): void;
  /** Returns what it was before; undefined when it is not in the list. */
  replace(item: ItemSnapshot): ItemSnapshot | undefined;
  remove(id: string): void;
  setFailures(failures: readonly FailedItem[]): void;
  /** Lets everything that has changed be seen. */
  publish(facts: FlowFacts): void;
}

/** Creates a store with an empty list. Replacing one of n items costs one copy of the list at the next publication. */
export function createSnapshotStore(): SnapshotStore {
  const listeners = new Set<() => void>();
  const changed = new Map<string, ItemSnapshot>();
  const removed = new Set<string>();
  let published = NOTHING;
  let items: readonly ItemSnapshot[] = [];
  let positions = new Map<string, number>();
  let failures: readonly FailedItem[] = [];
  let progressSum = 0;
  let total = 0;

  function count(item: ItemSnapshot, sign: 1 | -1): void {
    progressSum += sign * item.progress;
    total += sign * item.size;
  }

  function find(id: string): ItemSnapshot | undefined {
    const position = positions.get(id);
    return changed.get(id) ?? (position === undefined ? undefined : items[position]);
  }

  function settleItems(): void {
    if (changed.size === 0 && removed.size === 0) return;
    const next = items.slice();
    for (const [id, item] of changed) {
      const position = positions.get(id);
      if (position !== undefined) next[position] = item;
    }
    changed.clear();
    items = next;
    if (removed.size === 0) return;
    items = next.filter(({ id }) => !removed.has(id));
    removed.clear();
    positions = new Map(items.map(({ id }, index) => [id, index]));
  }

  return {
    getSnapshot: () => published,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    append(added) {
      settleItems();
      for (const [index, item] of added.entries()) {
        positions.set(item.id, items.length + index);
        count(item, 1);
      }
      items = [...items, ...added];
    },
    replace(item) {
      const before = find(item.id);
      if (before === undefined || removed.has(item.id)) return undefined;
      count(before, -1);
      count(item, 1);
      changed.set(item.id, item);
      return before;
    },
    remove(id) {
      const before = find(id);
      if (before === undefined || removed.has(id)) return;
      count(before, -1);
      removed.add(id);
    },
    setFailures(next) {
      failures = next;
    },
    publish({ signal, sent, speed }) {
      settleItems();
      const isSame =
        items === published.items &&
        failures === published.failures &&
        signal === published.signal &&
        sent === published.bytes.sent &&
        speed === published.speed;
      if (isSame) return;
      published = {
        items,
        failures,
        progress: items.length === 0 ? 0 : Math.floor(progressSum / items.length),
        signal,
        count: items.length,
        bytes: sent === published.bytes.sent && total === published.bytes.total ? published.bytes : { sent, total },
        speed,
        eta: speed > 0 ? Math.round((1000 * (total - sent)) / speed) : null,
      };
      for (const listener of [...listeners]) listener();
    },
  };
}
