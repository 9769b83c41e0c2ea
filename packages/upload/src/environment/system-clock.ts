import type { Clock } from '../ports/environment.ts';

/** The machine's own time and timers. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, delay) => globalThis.setTimeout(run, delay),
  // The only timers that come back here are those that this clock gave out.
  clearTimeout: (timer) => globalThis.clearTimeout(timer as ReturnType<typeof globalThis.setTimeout>),
};
