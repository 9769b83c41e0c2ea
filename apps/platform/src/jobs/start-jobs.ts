import type { Database } from '../db/database.ts';
import type { Log } from '../http/log.ts';
import { EVERY, type Handlers, runNextJob, untilNextJob } from './run-job.ts';
import { JOB_CHANNEL, scheduleJob } from './schedule-job.ts';

/** In case a notification was missed, and for what is asked for without one. */
const LOOK_MS = 10_000;
/** While another process is at the job that is due. */
const BUSY_MS = 1000;

/**
 * Runs the jobs of these kinds one after the other, as every process does, at their time.
 *
 * @returns what ends it, after the job that runs
 */
export async function startJobs(database: Database, handlers: Handlers, log: Log): Promise<() => Promise<void>> {
  const kinds = Object.keys(handlers);
  let isEnding = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;

  async function work(): Promise<number> {
    try {
      do {
        isWoken = false;
        while (!isEnding && (await runNextJob(database, handlers, log)));
      } while (isWoken && !isEnding);
      const wait = (await untilNextJob(database, kinds)) ?? LOOK_MS;
      return wait <= 0 ? BUSY_MS : Math.min(Math.ceil(wait), LOOK_MS);
    } catch (error) {
      log.warn({ err: error }, 'jobs cannot be looked for');
      return LOOK_MS;
    }
  }

  function wake(): void {
    isWoken = true;
    if (isEnding) return;
    clearTimeout(timer);
    working ??= work().then((wait) => {
      working = undefined;
      if (!isEnding) timer = setTimeout(wake, isWoken ? 0 : wait).unref();
    });
  }

  await database.withWorker(async (transaction) => {
    for (const [kind, { everySeconds }] of Object.entries(handlers)) {
      if (everySeconds !== undefined) await scheduleJob(transaction, { kind, key: EVERY });
    }
  });
  const endListening = await database.listen(JOB_CHANNEL, { received: wake, interrupted: wake });
  wake();
  return async () => {
    isEnding = true;
    clearTimeout(timer);
    endListening();
    await working;
  };
}
