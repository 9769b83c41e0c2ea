import { setTimeout as pause } from 'node:timers/promises';

const pollMs = 50;
const answerWithinMs = 2_000;

/**
 * Waits until the address answers with success: 503 says that a server is still starting, and 404 says nothing of its
 * health.
 *
 * @returns false when `signal` fires first.
 */
export async function becomesHealthy(url: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]) });
      await answer.body?.cancel();
      if (answer.ok) return true;
    } catch {
      // Not listening yet.
    }
    await pause(pollMs);
  }
  return false;
}
