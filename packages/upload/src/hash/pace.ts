/** How long a thread may hash before it lets others run. */
export interface Pace {
  /** Most bytes of one message between two looks at the clock. */
  readonly stepBytes: number;
  /** Called after each step; waits when the time is used up. */
  afterStep(): Promise<void> | undefined;
}

/** For a worker, where nobody waits. */
export const unhurried: Pace = { stepBytes: Number.POSITIVE_INFINITY, afterStep: () => undefined };

/** Longest that a page may be kept busy at a time, in ms. */
const SLICE = 8;
const STEP_BYTES = 64 * 1024;

/** For the thread of the page: slices of at most 8 ms, as far as one step of 64 KiB allows. */
export function createPagePace(now: () => number = () => performance.now()): Pace {
  let sliceBegan = now();
  let stepBegan = sliceBegan;
  return {
    stepBytes: STEP_BYTES,
    afterStep() {
      const time = now();
      const lastStep = time - stepBegan;
      stepBegan = time;
      if (time - sliceBegan + lastStep <= SLICE) return undefined;
      return nextTask().then(() => {
        sliceBegan = now();
        stepBegan = sliceBegan;
      });
    },
  };
}

/** Timers are held back by 4 ms when nested; messages are not. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
