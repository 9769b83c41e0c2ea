import type { EndpointRequest, EndpointResponse, WireHandler } from '../endpoint/wire.ts';
import { StorageError } from '../ports/storage.ts';
import {
  STORAGE_TIMEOUTS,
  type StorageAnswer,
  type StorageRequest,
  type StorageTimeouts,
  type Transport,
} from '../storage/transport.ts';
import { watchTransfer } from '../storage/watchdog.ts';
import type { FakeNetwork } from './fake-network.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** The line between a page and an endpoint in the same process. */
export interface InProcessTransportOptions {
  readonly handle: WireHandler;
  readonly clock: VirtualClock;
  readonly network?: FakeNetwork;
  readonly timeouts?: StorageTimeouts;
  /** ms until a request arrives; 0 by default. */
  readonly latency?: number;
  /** Of one request's body; unlimited by default. */
  readonly bytesPerSecond?: number;
}

/** The page's origin; answers that do not allow it are network errors, as in a browser. */
const ORIGIN = 'http://page.test';
const CHUNK_BYTES = 65_536;
/** Headers that a page may read without being told so. */
const SAFE_HEADERS = new Set([
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
]);

/** A transport without sockets that treats time limits, aborts, CORS and a lost network as a browser does. */
export function createInProcessTransport(options: InProcessTransportOptions): Transport {
  const { handle, clock, network, timeouts = STORAGE_TIMEOUTS } = options;

  async function exchange(request: StorageRequest, signal: AbortSignal, onBytes: (sent: number) => void) {
    signal.throwIfAborted();
    const end = new AbortController();
    const fail = (error: unknown) => end.abort(error);
    const watchdog = watchTransfer(clock, timeouts, fail);
    const stop = [
      forward(signal, fail),
      network?.watch((up) => up || fail(new StorageError('network'))) ?? (() => {}),
      watchdog.stop,
    ];
    const moved = (sent: number) => {
      watchdog.moved();
      onBytes(sent);
    };
    try {
      if (network?.isUp === false) throw new StorageError('network');
      const ended = new Promise<never>((_, reject) => {
        end.signal.addEventListener('abort', () => reject(end.signal.reason));
      });
      return await Promise.race([answer(request, end.signal, moved), ended]);
    } finally {
      for (const each of stop) each();
      // Whatever still runs for this request learns that nobody waits for it.
      end.abort();
    }
  }

  async function answer(request: StorageRequest, signal: AbortSignal, moved: (sent: number) => void) {
    if (options.latency !== undefined) await clock.wait(options.latency, signal);
    const response = await handle(await toWire(request, signal, moved)).catch((cause: unknown) => {
      throw new StorageError('network', { cause });
    });
    const { text, size } = await readBody(response);
    if (!('Access-Control-Allow-Origin' in response.headers)) throw new StorageError('network');
    return toAnswer(response, text, size);
  }

  async function toWire(
    request: StorageRequest,
    signal: AbortSignal,
    moved: (sent: number) => void,
  ): Promise<EndpointRequest> {
    const { method, url, headers, body } = request;
    const { host, origin } = new URL(url);
    const content = body === null ? new Uint8Array() : new Uint8Array(await clock.hold(body.arrayBuffer()));
    return {
      method,
      target: url.slice(origin.length) || '/',
      headers: {
        ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
        host,
        origin: ORIGIN,
        ...(method !== 'GET' && method !== 'HEAD' && { 'content-length': String(content.length) }),
      },
      body: send(content, signal, moved),
      signal,
    };
  }

  async function* send(content: Uint8Array, signal: AbortSignal, moved: (sent: number) => void) {
    for (let at = 0; at < content.length; at += CHUNK_BYTES) {
      const chunk = content.subarray(at, at + CHUNK_BYTES);
      if (options.bytesPerSecond !== undefined) {
        await clock.wait((chunk.length / options.bytesPerSecond) * 1000, signal);
      }
      signal.throwIfAborted();
      yield chunk;
      moved(at + chunk.length);
    }
  }

  return {
    send: (request, { signal, onBytes }) => exchange(request, signal, onBytes ?? (() => {})),
    reach: async (url, { signal }) => {
      signal.throwIfAborted();
      if (options.latency !== undefined) await clock.wait(options.latency, signal);
      signal.throwIfAborted();
      if (network?.isUp === false)
        throw new StorageError('network', { message: `${new URL(url).host} is out of reach` });
    },
  };
}

function forward(signal: AbortSignal, fail: (reason: unknown) => void): () => void {
  const abort = () => fail(signal.reason);
  signal.addEventListener('abort', abort);
  return () => signal.removeEventListener('abort', abort);
}

async function readBody({ body }: EndpointResponse): Promise<{ readonly text: string; readonly size: number }> {
  if (body === undefined || typeof body === 'string') return { text: body ?? '', size: body?.length ?? 0 };
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const bytes of body) {
    text += decoder.decode(bytes, { stream: true });
    size += bytes.length;
  }
  return { text, size };
}

function toAnswer({ status, headers }: EndpointResponse, text: string, size: number): StorageAnswer {
  const readable = new Set(
    (headers['Access-Control-Expose-Headers'] ?? '').split(',').map((name) => name.trim().toLowerCase()),
  );
  const values = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  if (!values.has('content-length')) values.set('content-length', String(size));
  return {
    status,
    text,
    header: (name) => {
      const known = name.toLowerCase();
      return (readable.has(known) || SAFE_HEADERS.has(known) ? values.get(known) : undefined) ?? null;
    },
  };
}
