import { type Storage, StorageError, type TransferOptions } from '@jianzhu/upload';
import type { FakeNetwork } from '@jianzhu/upload/testing';

const megabyte = 1024 * 1024;
const stepMs = 100;

/** An object storage in the memory of the page, with a line that has a speed and can be cut. */
export interface PageStorage extends Storage {
  /** What lies under a key. */
  objectOf(key: string): Blob | undefined;
  /** Of each request. */
  setSpeed(bytesPerSecond: number): void;
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop);
  });
}

/** Nothing outlives the page. */
export function createPageStorage(network: FakeNetwork): PageStorage {
  const objects = new Map<string, Blob>();
  const uploads = new Map<string, Map<number, Blob>>();
  let bytesPerSecond = 8 * megabyte;
  let begun = 0;

  function partsOf(uploadId: string): Map<number, Blob> {
    const parts = uploads.get(uploadId);
    if (parts === undefined) throw new StorageError('gone');
    return parts;
  }

  async function reach(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (!network.isUp) throw new StorageError('network');
  }

  /** Lets the body leave at the speed of the line. */
  async function send(body: Blob, { signal, onBytes }: TransferOptions): Promise<void> {
    for (let sent = 0; sent < body.size; ) {
      await reach(signal);
      await wait(stepMs, signal);
      sent = Math.min(body.size, sent + (bytesPerSecond * stepMs) / 1000);
      onBytes?.(sent);
    }
    await reach(signal);
  }

  return {
    limits: { minPart: megabyte, maxPart: 1024 * megabyte, maxParts: 10_000, singleMax: 1024 * megabyte },
    objectOf: (key) => objects.get(key),
    setSpeed(speed) {
      bytesPerSecond = speed;
    },
    async put({ key }, body, options) {
      await send(body, options);
      objects.set(key, body);
      return { etag: key };
    },
    async initiate(_target, { signal }) {
      await reach(signal);
      begun += 1;
      uploads.set(String(begun), new Map());
      return String(begun);
    },
    async uploadPart(_target, uploadId, partNumber, body, options) {
      await send(body, options);
      partsOf(uploadId).set(partNumber, body);
      return { etag: `${uploadId}-${partNumber}` };
    },
    async listParts(_target, uploadId, marker, { signal }) {
      await reach(signal);
      const parts = [...partsOf(uploadId)]
        .filter(([partNumber]) => partNumber > marker)
        .sort(([left], [right]) => left - right)
        .map(([partNumber, { size }]) => ({ partNumber, size, etag: `${uploadId}-${partNumber}` }));
      return { parts, nextMarker: null };
    },
    async complete({ key }, uploadId, parts, { signal }) {
      await reach(signal);
      const stored = partsOf(uploadId);
      objects.set(key, new Blob(parts.flatMap(({ partNumber }) => stored.get(partNumber) ?? [])));
      uploads.delete(uploadId);
      return { etag: key };
    },
    async abort(_target, uploadId, { signal }) {
      await reach(signal);
      uploads.delete(uploadId);
    },
    async head({ key }, { signal }) {
      await reach(signal);
      const object = objects.get(key);
      return object === undefined ? null : { size: object.size, etag: key };
    },
    probe: (_address, { signal }) => reach(signal),
  };
}
