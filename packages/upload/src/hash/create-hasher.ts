import type { Hasher } from '../ports/hasher.ts';
import { createHashDispatcher, type HashTier } from './hash-dispatcher.ts';
import { pageThread } from './page-site.ts';
import { inlineWorker, servedWorker } from './worker-site.ts';

/** Settings of {@link createHasher}; all have defaults. */
export interface HasherOptions {
  /**
   * Address of `@jianzhu/upload/hash.worker`, served by the page's own site, for a policy without `worker-src blob:`.
   * Without it, or when it cannot be loaded, the worker comes out of a string.
   */
  readonly workerUrl?: string | URL | undefined;
  /** Most large files that one thread hashes at once: 1 to 4, by default 4. */
  readonly lanes?: 1 | 2 | 3 | 4 | undefined;
  /** Told once a place was found, and again when it had to be left: worth a line in a log. */
  readonly onTier?: ((tier: HashTier) => void) | undefined;
}

/**
 * Hashes files in a page, away from the page's thread where it may: in the served worker, else in an inline one, else
 * in slices of 8 ms on the page's thread; by WebAssembly with SIMD, without it, or by script. Nothing starts before
 * the first file comes, and the worker ends after 5 s without one. Never holds a file in memory.
 */
export function createHasher({ workerUrl, lanes = 4, onTier = () => {} }: HasherOptions = {}): Hasher {
  return createHashDispatcher({
    ladder: [...(workerUrl === undefined ? [] : [servedWorker(workerUrl)]), inlineWorker, pageThread],
    processors: typeof navigator === 'object' ? navigator.hardwareConcurrency : 1,
    lanes,
    onTier,
  });
}
