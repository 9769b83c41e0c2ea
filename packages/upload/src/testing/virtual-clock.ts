import { loadMultipartSteps } from '../item/multipart-steps.ts';
import type { Clock } from '../ports/environment.ts';

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

/** A clock whose time passes only when it is told to, or when a run needs it to. */
export interface VirtualClock extends Clock {
  /** Lets `ms` pass: runs what falls due in its order, and lets promises settle in between. */
  advance(ms: number): Promise<void>;
  /**
   * Lets as much time pass as the work needs, from timer to timer.
   *
   * @param limit virtual ms after which the work counts as hanging; 30 days by default
   */
  run<Result>(work: Promise<Result>, limit?: number): Promise<Result>;
  /** The machine sleeps: time passes and no timer runs until it is awake again. */
  sleep(ms: number): void;
  /** Keeps time still while work is done that takes real time, such as reading a blob. */
  hold<Result>(work: Promise<Result>): Promise<Result>;
  /** Resolves after `ms` of this clock, or when the signal is aborted. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  /** Timers that are set. */
  readonly pending: number;
}

/** Turns of the event loop without anything to do after which everything counts as settled. */
const QUIET_TURNS = 3;
const DEFAULT_LIMIT = 30 * 86_400_000;
/** Turns without a timer after which work counts as hanging. */
const MOST_IDLE_TURNS = 20_000;

/** @param start ms since 1970 */
export function createVirtualClock(start: number = Date.UTC(2026, 10, 21)): VirtualClock {
  let time = start;
  let order = 0;
  let holds = 0;
  const timers = new Set<Timer>();

  const next = (): Timer | undefined => {
    let first: Timer | undefined;
    for (const timer of timers) {
      if (first === undefined || timer.at < first.at || (timer.at === first.at && timer.order < first.order)) {
        first = timer;
      }
    }
    return first;
  };
  const settle = async () => {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
      await turn();
      if (holds > 0) quiet = -1;
    }
  };
  const fire = (timer: Timer) => {
    timers.delete(timer);
    // Timers that fell due during a sleep run late.
    time = Math.max(time, timer.at);
    timer.run();
  };

  const clock: VirtualClock = {
    now: () => time,
    setTimeout(run, delay) {
      const timer = { at: time + Math.max(0, delay), order, run };
      order += 1;
      timers.add(timer);
      return timer;
    },
    clearTimeout(timer) {
      // Whatever else was passed is no timer of ours and so not in the set.
      timers.delete(timer as Timer);
    },
    async advance(ms) {
      const end = time + ms;
      await settle();
      for (let timer = next(); timer !== undefined && timer.at <= end; timer = next()) {
        fire(timer);
        await settle();
      }
      time = Math.max(time, end);
    },
    async run(work, limit = DEFAULT_LIMIT) {
      const end = time + limit;
      let isDone = false;
      const finished = () => {
        isDone = true;
      };
      work.then(finished, finished);
      for (let idle = 0; ; ) {
        await settle();
        if (isDone) return work;
        const timer = next();
        if (timer === undefined) {
          idle += 1;
          if (idle > MOST_IDLE_TURNS) throw new Error('the work waits for something that no timer brings');
        } else {
          idle = 0;
          if (timer.at > end) throw new Error(`the work has not ended after ${limit} ms`);
          fire(timer);
        }
      }
    },
    sleep(ms) {
      time += ms;
    },
    async hold(work) {
      holds += 1;
      try {
        return await work;
      } finally {
        holds -= 1;
      }
    },
    wait: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve();
        const timer = clock.setTimeout(done, ms);
        function done() {
          clock.clearTimeout(timer);
          signal?.removeEventListener('abort', done);
          resolve();
        }
        signal?.addEventListener('abort', done);
      }),
    get pending() {
      return timers.size;
    },
  };
  // A page loads these on demand; here that takes no time.
  void clock.hold(loadMultipartSteps());
  return clock;
}

/** One turn of the event loop. */
function turn(): Promise<void> {
  if (typeof setImmediate === 'function') return new Promise((resolve) => setImmediate(resolve));
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      channel.port1.close();
      resolve();
    };
    channel.port2.postMessage(null);
  });
}
