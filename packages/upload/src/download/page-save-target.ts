import { systemClock } from '../environment/system-clock.ts';
import type { Clock } from '../ports/environment.ts';
import type { FileSink, SaveTarget } from './save-target.ts';

/** From this size on, in bytes, a file waits on the disk instead of in memory while it comes. */
const DISK_FROM = 16 * 1024 ** 2;
const FOLDER = 'jianzhu-downloads';
/** The browser has long opened the file by then. */
const REVOKE_AFTER_MS = 60_000;
/** What is older belongs to a page that is gone. */
const STALE_AFTER_MS = 86_400_000;

/**
 * Saves as browsers do by themselves, into the folder for downloads. Large files are collected in the origin's
 * private file system where there is one, so that they never fill the memory of the page.
 */
export function pageSaveTarget(clock: Clock = systemClock): SaveTarget {
  return {
    async open(fileName, size) {
      const folder = size < DISK_FROM ? null : await downloadFolder(clock);
      return folder === null ? memorySink(fileName, clock) : diskSink(fileName, folder, clock);
    },
  };
}

/** Null where the browser has none, or none that this page may write to. */
async function downloadFolder(clock: Clock): Promise<FileSystemDirectoryHandle | null> {
  if (!('createWritable' in (globalThis.FileSystemFileHandle?.prototype ?? {}))) return null;
  try {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(FOLDER, { create: true });
    await removeStale(folder, clock);
    return folder;
  } catch {
    // Private windows refuse it; memory does there.
    return null;
  }
}

async function removeStale(folder: FileSystemDirectoryHandle, clock: Clock): Promise<void> {
  for await (const name of folder.keys()) {
    const startedAt = Number.parseInt(name, 10);
    const isStale = clock.now() - startedAt > STALE_AFTER_MS;
    // One that a page still writes cannot be removed; the next download tries again.
    if (isStale) await folder.removeEntry(name).catch(() => {});
  }
}

async function diskSink(fileName: string, folder: FileSystemDirectoryHandle, clock: Clock): Promise<FileSink> {
  const name = `${clock.now()}-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  const handle = await folder.getFileHandle(name, { create: true });
  const stream = await handle.createWritable();
  return {
    // The chunk comes from fetch, whose memory is never shared.
    write: (chunk) => stream.write(chunk as Uint8Array<ArrayBuffer>),
    async close() {
      await stream.close();
      offer(fileName, await handle.getFile(), clock);
    },
    async abort() {
      await stream.abort();
      await folder.removeEntry(name);
    },
  };
}

function memorySink(fileName: string, clock: Clock): FileSink {
  const chunks: BlobPart[] = [];
  return {
    async write(chunk) {
      // The chunk comes from fetch, whose memory is never shared.
      chunks.push(chunk as Uint8Array<ArrayBuffer>);
    },
    async close() {
      offer(fileName, new Blob(chunks), clock);
    },
    async abort() {
      chunks.length = 0;
    },
  };
}

/** Hands a file to the browser's own download. */
function offer(fileName: string, file: Blob, clock: Clock): void {
  const url = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = fileName;
  anchor.click();
  clock.setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
