/** How often something may happen: `burst` at once, then `perSecond` on average. */
export interface BucketRule {
  readonly burst: number;
  readonly perSecond: number;
}

/** Beyond this many callers the one that was silent longest is forgotten, so that memory stays bounded. */
const MOST_BUCKETS = 20_000;
/** Full buckets are forgotten this often, in ms. */
const SWEEP_MS = 1000;

/** Counts events by key, in this process's memory. */
export class TokenBuckets {
  readonly #burst: number;
  readonly #msPerToken: number;
  /**
   * When each bucket is full again, in order of last use. That one number is all a bucket is, and a bucket that is full
   * is as good as none: an idle caller costs nothing.
   */
  readonly #fullAt = new Map<string, number>();
  #sweptAt = 0;

  constructor({ burst, perSecond }: BucketRule) {
    this.#burst = burst;
    this.#msPerToken = 1000 / perSecond;
  }

  /**
   * Takes one token of the key.
   *
   * @param nowMs a clock that does not go back
   * @returns 0 when there was one, else the seconds until there is one again
   */
  take(key: string, nowMs: number): number {
    const fullAt = Math.max(this.#fullAt.get(key) ?? nowMs, nowMs);
    const tokens = this.#burst - (fullAt - nowMs) / this.#msPerToken;
    const allowed = tokens >= 1;
    // Deleting first moves the key to the end: the map stays in order of last use.
    this.#fullAt.delete(key);
    this.#fullAt.set(key, allowed ? fullAt + this.#msPerToken : fullAt);
    if (nowMs - this.#sweptAt >= SWEEP_MS) this.#forgetFull(nowMs);
    if (this.#fullAt.size > MOST_BUCKETS) this.#forgetOldest();
    return allowed ? 0 : Math.max(1, Math.ceil(((1 - tokens) * this.#msPerToken) / 1000));
  }

  #forgetFull(nowMs: number): void {
    this.#sweptAt = nowMs;
    for (const [key, fullAt] of this.#fullAt) if (fullAt <= nowMs) this.#fullAt.delete(key);
  }

  #forgetOldest(): void {
    const [oldest] = this.#fullAt.keys();
    if (oldest !== undefined) this.#fullAt.delete(oldest);
  }
}
