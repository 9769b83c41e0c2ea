import type { Clock } from '../ports/environment.ts';

interface Timer {
  readonly id: number;
  readonly dueAt: number;
  readonly run: () => void;
}

/** A clock that stands still until a test moves it. */
export interface VirtualClock extends Clock {
  /** Timers that wait. */
  readonly waiting: number;
  /** Moves on by so many ms, runs what is due in its order, and lets promises settle after each. */
  advance(ms: number): Promise<void>;
  /** Lets promises settle without moving. */
  settle(): Promise<void>;
  /** Runs the timer that is due first, and only that, at its time. */
  runNext(): Promise<void>;
  /** Work takes so many ms: time goes on, and nothing that became due runs. */
  spend(ms: number): void;
  /** The wall clock jumps; the monotonic one does not. */
  jump(ms: number): void;
}

const rounds = 20;

/** @param startMs ms since 1970 */
export function createVirtualClock(startMs = 1_763_722_000_000): VirtualClock {
  let elapsed = 0;
  let wall = startMs;
  let lastId = 0;
  const timers = new Map<number, Timer>();

  async function settle(): Promise<void> {
    for (let round = 0; round < rounds; round += 1) await Promise.resolve();
  }

  function next(until: number): Timer | undefined {
    const due = [...timers.values()].filter(({ dueAt }) => dueAt <= until);
    return due.sort((left, right) => left.dueAt - right.dueAt || left.id - right.id)[0];
  }

  return {
    now: () => wall + elapsed,
    monotonic: () => elapsed,
    setTimeout(run, delay) {
      lastId += 1;
      timers.set(lastId, { id: lastId, dueAt: elapsed + Math.max(0, delay), run });
      return lastId;
    },
    clearTimeout(timer) {
      if (typeof timer === 'number') timers.delete(timer);
    },
    get waiting() {
      return timers.size;
    },
    async advance(ms) {
      const until = elapsed + ms;
      await settle();
      for (let timer = next(until); timer !== undefined; timer = next(until)) {
        timers.delete(timer.id);
        elapsed = Math.max(elapsed, timer.dueAt);
        timer.run();
        await settle();
      }
      elapsed = until;
      await settle();
    },
    async runNext() {
      const timer = next(Number.POSITIVE_INFINITY);
      if (timer === undefined) return;
      timers.delete(timer.id);
      elapsed = Math.max(elapsed, timer.dueAt);
      timer.run();
      await settle();
    },
    spend(ms) {
      elapsed += ms;
    },
    settle,
    jump(ms) {
      wall += ms;
    },
  };
}
