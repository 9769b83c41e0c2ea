import { createHash } from 'node:crypto';
import { createReadStream, unlinkSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ContentDigest } from '../content-digest.ts';
import type { ReceivedContent } from '../object-store.ts';
import type { BlobReference, SpaceLedger } from '../space-ledger.ts';
import { type DurableFiles, makeFolder } from './durable-files.ts';

const READ_BYTES = 262_144;

/** Content that lies in its place. */
type ArrivedContent = Omit<ReceivedContent, 'id'> & BlobReference;

/** Content on the disk under its SHA-256: the same content is kept once, and never changes. */
export class Blobs {
  readonly #folder: string;
  readonly #files: DurableFiles;

  constructor(folder: string, files: DurableFiles) {
    this.#folder = folder;
    this.#files = files;
  }

  /** Keeps content as it comes. @param named told once its name is known, before it lies in its place */
  async receive(content: AsyncIterable<Uint8Array>, named: (blob: BlobReference) => void): Promise<ArrivedContent> {
    const { handle, file } = await this.#files.create();
    const digest = new ContentDigest();
    const address = createHash('sha256');
    try {
      for await (const bytes of content) {
        // Hashed while the disk is busy.
        const written = handle.writeFile(bytes);
        digest.update(bytes);
        address.update(bytes);
        await written;
      }
    } catch (error) {
      await this.#files.drop(handle, file);
      throw error;
    }
    const arrived = { sha256: address.digest('hex'), ...digest.digest() };
    named(arrived);
    const to = this.#pathOf(arrived.sha256);
    await makeFolder(path.dirname(to));
    await this.#files.publish(handle, file, to);
    return arrived;
  }

  /** Bytes of consecutive blobs from `start` up to, but without, `end`; they stay until they are read. */
  async *read(
    ledger: SpaceLedger,
    blobs: readonly BlobReference[],
    start: number,
    end: number,
  ): AsyncGenerator<Uint8Array> {
    const unpin = ledger.pin(blobs);
    try {
      let at = 0;
      for (const { sha256, size } of blobs) {
        const [from, to] = [Math.max(0, start - at), Math.min(size, end - at)];
        if (from < to) {
          const options = { start: from, end: to - 1, highWaterMark: READ_BYTES };
          yield* createReadStream(this.#pathOf(sha256), options);
        }
        at += size;
      }
    } finally {
      unpin();
    }
  }

  /** Names of everything that lies there. */
  async *list(): AsyncGenerator<string> {
    for (const group of await readdir(this.#folder)) yield* await readdir(path.join(this.#folder, group));
  }

  /** Removes a blob, without a pause in which a request could take it up. */
  remove(sha256: string): void {
    try {
      unlinkSync(this.#pathOf(sha256));
    } catch (error) {
      // What never came into its place, because the disk was full, has nothing to remove.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }

  #pathOf(sha256: string): string {
    return path.join(this.#folder, sha256.slice(0, 2), sha256);
  }
}
