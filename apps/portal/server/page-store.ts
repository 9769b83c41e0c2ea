import type { StoredPage } from './stored-page.ts';

/** A kept page and its ages, in milliseconds of the cache's clock. */
export interface KeptPage {
  readonly page: StoredPage;
  /** Until then it is sent as it is. */
  readonly freshUntil: number;
  /** Until then it is sent while a new one is made; later, only when none can be made. */
  readonly staleUntil: number;
  /** No new attempt before this. */
  retryAfter: number;
}

/** Pages in memory; over the limit, those used longest ago go first. */
export class PageStore {
  readonly #pages = new Map<string, KeptPage>();
  readonly #maxBytes: number;
  #bytes = 0;

  /** @param maxBytes of all bodies in all encodings. */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Reads a page and marks it as used. */
  get(key: string): KeptPage | undefined {
    const kept = this.#pages.get(key);
    if (kept) {
      this.#pages.delete(key);
      this.#pages.set(key, kept);
    }
    return kept;
  }

  set(key: string, kept: KeptPage): void {
    this.delete(key);
    this.#pages.set(key, kept);
    this.#bytes += kept.page.size;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const kept = this.#pages.get(key);
    if (!kept) return;
    this.#pages.delete(key);
    this.#bytes -= kept.page.size;
  }
}
