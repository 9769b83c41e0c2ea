import type { PageContent } from '@jianzhu/domain/pages';
import type { CacheablePage } from './cacheable-pages.ts';
import { type KeptPage, PageStore } from './page-store.ts';
import type { StoredPage } from './stored-page.ts';

/** What a rendering for everyone came to. */
export type Rendering =
  /** Complete and of a known host. */
  | { readonly kind: 'good'; readonly page: StoredPage }
  /** Defaults stand in for data that could not be had. */
  | { readonly kind: 'degraded'; readonly page: StoredPage }
  /** Right, but the host is unknown: sent, not kept, or anyone could fill the memory with invented hosts. */
  | { readonly kind: 'unkept'; readonly page: StoredPage }
  /** No page for everyone: a redirect, an unknown page, a response that sets a cookie. */
  | { readonly kind: 'personal' }
  /** An error or a time-out. */
  | { readonly kind: 'failed'; readonly error: unknown };

/** The value of the `x-page-cache` header. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'bypass';

/** What the cache gives; without a page the request must be rendered for itself. */
interface CacheAnswer {
  readonly state: CacheState;
  readonly page?: StoredPage;
}

export interface PageCacheOptions {
  /** Renders one page without anything of the request in it. Never rejects. */
  readonly render: (page: CacheablePage, host: string) => Promise<Rendering>;
  /** Told when a page could not be renewed or is incomplete. */
  readonly onFailure: (key: string, rendering: Rendering) => void;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  readonly maxBytes?: number;
}

/** After its fresh time a page may still be sent, while a new one is made, for this long (milliseconds). */
const staleWhileRevalidate = 60_000;
/** A page that could not be renewed is not tried again for this long (milliseconds). */
const retryDelay = 2_000;
const defaultMaxBytes = 64 * 1024 * 1024;

/** The page cache of anonymous visitors: one rendering at a time for each page, the last good page kept. */
export interface PageCache {
  get(page: CacheablePage, host: string): Promise<CacheAnswer>;
  /** Content has changed: what shows it is rendered anew for the next visitor, who waits for it. */
  expire(changed: readonly PageContent[]): void;
}

/** A rendering under way. */
interface Attempt {
  readonly rendering: Promise<Rendering>;
  readonly shows: readonly PageContent[];
  /** What it shows has changed since it began. */
  isOvertaken: boolean;
}

/** Creates an empty cache (platform.md 8; decision 36: the last good page serves while the platform is down). */
export function createPageCache({ render, onFailure, now, maxBytes = defaultMaxBytes }: PageCacheOptions): PageCache {
  const store = new PageStore(maxBytes);
  const underWay = new Map<string, Attempt>();

  function renew(page: CacheablePage, host: string): Promise<Rendering> {
    const shared = underWay.get(page.key);
    if (shared) return shared.rendering;
    const rendering = render(page, host).then((result) => {
      if (attempt.isOvertaken) return result;
      underWay.delete(page.key);
      record(page, result);
      return result;
    });
    const attempt: Attempt = { rendering, shows: page.shows, isOvertaken: false };
    underWay.set(page.key, attempt);
    return rendering;
  }

  function record(page: CacheablePage, result: Rendering): void {
    if (result.kind === 'good') {
      const freshUntil = now() + page.freshFor;
      store.set(page.key, {
        page: result.page,
        shows: page.shows,
        freshUntil,
        staleUntil: freshUntil + staleWhileRevalidate,
        retryAfter: freshUntil,
      });
    } else if (result.kind === 'degraded' || result.kind === 'failed') {
      onFailure(page.key, result);
      const kept = store.get(page.key);
      if (kept) kept.retryAfter = now() + retryDelay;
    } else if (result.kind === 'personal') {
      store.delete(page.key);
    }
  }

  async function get(page: CacheablePage, host: string): Promise<CacheAnswer> {
    const kept = store.get(page.key);
    if (kept) {
      const time = now();
      if (time < kept.freshUntil) return { state: 'hit', page: kept.page };
      if (time < kept.retryAfter) return { state: 'stale', page: kept.page };
      if (time < kept.staleUntil) {
        void renew(page, host);
        return { state: 'stale', page: kept.page };
      }
    }
    return answerFor(await renew(page, host), kept);
  }

  function expire(changed: readonly PageContent[]): void {
    const isConcerned = (shows: readonly PageContent[]) =>
      changed.some((content) => content === 'site' || shows.includes(content));
    store.expire(isConcerned);
    for (const [key, attempt] of underWay) {
      if (!isConcerned(attempt.shows)) continue;
      // Those who asked before the change get it; nobody who asks later does, and it is not kept.
      attempt.isOvertaken = true;
      underWay.delete(key);
    }
  }

  return { get, expire };
}

function answerFor(result: Rendering, kept: KeptPage | undefined): CacheAnswer {
  switch (result.kind) {
    case 'good':
      return { state: 'miss', page: result.page };
    case 'unkept':
      return { state: 'bypass', page: result.page };
    case 'degraded':
      return kept ? { state: 'stale', page: kept.page } : { state: 'bypass', page: result.page };
    case 'failed':
      return kept ? { state: 'stale', page: kept.page } : { state: 'bypass' };
    case 'personal':
      return { state: 'bypass' };
  }
}
