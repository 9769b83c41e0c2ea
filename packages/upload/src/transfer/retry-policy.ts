/** How failures are repeated. Times in ms. */
export interface RetryPolicy {
  /** Register call: further attempts, a fixed time apart, on timeout and network errors only (specification 7). */
  readonly api: { readonly retries: number; readonly delay: number };
  /** Storage requests, each part by itself: attempts in all, full jitter below a doubling limit. */
  readonly storage: { readonly attempts: number; readonly base: number; readonly ceiling: number };
  /** Confirm call: rounds in all, with the delays of the storage; the object is stored, so it is worth the patience. */
  readonly confirm: { readonly rounds: number };
}

/** The package's defaults. */
export const DEFAULT_RETRY: RetryPolicy = {
  api: { retries: 3, delay: 1000 },
  storage: { attempts: 4, base: 1000, ceiling: 30_000 },
  confirm: { rounds: 5 },
};

/** Rounds of ListParts and missing parts that a multipart upload gets after its parts' attempts are spent. */
export const RESUME_ROUNDS = 1;

/** Refusals of our clock in a row after which the storage's time is no longer believed. */
export const MAX_CLOCK_REFUSALS = 2;

/** Times that an upload may vanish from the storage and begin anew. */
export const MAX_FRESH_STARTS = 3;

/**
 * Delay before the next attempt: random between 0 and min(ceiling, base × 2^(attempt - 1)); what the storage asks for
 * in `Retry-After` wins.
 */
export function jitteredDelay(
  attempt: number,
  { base, ceiling }: RetryPolicy['storage'],
  random: () => number,
  retryAfter?: number,
): number {
  return retryAfter ?? Math.floor(random() * Math.min(ceiling, base * 2 ** (attempt - 1)));
}
