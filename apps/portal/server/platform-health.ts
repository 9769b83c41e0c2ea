import { setTimeout as pause } from 'node:timers/promises';

const answerWithinMs = 2_000;
const pollMs = 100;

/** Whether the platform behind this portal answers and says that it is well. */
export async function isPlatformWell(platformOrigin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${platformOrigin}/health`, { signal: AbortSignal.timeout(answerWithinMs) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false; // Not there, or not in time.
  }
}

/** Resolves when the platform is well; keeps no process alive. */
export async function untilPlatformIsWell(platformOrigin: string): Promise<void> {
  while (!(await isPlatformWell(platformOrigin))) await pause(pollMs, undefined, { ref: false });
}
