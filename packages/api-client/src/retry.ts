import { REQUEST_RETRY_COUNT, REQUEST_RETRY_DELAY_MS } from '@jianzhu/domain';
import { isRetryable } from './exchange.ts';

export interface RetryPolicy {
  /** Further attempts after the first. Specification section 9: 3. */
  readonly retries: number;
  /** Wait between two attempts in ms. Specification section 9: 1000. */
  readonly delayMs: number;
}

/** The values of specification section 9, used when retry is switched on (it is off by default). */
export const defaultRetryPolicy: RetryPolicy = {
  retries: REQUEST_RETRY_COUNT,
  delayMs: REQUEST_RETRY_DELAY_MS,
};

/** Repeats `attempt` on timeout or network errors only; throws the last error. An abort ends the wait at once. */
export async function withRetry<T>(
  policy: RetryPolicy | undefined,
  signal: AbortSignal | undefined,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let left = policy?.retries ?? 0; ; left--) {
    try {
      return await attempt();
    } catch (error) {
      if (left <= 0 || !policy || !isRetryable(error) || signal?.aborted) throw error;
      await wait(policy.delayMs, signal);
    }
  }
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
  });
}
