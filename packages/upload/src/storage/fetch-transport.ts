import type { Clock } from '../ports/environment.ts';
import { StorageError } from '../ports/storage.ts';
import { STORAGE_TIMEOUTS, type StorageTimeouts, type Transport } from './transport.ts';
import { watchTransfer } from './watchdog.ts';

/** Slowest line that is waited for. `fetch` does not tell how a body moves, so its time is reckoned with this. */
const SLOWEST_BYTES_PER_MS = 16;

export interface FetchTransportSettings {
  readonly clock: Clock;
  readonly timeouts?: StorageTimeouts;
  readonly fetch?: typeof fetch;
}

/** The transport outside of pages. Bytes are reported once, when the answer begins. */
export function fetchTransport(settings: FetchTransportSettings): Transport {
  const { clock, timeouts = STORAGE_TIMEOUTS } = settings;

  /** Runs one call under the signal and the timers. */
  async function guarded<Result>(
    signal: AbortSignal,
    bodySize: number,
    call: (signal: AbortSignal, moved: () => void) => Promise<Result>,
  ): Promise<Result> {
    signal.throwIfAborted();
    const guard = new AbortController();
    const abort = () => guard.abort(signal.reason);
    signal.addEventListener('abort', abort);
    const firstByte = timeouts.firstByte + bodySize / SLOWEST_BYTES_PER_MS;
    const watchdog = watchTransfer(clock, { ...timeouts, firstByte }, (error) => guard.abort(error));
    try {
      return await call(guard.signal, watchdog.moved);
    } catch (cause) {
      guard.signal.throwIfAborted();
      throw new StorageError('network', { cause });
    } finally {
      watchdog.stop();
      signal.removeEventListener('abort', abort);
    }
  }

  const send = (url: string, init: RequestInit) => (settings.fetch ?? fetch)(url, init);

  return {
    send: ({ method, url, headers, body }, { signal, onBytes }) =>
      guarded(signal, body?.size ?? 0, async (guard, moved) => {
        const response = await send(url, { method, headers, body, signal: guard, cache: 'no-store' });
        moved();
        if (body !== null) onBytes?.(body.size);
        const text = await response.text();
        return { status: response.status, header: (name) => response.headers.get(name), text };
      }),
    reach: (url, { signal }) =>
      guarded(signal, 0, async (guard) => {
        await send(url, { method: 'HEAD', mode: 'no-cors', signal: guard, cache: 'no-store' });
      }),
  };
}
