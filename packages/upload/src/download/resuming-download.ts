import { pause } from '../environment/pause.ts';
import type { Clock } from '../ports/environment.ts';
import { STORAGE_TIMEOUTS } from '../storage/transport.ts';
import { watchTransfer } from '../storage/watchdog.ts';
import { DownloadError } from './download-error.ts';

const PARTIAL = 206;
/** Attempts that may fail one after another without a byte between them. */
const MAX_FRUITLESS = 4;
const FIRST_DELAY_MS = 1000;

export interface DownloadSource {
  /** Asked for again at each attempt, because signed addresses end. */
  readonly address: (options: { readonly signal: AbortSignal }) => Promise<string>;
}

export interface ResumeSettings {
  readonly clock: Clock;
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
}

/**
 * Bytes of a file, in order. When the line breaks it goes on where it was (Range with If-Range), as long as it is
 * the same file. Throws a {@link DownloadError}, or the signal's reason.
 */
export async function* resumingDownload(source: DownloadSource, settings: ResumeSettings): AsyncGenerator<Uint8Array> {
  const { clock, signal } = settings;
  let received = 0;
  let validator: string | null = null;
  let fruitless = 0;
  for (;;) {
    try {
      const opened = await openAt(source, received, validator, settings);
      validator ??= opened.validator;
      for await (const chunk of opened.chunks) {
        received += chunk.length;
        fruitless = 0;
        yield chunk;
      }
      return;
    } catch (error) {
      signal.throwIfAborted();
      fruitless += 1;
      const isLost = error instanceof DownloadError && error.fault === 'network';
      if (!isLost || fruitless >= MAX_FRUITLESS || (received > 0 && validator === null)) throw error;
      await pause(clock, FIRST_DELAY_MS * 2 ** (fruitless - 1), signal);
    }
  }
}

interface OpenedDownload {
  /** Strong ETag, null when there is none to be read. */
  readonly validator: string | null;
  readonly chunks: AsyncIterable<Uint8Array>;
}

async function openAt(
  source: DownloadSource,
  start: number,
  validator: string | null,
  { clock, fetch: load, signal }: ResumeSettings,
): Promise<OpenedDownload> {
  const guard = new AbortController();
  const abort = () => guard.abort(signal.reason);
  signal.addEventListener('abort', abort);
  const watchdog = watchTransfer(clock, STORAGE_TIMEOUTS, (error) => guard.abort(error));
  const end = () => {
    watchdog.stop();
    signal.removeEventListener('abort', abort);
  };
  const range = start > 0 && validator !== null ? { Range: `bytes=${start}-`, 'If-Range': validator } : {};
  try {
    const url = await addressOf(source, guard.signal);
    const response = await load(url, { headers: range, signal: guard.signal, cache: 'no-store', credentials: 'omit' });
    watchdog.moved();
    refuse(response, start);
    return { validator: strongEtag(response), chunks: chunksOf(response, watchdog.moved, end) };
  } catch (cause) {
    end();
    throw lost(cause);
  }
}

async function addressOf(source: DownloadSource, signal: AbortSignal): Promise<string> {
  try {
    return await source.address({ signal });
  } catch (cause) {
    throw new DownloadError('refused', 0, cause);
  }
}

function refuse(response: Response, start: number): void {
  if (response.status >= 500 || response.status === 429) throw new DownloadError('network', response.status);
  if (!response.ok) throw new DownloadError('refused', response.status);
  // An answer with the whole file says that it is another one by now.
  if (start > 0 && response.status !== PARTIAL) throw new DownloadError('changed', response.status);
}

async function* chunksOf(response: Response, moved: () => void, end: () => void): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) return;
      moved();
      yield value;
    }
  } catch (cause) {
    throw lost(cause);
  } finally {
    end();
    // Nobody reads on. After an error the stream has ended already, and says the same error once more.
    await reader?.cancel().catch(() => {});
  }
}

const lost = (cause: unknown) => (cause instanceof DownloadError ? cause : new DownloadError('network', 0, cause));

const strongEtag = (response: Response): string | null => {
  const etag = response.headers.get('etag');
  return etag?.startsWith('"') ? etag : null;
};
