import type { Clock } from '../ports/environment.ts';
import { StorageError } from '../ports/storage.ts';
import type { RetryPolicy } from './retry-policy.ts';

/** How long a storage may refuse everything before the attempts of requests count, in ms. */
const PATIENCE = 60_000;

/** Asks the storage for anything that costs it little; rejects with what it answers. */
type Probe = (signal: AbortSignal) => Promise<unknown>;

/** One request, and what the storage said to it. */
interface StorageAttempt {
  accepted(): void;
  /** The storage was too busy. The probe asks it again when the pause is over. */
  refused(error: StorageError, probe: Probe): void;
}

/**
 * The pause of a storage that is busy (throttled, or failing inside), shared by everything that goes there. While it
 * lasts nothing leaves; then one small question, then one request alone, then all.
 */
export interface StoragePause {
  begin(): StorageAttempt;
  /** The storage has taken nothing since it first refused, and that is not long ago: no attempt is spent meanwhile. */
  isOutage(): boolean;
  isOpen(): boolean;
  /** A request leaves. @returns what to call when it has ended */
  leave(): () => void;
  /** Whether somebody waits for the end: for nobody no timer runs and nothing is asked. */
  await(isAwaited: boolean): void;
  /** Calls back whenever a request may leave again. */
  watch(opened: () => void): void;
}

/** What a pause depends on. */
export interface StoragePauseOptions {
  readonly clock: Clock;
  readonly random: () => number;
  readonly policy: RetryPolicy['storage'];
}

const BUSY: readonly string[] = ['throttled', 'server'];

/** Whether a storage could not serve a request, whichever it was. */
export function isBusy(error: unknown): error is StorageError {
  return error instanceof StorageError && BUSY.includes(error.fault);
}

const nothing = (): void => undefined;

/** Creates the pause of a storage that has refused nothing yet. */
export function createStoragePause({ clock, random, policy }: StoragePauseOptions): StoragePause {
  let state: 'open' | 'closed' | 'trial' = 'open';
  /** Grows with every pause: what began before it says nothing about the time after it. */
  let epoch = 0;
  let pauses = 0;
  let refusedSince: number | null = null;
  let until = 0;
  let isTrying = false;
  let isAwaited = false;
  let ask: Probe = async () => undefined;
  let asking: AbortController | null = null;
  let timer: unknown;
  let opened = nothing;

  function schedule(): void {
    clock.clearTimeout(timer);
    if (state === 'closed' && isAwaited && asking === null) {
      timer = clock.setTimeout(probe, Math.max(0, until - clock.now()));
    }
  }

  const isOutage = (): boolean => refusedSince !== null && clock.now() - refusedSince < PATIENCE;

  /** Half of it is certain, so that a storage in need is left alone; the other half keeps pages from coming together. */
  function lengthOfPause(): number {
    const { base, ceiling } = policy;
    const half = Math.min(ceiling, base * 2 ** (pauses - 1)) / 2;
    return Math.floor(half + half * random());
  }

  function close({ retryAfter = 0 }: StorageError): void {
    state = 'closed';
    epoch += 1;
    pauses += 1;
    isTrying = false;
    refusedSince ??= clock.now();
    until = clock.now() + Math.max(retryAfter, lengthOfPause());
    schedule();
  }

  function probe(): void {
    const stop = new AbortController();
    asking = stop;
    const answered = (error: unknown): void => {
      if (stop.signal.aborted) return;
      asking = null;
      // After so long a time the answers to requests count, and end what waits.
      if (isBusy(error) && isOutage()) {
        close(error);
        return;
      }
      state = 'trial';
      opened();
    };
    Promise.resolve(stop.signal).then(ask).then(answered, answered);
  }

  return {
    begin() {
      const begun = epoch;
      return {
        accepted() {
          if (begun !== epoch) return;
          pauses = 0;
          refusedSince = null;
          if (state === 'open') return;
          state = 'open';
          opened();
        },
        refused(error, again) {
          ask = again;
          if (begun === epoch) close(error);
          else until = Math.max(until, clock.now() + (error.retryAfter ?? 0));
          schedule();
        },
      };
    },
    isOutage,
    isOpen: () => state === 'open' || (state === 'trial' && !isTrying),
    leave() {
      if (state !== 'trial') return nothing;
      const begun = epoch;
      isTrying = true;
      return () => {
        if (begun === epoch) isTrying = false;
      };
    },
    await(wanted) {
      if (wanted === isAwaited) return;
      isAwaited = wanted;
      if (!wanted) {
        asking?.abort();
        asking = null;
      }
      schedule();
    },
    watch(changed) {
      opened = changed;
    },
  };
}
