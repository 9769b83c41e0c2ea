import type { Clock } from '../ports/environment.ts';

/** Time between two publications of progress, in ms. */
const TICK = 100;

/** Publishes changes together: many a second come in, ten go out. */
export interface Ticker {
  /** Something has changed; the next tick will publish it. */
  wake(): void;
  stop(): void;
}

/**
 * Creates a ticker that rests while nothing changes. `tick` returns whether it wants to be called again. It does not
 * wait for frames: one that is asked for is drawn even if nobody shows the progress, and a page that is hidden
 * meanwhile never gets it.
 */
export function createTicker(clock: Clock, tick: () => boolean): Ticker {
  let timer: unknown;
  let isAwake = false;

  function run(): void {
    isAwake = false;
    if (tick()) wake();
  }

  function wake(): void {
    if (isAwake) return;
    isAwake = true;
    timer = clock.setTimeout(run, TICK);
  }

  return {
    wake,
    stop() {
      isAwake = true;
      clock.clearTimeout(timer);
    },
  };
}
