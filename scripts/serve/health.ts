import { setTimeout as pause } from 'node:timers/promises';

const pollMs = 50;
const answerWithinMs = 2_000;
const lowestServerError = 500;

/**
 * Waits until the address answers, and not with an error of the server (503: still starting).
 *
 * @returns false when `signal` fires first.
 */
export async function becomesHealthy(url: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]) });
      await answer.body?.cancel();
      if (answer.status < lowestServerError) return true;
    } catch {
      // Not listening yet.
    }
    await pause(pollMs);
  }
  return false;
}
