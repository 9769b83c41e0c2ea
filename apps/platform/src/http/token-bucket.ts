/** How often something may happen: `burst` at once, then `perSecond` on average. */
export interface BucketRule {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  updatedAt: number;
}

/** Beyond this many callers the one that was silent longest is forgotten, so that memory stays bounded. */
const MOST_BUCKETS = 20_000;

/** Counts events by key, in this process's memory. */
export class TokenBuckets {
  readonly #rule: BucketRule;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rule: BucketRule) {
    this.#rule = rule;
  }

  /**
   * Takes one token of the key.
   *
   * @param nowMs a clock that does not go back
   * @returns 0 when there was one, else the seconds until there is one again
   */
  take(key: string, nowMs: number): number {
    const { burst, perSecond } = this.#rule;
    const bucket = this.#buckets.get(key) ?? { tokens: burst, updatedAt: nowMs };
    const tokens = Math.min(burst, bucket.tokens + ((nowMs - bucket.updatedAt) / 1000) * perSecond);
    const allowed = tokens >= 1;
    // Deleting first moves the key to the end: the map stays in order of last use.
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, updatedAt: nowMs });
    this.#forgetOldest();
    return allowed ? 0 : Math.max(1, Math.ceil((1 - tokens) / perSecond));
  }

  #forgetOldest(): void {
    if (this.#buckets.size <= MOST_BUCKETS) return;
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
