import { createHash, type Hash } from 'node:crypto';
import type { BlobReference } from '../space-ledger.ts';

/**
 * The MD5 of a multipart upload's content, computed while its parts arrive, so that completing a large one does not
 * wait for a pass over all of it.
 */
export class RunningMd5 {
  readonly #read: (blob: BlobReference) => AsyncIterable<Uint8Array>;
  readonly #parts = new Map<number, BlobReference>();
  #hash: Hash = createHash('md5');
  /** What the hash has taken in, in order. */
  readonly #taken: BlobReference[] = [];
  #work: Promise<void> = Promise.resolve();

  constructor(read: (blob: BlobReference) => AsyncIterable<Uint8Array>) {
    this.#read = read;
  }

  /** A part has arrived; takes in what now follows without a gap. */
  add(partNumber: number, blob: BlobReference): void {
    this.#parts.set(partNumber, blob);
    this.#work = this.#work.then(() => this.#takeWhatFollows());
    // A blob that cannot be read is reported by `digest`, which meets it again.
    this.#work.catch(() => {});
  }

  /** MD5 of these blobs, lower-case hex; only what was not yet taken in is read. */
  digest(blobs: readonly BlobReference[]): Promise<string> {
    const digest = this.#work.then(
      () => this.#digestOf(blobs),
      () => {
        this.#restart();
        return this.#digestOf(blobs);
      },
    );
    // A client that waits too long asks again: the second time begins behind the first, never beside it.
    this.#work = digest.then(() => {});
    this.#work.catch(() => {});
    return digest;
  }

  async #digestOf(blobs: readonly BlobReference[]): Promise<string> {
    const isPrefix = this.#taken.every(({ sha256 }, index) => sha256 === blobs[index]?.sha256);
    if (!isPrefix) this.#restart();
    for (const blob of blobs.slice(this.#taken.length)) await this.#take(blob);
    return this.#hash.copy().digest('hex');
  }

  async #takeWhatFollows(): Promise<void> {
    for (let next = this.#next(); next !== undefined; next = this.#next()) await this.#take(next);
  }

  #next(): BlobReference | undefined {
    return this.#parts.get(this.#taken.length + 1);
  }

  async #take(blob: BlobReference): Promise<void> {
    for await (const bytes of this.#read(blob)) this.#hash.update(bytes);
    this.#taken.push(blob);
  }

  #restart(): void {
    this.#hash = createHash('md5');
    this.#taken.length = 0;
  }
}
