import type { PageContent } from '@jianzhu/domain/pages';
import type { StoredPage } from './stored-page.ts';

/** A kept page and its ages, in milliseconds of the cache's clock. */
export interface KeptPage {
  readonly page: StoredPage;
  readonly shows: readonly PageContent[];
  /** Until then it is sent as it is. */
  freshUntil: number;
  /** Until then it is sent while a new one is made; later, only when none can be made. */
  staleUntil: number;
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

  /** Ends the times of the pages that a change concerns: from now on they are sent only when no new one can be made. */
  expire(isConcerned: (shows: readonly PageContent[]) => boolean): void {
    for (const kept of this.#pages.values()) {
      if (!isConcerned(kept.shows)) continue;
      kept.freshUntil = Number.NEGATIVE_INFINITY;
      kept.staleUntil = Number.NEGATIVE_INFINITY;
      kept.retryAfter = Number.NEGATIVE_INFINITY;
    }
  }

  delete(key: string): void {
    const kept = this.#pages.get(key);
    if (!kept) return;
    this.#pages.delete(key);
    this.#bytes -= kept.page.size;
  }
}
