import { systemClock } from '../environment/system-clock.ts';
import { formatMessage, type MessageName, UPLOAD_MESSAGES, type UploadMessages } from '../messages.ts';
import type { Clock } from '../ports/environment.ts';
import { megabytes, type SizeUnit, sizeUnit } from '../validation/size-unit.ts';
import { DownloadError } from './download-error.ts';
import { pageSaveTarget } from './page-save-target.ts';
import { type DownloadSource, resumingDownload } from './resuming-download.ts';
import type { SaveTarget } from './save-target.ts';
import { uniqueNames } from './unique-names.ts';
import { zipStream } from './zip-stream.ts';

/** Files larger than this many MB are announced (specification section 8). */
const LARGE_MB = 100;
const CONCURRENT = 2;

/** A file to download. Its address is read without any of our headers. */
export interface DownloadItem extends DownloadSource {
  readonly fileName: string;
  /** Bytes. */
  readonly fileSize: number;
}

/** Something to tell the visitor: information, or what went wrong. */
export interface DownloadMessage {
  readonly kind: Extract<MessageName, 'nothingSelected' | 'largeDownload' | 'downloadFailed'>;
  /** Name of the file; null when none is meant. */
  readonly file: string | null;
  readonly message: string;
}

export interface DownloadSettings {
  readonly onMessage: (message: DownloadMessage) => void;
  /** Bytes of one file that have come so far. */
  readonly onBytes?: (item: DownloadItem, received: number) => void;
  /** Collects all files in one archive of this name. */
  readonly archive?: string;
  readonly target?: SaveTarget;
  readonly signal?: AbortSignal;
  readonly unit?: SizeUnit;
  readonly messages?: UploadMessages;
  readonly clock?: Clock;
  readonly fetch?: typeof fetch;
}

export interface DownloadOutcome {
  readonly item: DownloadItem;
  /** Null when it was saved. */
  readonly error: unknown;
}

/**
 * Downloads one file or several, two at a time; never rejects. What failed is told in a message and leaves nothing
 * behind; the others go on.
 */
export async function downloadFiles(
  items: readonly DownloadItem[],
  settings: DownloadSettings,
): Promise<readonly DownloadOutcome[]> {
  const { unit = sizeUnit(), archive } = settings;
  if (items.length === 0) notify(settings, 'nothingSelected', null);
  for (const { fileName, fileSize } of items) {
    if (fileSize > megabytes(LARGE_MB, unit)) notify(settings, 'largeDownload', fileName);
  }
  const names = uniqueNames(items.map(({ fileName }) => fileName));
  const named = items.map((item, index) => ({ item, name: names[index] ?? item.fileName }));
  if (archive !== undefined && items.length > 0) return saveArchive(named, archive, settings);
  return inTurns(named, CONCURRENT, async ({ item, name }) => ({
    item,
    error: await save(name, item.fileSize, contentOf(item, settings), settings),
  }));
}

interface NamedItem {
  readonly item: DownloadItem;
  readonly name: string;
}

function notify(settings: DownloadSettings, kind: DownloadMessage['kind'], file: string | null): void {
  const template = (settings.messages ?? UPLOAD_MESSAGES)[kind];
  settings.onMessage({ kind, file, message: formatMessage(template, file === null ? {} : { file }) });
}

async function saveArchive(
  named: readonly NamedItem[],
  archive: string,
  settings: DownloadSettings,
): Promise<readonly DownloadOutcome[]> {
  const files = named.map(({ item, name }) => ({ name, content: contentOf(item, settings) }));
  const size = named.reduce((sum, { item }) => sum + item.fileSize, 0);
  const [name = archive] = uniqueNames([archive]);
  const error = await save(name, size, zipStream(files), settings);
  return named.map(({ item }) => ({ item, error }));
}

async function* contentOf(item: DownloadItem, settings: DownloadSettings): AsyncGenerator<Uint8Array> {
  const { clock = systemClock, signal = new AbortController().signal, onBytes } = settings;
  let received = 0;
  const load = settings.fetch ?? fetch;
  for await (const chunk of resumingDownload(item, { clock, signal, fetch: (...call) => load(...call) })) {
    received += chunk.length;
    yield chunk;
    onBytes?.(item, received);
  }
}

/** Saves one file; answers why it failed, or null. Only a failure that the visitor did not wish for is told. */
async function save(
  name: string,
  size: number,
  content: AsyncIterable<Uint8Array>,
  settings: DownloadSettings,
): Promise<unknown> {
  try {
    await write(name, size, content, settings.target ?? pageSaveTarget(settings.clock));
    return null;
  } catch (error) {
    if (!isWished(error, settings.signal)) notify(settings, 'downloadFailed', name);
    return error;
  }
}

async function write(
  name: string,
  size: number,
  content: AsyncIterable<Uint8Array>,
  target: SaveTarget,
): Promise<void> {
  const sink = await target.open(name, size);
  try {
    for await (const chunk of content) await sink.write(chunk);
    await sink.close();
  } catch (error) {
    await sink.abort().catch((cause: unknown) => {
      throw new DownloadError('save', 0, new AggregateError([error, cause]));
    });
    throw error;
  }
}

/** The signal, or a dialog that the visitor has closed. */
const isWished = (error: unknown, signal: AbortSignal | undefined) =>
  signal?.aborted === true || (error instanceof DOMException && error.name === 'AbortError');

/** Runs the work over all values, `width` at a time, and keeps their order. */
async function inTurns<Value, Result>(
  values: readonly Value[],
  width: number,
  work: (value: Value) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = new Map<number, Result>();
  const queue = values.entries();
  const turn = async () => {
    for (const [index, value] of queue) results.set(index, await work(value));
  };
  await Promise.all(Array.from({ length: Math.min(width, values.length) }, turn));
  return [...results].sort(([first], [second]) => first - second).map(([, result]) => result);
}
