import type { ItemPhase } from '../item/item-phase.ts';

/**
 * Items between the grant of a hash and their first byte. The bound keeps thousands of small files from being
 * registered long before there is a connection for them, while the hash of the next file still overlaps the transfer
 * of this one.
 */
const LOOKAHEAD = 12;

const AHEAD: readonly ItemPhase[] = ['hashing.active', 'registering.calling', 'transfer.queued'];

/** Decides which item is hashed next. */
export interface HashQueue {
  /** An item has come into a phase; undefined when it is new or has left the list. */
  moved(id: string, from: ItemPhase | undefined, to: ItemPhase | undefined): void;
  /** Grants what may be granted, once the present task is done: an item that ends must not begin another inside it. */
  pump(): void;
}

/** Creates a queue; `grant` lets one item begin, which tells the queue by `moved`. */
export function createHashQueue(lanes: number, grant: (id: string) => void): HashQueue {
  const queued = new Set<string>();
  let hashing = 0;
  let ahead = 0;
  let isScheduled = false;
  const step = (phase: ItemPhase | undefined, change: 1 | -1): void => {
    if (phase === undefined) return;
    if (phase === 'hashing.active') hashing += change;
    if (AHEAD.includes(phase)) ahead += change;
  };
  function grantAll(): void {
    isScheduled = false;
    while (hashing < lanes && ahead < LOOKAHEAD) {
      const [next] = queued;
      if (next === undefined) return;
      queued.delete(next);
      grant(next);
    }
  }

  return {
    moved(id, from, to) {
      step(from, -1);
      step(to, 1);
      if (to === 'hashing.queued') queued.add(id);
      else queued.delete(id);
    },
    pump() {
      if (isScheduled) return;
      isScheduled = true;
      queueMicrotask(grantAll);
    },
  };
}
