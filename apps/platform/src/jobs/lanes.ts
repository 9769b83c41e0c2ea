import { CONTEXTS } from '../contexts.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../http/log.ts';
import { scheduleWaitingReviews } from '../review/automatic-reviews.ts';
import type { JobServices } from '../services.ts';
import { removeDoneJobs } from './clean-jobs.ts';
import type { Handlers, JobHandler } from './run-job.ts';
import { startJobs } from './start-jobs.ts';

const UPKEEP_SECONDS = 600;

/** Every kind of job, in a lane for each context: a slow provider of texts holds up no deadline. */
export function jobLanes(services: JobServices): readonly Handlers[] {
  const upkeep = (remove: (database: Database) => Promise<void>): JobHandler => ({
    run: () => remove(services.database),
    everySeconds: UPKEEP_SECONDS,
  });
  const removals = CONTEXTS.flatMap((context) => Object.entries(context.upkeep ?? {}));
  return [
    ...CONTEXTS.flatMap(({ jobs }) => (jobs === undefined ? [] : [jobs(services)])),
    Object.fromEntries(
      [['jobs.remove', removeDoneJobs] as const, ...removals].map(([kind, remove]) => [kind, upkeep(remove)]),
    ),
  ];
}

/** Runs all jobs at their time. @returns what ends it, after the jobs that run */
export async function startAllJobs(services: JobServices, log: Log): Promise<() => Promise<void>> {
  const { database, reviewMode } = services;
  if (reviewMode === 'auto') await scheduleWaitingReviews(database);
  const ends = await Promise.all(jobLanes(services).map((handlers) => startJobs(database, handlers, log)));
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}
