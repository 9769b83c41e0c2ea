import { createHash } from 'node:crypto';
import { createReadStream, statSync, unlinkSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ContentDigest } from '../content-digest.ts';
import type { ReceivedContent } from '../object-store.ts';
import { type DurableFiles, makeFolder } from './durable-files.ts';

/** A stretch of content, named by what it holds. */
export interface BlobReference {
  readonly sha256: string;
  readonly size: number;
}

const READ_BYTES = 262_144;

/** Content on the disk under its SHA-256: the same content is kept once, and never changes. */
export class Blobs {
  readonly #folder: string;
  readonly #files: DurableFiles;
  /** Blobs in use by a request, which no sweep may take, with how many use them. */
  readonly #pins = new Map<string, number>();

  constructor(folder: string, files: DurableFiles) {
    this.#folder = folder;
    this.#files = files;
  }

  /** Keeps content as it comes. It stays pinned until {@link release}. */
  async receive(content: AsyncIterable<Uint8Array>): Promise<ReceivedContent> {
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
    const id = address.digest('hex');
    this.pin(id);
    try {
      const to = this.#pathOf(id);
      await makeFolder(path.dirname(to));
      await this.#files.publish(handle, file, to);
    } catch (error) {
      this.release(id);
      throw error;
    }
    return { id, ...digest.digest() };
  }

  pin(sha256: string): void {
    this.#pins.set(sha256, (this.#pins.get(sha256) ?? 0) + 1);
  }

  release(sha256: string): void {
    const left = (this.#pins.get(sha256) ?? 1) - 1;
    if (left > 0) this.#pins.set(sha256, left);
    else this.#pins.delete(sha256);
  }

  /** Bytes of consecutive blobs from `start` up to, but without, `end`. */
  async *read(blobs: readonly BlobReference[], start: number, end: number): AsyncGenerator<Uint8Array> {
    for (const { sha256 } of blobs) this.pin(sha256);
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
      for (const { sha256 } of blobs) this.release(sha256);
    }
  }

  /** Blobs that were last written before a time in ms since 1970. */
  async *writtenBefore(time: number): AsyncGenerator<string> {
    for (const group of await readdir(this.#folder)) {
      for (const sha256 of await readdir(path.join(this.#folder, group))) {
        if (this.#isFree(sha256, time)) yield sha256;
      }
    }
  }

  /** Removes a blob unless it is used or was written again meanwhile. @returns whether it is gone */
  remove(sha256: string, writtenBefore: number): boolean {
    // Without a pause between look and removal, so that no request can take the blob up in between.
    if (!this.#isFree(sha256, writtenBefore)) return false;
    unlinkSync(this.#pathOf(sha256));
    return true;
  }

  #isFree(sha256: string, writtenBefore: number): boolean {
    return !this.#pins.has(sha256) && statSync(this.#pathOf(sha256)).mtimeMs < writtenBefore;
  }

  #pathOf(sha256: string): string {
    return path.join(this.#folder, sha256.slice(0, 2), sha256);
  }
}
