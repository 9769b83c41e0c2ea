import type { Clock, NetworkSource } from '../ports/environment.ts';

/** First and longest time between two probes, in ms. */
const FIRST_PROBE = 5000;
const LONGEST_PROBE = 30_000;

/** What a probe needs. */
export interface OfflineProbeOptions {
  readonly clock: Clock;
  readonly network: NetworkSource;
  /** Asks the storage for anything; rejects when it cannot be reached. */
  readonly reach: (signal: AbortSignal) => Promise<void>;
  /** Called once, when the network is back. */
  readonly back: () => void;
  /** A probe that failed is expected; it is told to those who listen for incidents. */
  readonly failed: (error: unknown) => void;
}

/**
 * Waits until the network is back: the browser says so after having said that it was gone, or a probe gets through.
 * The browser's word alone is not enough when it never noticed the loss. Returns the function that ends the wait.
 */
export function waitForNetwork({ clock, network, reach, back, failed }: OfflineProbeOptions): () => void {
  const stop = new AbortController();
  let delay = FIRST_PROBE;
  let timer = clock.setTimeout(probe, delay);
  const unsubscribe = network.subscribe((online) => {
    if (online) finish();
  });

  function end(): void {
    stop.abort();
    clock.clearTimeout(timer);
    unsubscribe();
  }

  function finish(): void {
    if (stop.signal.aborted) return;
    end();
    back();
  }

  function probe(): void {
    reach(stop.signal).then(finish, (error: unknown) => {
      if (stop.signal.aborted) return;
      failed(error);
      delay = Math.min(LONGEST_PROBE, delay * 2);
      timer = clock.setTimeout(probe, delay);
    });
  }

  return end;
}
