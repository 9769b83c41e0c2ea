import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BusinessError } from './errors/business-error.ts';
import { HttpStatusError } from './errors/http-status-error.ts';
import { SessionEndedError } from './errors/session-ended-error.ts';
import { CancelledError, NetworkError, TimeoutError } from './errors/transport-errors.ts';
import { defaultRetryPolicy, type RetryPolicy, withRetry } from './retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function run(error: Error, policy: RetryPolicy | undefined) {
  const at: number[] = [];
  const start = Date.now();
  const done = withRetry(policy, undefined, async () => {
    at.push(Date.now() - start);
    throw error;
  }).catch((thrown: unknown) => thrown);
  await vi.runAllTimersAsync();
  return { at, thrown: await done };
}

describe('retry', () => {
  it('is off by default: one attempt (AR1)', async () => {
    expect((await run(new NetworkError('c', false), undefined)).at).toEqual([0]);
  });

  it.each([new NetworkError('c', false), new TimeoutError('c', false)])(
    'makes 3 further attempts, 1000 ms apart, then throws the last error (AR2): %s',
    async (error) => {
      expect(await run(error, defaultRetryPolicy)).toEqual({ at: [0, 1000, 2000, 3000], thrown: error });
    },
  );

  it.each([
    new HttpStatusError('c', 500, false),
    new BusinessError('c', 500, 'm', null, false),
    new SessionEndedError('c', true),
    new CancelledError('c'),
    new TypeError('bug'),
  ])('never repeats what was answered or cancelled (AR3): %s', async (error) => {
    expect((await run(error, defaultRetryPolicy)).at).toEqual([0]);
  });

  it('stops waiting when the caller aborts (AR4)', async () => {
    const cancel = new AbortController();
    let attempts = 0;
    const error = new NetworkError('c', false);
    const done = withRetry(defaultRetryPolicy, cancel.signal, async () => {
      attempts++;
      throw error;
    }).catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(500);
    cancel.abort();
    await vi.runAllTimersAsync();
    expect(await done).toBe(error);
    expect(attempts).toBeLessThanOrEqual(2);
  });
});
