import type { Clock } from '../ports/environment.ts';
import type { PageEvents } from './page-events.ts';

/** Time between two publications of progress, in ms. */
export const TICK = 100;

/** Publishes changes together: many a second come in, ten go out. */
export interface Ticker {
  /** Something has changed; the next tick will publish it. */
  wake(): void;
  stop(): void;
}

/** Creates a ticker that rests while nothing changes. `tick` returns whether it wants to be called again. */
export function createTicker(clock: Clock, page: PageEvents, tick: () => boolean): Ticker {
  let timer: unknown;
  let takeBack: () => void = () => undefined;
  let isAwake = false;

  function run(): void {
    takeBack = page.beforeFrame(() => {
      isAwake = false;
      if (tick()) wake();
    });
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
      takeBack();
    },
  };
}
