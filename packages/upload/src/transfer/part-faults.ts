import type { Clock, NetworkSource } from '../ports/environment.ts';
import type { StorageError } from '../ports/storage.ts';
import { jitteredDelay, MAX_CLOCK_REFUSALS, type RetryPolicy } from './retry-policy.ts';

/** What a failed part means for the part, and perhaps for the whole upload. */
export interface PartVerdict {
  /** What is known of the part now. */
  readonly part: 'refused' | 'doubted' | 'mismatched';
  /** Why the upload stops; null when it goes on with other parts. */
  readonly stop: 'lost' | 'expired' | 'gone' | 'exhausted' | 'unreadable' | 'integrity' | 'fatal' | null;
}

/** Remembers the failures of the parts of one upload, and judges the next one. */
export interface PartFaults {
  judge(partNumber: number, error: StorageError): PartVerdict;
  /** The storage holds other bytes than ours for this part. */
  mismatch(partNumber: number): PartVerdict;
  /** A part was acknowledged. */
  succeeded(partNumber: number): void;
  /** Whether the part's delay is over. */
  mayBeSent(partNumber: number): boolean;
  /** Time at which the next delayed part may be sent; undefined when none is delayed. */
  nextTime(): number | undefined;
  /** All parts have their attempts again. */
  forgive(): void;
}

/** Network errors in a row on different parts that mean a lost network. */
const LOST_AFTER = 2;

/** What the judgement depends on. */
export interface PartFaultOptions {
  readonly clock: Clock;
  readonly random: () => number;
  readonly network: NetworkSource;
  readonly policy: RetryPolicy['storage'];
  /** Whether the storage refuses everything at present: that is not the fault of a part. */
  readonly isOutage: () => boolean;
}

/** Creates a memory without failures. */
export function createPartFaults({ clock, random, network, policy, isOutage }: PartFaultOptions): PartFaults {
  const attempts = new Map<number, number>();
  const notBefore = new Map<number, number>();
  const mismatched = new Set<number>();
  const unreachable = new Set<number>();
  let suspicions = 0;
  let clockRefusals = 0;

  function spend(partNumber: number, error: StorageError): boolean {
    const spent = (attempts.get(partNumber) ?? 0) + 1;
    attempts.set(partNumber, spent);
    notBefore.set(partNumber, clock.now() + jitteredDelay(spent, policy, random, error.retryAfter));
    return spent >= policy.attempts;
  }

  function unreached(partNumber: number, error: StorageError): PartVerdict {
    if (!network.isOnline()) return { part: 'doubted', stop: 'lost' };
    unreachable.add(partNumber);
    if (unreachable.size >= LOST_AFTER && suspicions < policy.attempts) {
      unreachable.clear();
      suspicions += 1;
      return { part: 'doubted', stop: 'lost' };
    }
    return { part: 'doubted', stop: spend(partNumber, error) ? 'exhausted' : null };
  }

  function mismatch(partNumber: number): PartVerdict {
    const isSecond = mismatched.has(partNumber);
    mismatched.add(partNumber);
    return { part: 'mismatched', stop: isSecond ? 'integrity' : null };
  }

  function misjudgedClock(): PartVerdict {
    clockRefusals += 1;
    return { part: 'refused', stop: clockRefusals > MAX_CLOCK_REFUSALS ? 'fatal' : null };
  }

  return {
    judge(partNumber, error) {
      switch (error.fault) {
        case 'network':
        case 'timeout':
        case 'stall':
          return unreached(partNumber, error);
        case 'throttled':
        case 'server':
          return { part: 'refused', stop: spend(partNumber, error) && !isOutage() ? 'exhausted' : null };
        case 'credentials':
          return { part: 'refused', stop: 'expired' };
        case 'clock':
          return misjudgedClock();
        case 'gone':
          return { part: 'refused', stop: 'gone' };
        case 'integrity':
          return mismatch(partNumber);
        case 'fileChanged':
          return { part: 'refused', stop: 'unreadable' };
        case 'fatal':
          return { part: 'refused', stop: 'fatal' };
      }
    },
    mismatch,
    succeeded(partNumber) {
      suspicions = 0;
      clockRefusals = 0;
      unreachable.clear();
      attempts.delete(partNumber);
      notBefore.delete(partNumber);
    },
    mayBeSent: (partNumber) => (notBefore.get(partNumber) ?? 0) <= clock.now(),
    nextTime() {
      const later = [...notBefore.values()].filter((time) => time > clock.now());
      return later.length === 0 ? undefined : Math.min(...later);
    },
    forgive() {
      attempts.clear();
      notBefore.clear();
    },
  };
}
