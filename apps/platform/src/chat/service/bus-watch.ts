import type { Bus, BusListener, WakeUp } from '../ports/bus.ts';

/** A beacon goes round this often; after so many that did not come back the bus counts as lost. */
const BEACON_MS = 2000;
const BEACONS_LOST = 3;
/** Messages may be a little older than their news, and clocks are read at different times. */
const MARGIN_MS = 10_000;

export interface BusWatchOptions {
  readonly bus: Bus;
  readonly node: string;
  /** Everything but beacons. */
  readonly received: (wakeUp: WakeUp) => void;
  /** Delivers what came within so many ms and was not heard of. */
  readonly lookAgain: (withinMs: number) => Promise<void>;
  /** Without anybody connected there is nothing to look for. */
  readonly isServing: () => boolean;
  /** How often to look although nothing seems lost: a lost last message has no successor that would show it. */
  readonly lookMs: number;
  readonly onFault: (what: string, error: unknown) => void;
}

export interface BusWatch {
  readonly listener: BusListener;
  close(): void;
}

/** Hears the bus, tests it with beacons, and looks into the store in time when something may have been lost. */
export async function watchBus(options: BusWatchOptions): Promise<BusWatch> {
  const { bus, node, received, lookAgain, isServing, lookMs, onFault } = options;
  const self = `node ${node}`;
  let unanswered = 0;
  let lookedAt = performance.now();
  let isLooking = false;

  async function look(): Promise<void> {
    if (isLooking || !isServing()) return;
    isLooking = true;
    const startedAt = performance.now();
    try {
      await lookAgain(startedAt - lookedAt + MARGIN_MS);
      lookedAt = startedAt;
    } catch (error) {
      // The next look reaches back to the last one that went well.
      onFault('a look for lost messages', error);
    } finally {
      isLooking = false;
    }
  }

  const listener: BusListener = {
    received: (wakeUp) => {
      if (wakeUp.kind !== 'beacon') received(wakeUp);
      else if (wakeUp.node === node) unanswered = 0;
    },
    interrupted: () => void look(),
  };
  bus.open(listener);
  await bus.follow(self);
  const beacons = setInterval(() => {
    if (!isServing()) {
      unanswered = 0;
      lookedAt = performance.now();
      return;
    }
    unanswered += 1;
    if (unanswered > BEACONS_LOST) void look();
    bus.publish([self], { kind: 'beacon', node }).catch((error: unknown) => onFault('a beacon', error));
  }, BEACON_MS).unref();
  const looks = setInterval(() => void look(), lookMs).unref();
  return {
    listener,
    close: () => {
      clearInterval(beacons);
      clearInterval(looks);
      bus.unfollow(self);
    },
  };
}
