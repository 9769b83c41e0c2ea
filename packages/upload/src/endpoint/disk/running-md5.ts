import { createHash, type Hash } from 'node:crypto';
import type { BlobReference, Blobs } from './blobs.ts';

/**
 * The MD5 of a multipart upload's content, computed while its parts arrive, so that completing a large one does not
 * wait for a pass over all of it.
 */
export class RunningMd5 {
  readonly #blobs: Blobs;
  readonly #parts = new Map<number, BlobReference>();
  #hash: Hash = createHash('md5');
  /** What the hash has taken in, in order. */
  readonly #taken: BlobReference[] = [];
  #work: Promise<void> = Promise.resolve();

  constructor(blobs: Blobs) {
    this.#blobs = blobs;
  }

  /** A part has arrived; takes in what now follows without a gap. */
  add(partNumber: number, blob: BlobReference): void {
    this.#parts.set(partNumber, blob);
    this.#work = this.#work.then(async () => {
      for (let next = this.#next(); next !== undefined; next = this.#next()) await this.#take(next);
    });
    // A blob that cannot be read is reported by `digest`, which meets it again.
    this.#work.catch(() => {});
  }

  /** MD5 of these blobs, lower-case hex; only what was not yet taken in is read. */
  async digest(blobs: readonly BlobReference[]): Promise<string> {
    await this.#work.catch(() => this.#restart());
    const isPrefix = this.#taken.every(({ sha256 }, index) => sha256 === blobs[index]?.sha256);
    if (!isPrefix) this.#restart();
    for (const blob of blobs.slice(this.#taken.length)) await this.#take(blob);
    return this.#hash.copy().digest('hex');
  }

  #next(): BlobReference | undefined {
    return this.#parts.get(this.#taken.length + 1);
  }

  async #take(blob: BlobReference): Promise<void> {
    for await (const bytes of this.#blobs.read([blob], 0, blob.size)) this.#hash.update(bytes);
    this.#taken.push(blob);
  }

  #restart(): void {
    this.#hash = createHash('md5');
    this.#taken.length = 0;
  }
}
