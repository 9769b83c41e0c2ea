import type { Clock } from '../ports/environment.ts';
import { StorageError } from '../ports/storage.ts';
import type { StorageTimeouts } from './transport.ts';

/** A timer that went off later than this many times its delay was late because the machine slept. */
const SLEEP_FACTOR = 2;

export interface Watchdog {
  /** Bytes have moved, or the request has entered its next phase. */
  moved(): void;
  stop(): void;
}

/**
 * Watches one request: it must begin to move, and then keep moving. After the machine has slept every limit starts
 * once more before it counts.
 */
export function watchTransfer(
  clock: Clock,
  timeouts: StorageTimeouts,
  failed: (error: StorageError) => void,
): Watchdog {
  let fault: 'timeout' | 'stall' = 'timeout';
  let timer: unknown;
  const arm = () => {
    clock.clearTimeout(timer);
    const delay = fault === 'timeout' ? timeouts.firstByte : timeouts.stall;
    const end = clock.now() + delay * SLEEP_FACTOR;
    timer = clock.setTimeout(() => (clock.now() > end ? arm() : failed(new StorageError(fault))), delay);
  };
  arm();
  return {
    moved() {
      fault = 'stall';
      arm();
    },
    stop: () => clock.clearTimeout(timer),
  };
}
