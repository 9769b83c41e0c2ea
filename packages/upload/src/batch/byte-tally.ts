import type { Clock } from '../ports/environment.ts';

/** Share of the newest measurement in the published speed. */
const NEWEST_SHARE = 0.3;

/** Below so many bytes a second nothing moves. */
const STILL = 1;

/** Sums the bytes of all items, and measures how fast they leave. */
export interface ByteTally {
  /** Begins to count an item; the returned function takes its changes. */
  open(id: string, touched: () => void): (delta: number, moved: number) => void;
  /** Takes an item's bytes out of the sum; what it still reports is not heard. */
  close(id: string): void;
  /** Bytes sent of the items that are counted. */
  sent(): number;
  /** Speed since the last measurement, smoothed, in bytes a second. */
  measure(): number;
}

interface Account {
  sent: number;
}

/** Creates a tally of nothing. */
export function createByteTally(clock: Clock): ByteTally {
  const accounts = new Map<string, Account>();
  let sum = 0;
  let movedSince = 0;
  let since = clock.now();
  let speed = 0;
  return {
    open(id, touched) {
      const account: Account = { sent: 0 };
      accounts.set(id, account);
      return (delta, moved) => {
        if (accounts.get(id) !== account) return;
        account.sent += delta;
        sum += delta;
        movedSince += Math.max(0, moved);
        touched();
      };
    },
    close(id) {
      sum -= accounts.get(id)?.sent ?? 0;
      accounts.delete(id);
    },
    sent: () => sum,
    measure() {
      const elapsed = clock.now() - since;
      if (elapsed <= 0) return speed;
      const newest = (1000 * movedSince) / elapsed;
      const smoothed = speed === 0 ? newest : speed + NEWEST_SHARE * (newest - speed);
      speed = smoothed < STILL ? 0 : Math.round(smoothed);
      movedSince = 0;
      since = clock.now();
      return speed;
    },
  };
}
