import { type Refusal, refusal } from '../error/refusal.ts';

/** How long the result of a first request is given again. */
export const IDEMPOTENCY_LIFETIME_MS = 24 * 3_600_000;

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** What is kept of the first request with a key; the key counts for one user and one call. */
export interface FirstRequest {
  /** Fingerprint of its body. */
  readonly bodyHash: string;
  readonly startedAtMs: number;
  readonly isDone: boolean;
}

/** Run the act, give the first result again, or refuse. */
export type IdempotencyDecision =
  | { readonly kind: 'run' }
  | { readonly kind: 'replay' }
  | { readonly kind: 'refuse'; readonly refusal: Refusal };

/** An Idempotency-Key is a UUID of version 4, made when the form opens. */
export function checkIdempotencyKey(key: string | undefined): Refusal | null {
  return key !== undefined && UUID_V4.test(key) ? null : refusal('invalidParameter');
}

/**
 * What to do with a request whose key may have been seen. Another body under the same key, or a second request while
 * the first is still running, is a duplicate submission (431).
 */
export function decideIdempotency(first: FirstRequest | null, bodyHash: string, nowMs: number): IdempotencyDecision {
  if (!first || nowMs - first.startedAtMs >= IDEMPOTENCY_LIFETIME_MS) return { kind: 'run' };
  if (first.bodyHash === bodyHash && first.isDone) return { kind: 'replay' };
  return { kind: 'refuse', refusal: refusal('duplicateSubmission') };
}
