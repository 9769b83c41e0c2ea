import type { Clock } from '../ports/environment.ts';
import { StorageError } from '../ports/storage.ts';
import type { StorageTimeouts } from './transport.ts';

export interface Watchdog {
  /** Bytes have moved, or the request has entered its next phase. */
  moved(): void;
  stop(): void;
}

/**
 * Watches one request: it must begin to move, and then keep moving. After the machine has slept, which is seen by a
 * timer that is late by more than its limit, every limit starts once more before it counts.
 */
export function watchTransfer(
  clock: Clock,
  timeouts: StorageTimeouts,
  failed: (error: StorageError) => void,
): Watchdog {
  let fault: 'timeout' | 'stall' = 'timeout';
  let movedAt = clock.now();
  let timer: unknown;
  const limit = (): number => (fault === 'timeout' ? timeouts.firstByte : timeouts.stall);

  function arm(delay: number): void {
    const asleep = clock.now() + delay + limit();
    clock.clearTimeout(timer);
    timer = clock.setTimeout(() => {
      const now = clock.now();
      if (now > asleep) movedAt = now;
      const left = movedAt + limit() - now;
      if (left > 0) arm(left);
      else failed(new StorageError(fault));
    }, delay);
  }

  arm(limit());
  return {
    moved() {
      movedAt = clock.now();
      // After this the timer itself looks when bytes last moved: they do so far more often than it goes off.
      if (fault === 'stall') return;
      fault = 'stall';
      arm(limit());
    },
    stop: () => clock.clearTimeout(timer),
  };
}
