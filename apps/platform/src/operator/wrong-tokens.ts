import { addressKey } from '../http/address-key.ts';
import { TokenBuckets } from '../http/token-bucket.ts';

/** Ten tries at once, then one a minute. */
const TRIES = { burst: 10, perSecond: 1 / 60 };
const MOST_BLOCKED = 10_000;

/** Tries with tokens that are not in force, by the network that makes them; in this process's memory. */
export class WrongTokens {
  readonly #tries = new TokenBuckets(TRIES);
  readonly #blockedUntil = new Map<string, number>();

  /** @returns 0 when the address may try */
  secondsToWait(address: string, nowMs: number): number {
    const key = addressKey(address);
    const until = this.#blockedUntil.get(key) ?? 0;
    if (until > nowMs) return Math.ceil((until - nowMs) / 1000);
    this.#blockedUntil.delete(key);
    return 0;
  }

  add(address: string, nowMs: number): void {
    const key = addressKey(address);
    const seconds = this.#tries.take(key, nowMs);
    if (seconds === 0) return;
    this.#blockedUntil.set(key, nowMs + seconds * 1000);
    const [oldest] = this.#blockedUntil.keys();
    if (this.#blockedUntil.size > MOST_BLOCKED && oldest !== undefined) this.#blockedUntil.delete(oldest);
  }
}
