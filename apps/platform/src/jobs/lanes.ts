import type { ReviewMode } from '@jianzhu/domain/records';
import { removeOldRecords } from '../analytics/remove-old-records.ts';
import type { Database } from '../db/database.ts';
import { removeOldDrafts } from '../draft/remove-old-drafts.ts';
import type { Log } from '../http/log.ts';
import { bookedJob, cancelledJob, consultReminderJob } from '../law/news-jobs.ts';
import { removeExpiredCredentials } from '../member/cleanup.ts';
import { textChangeJob } from '../member/tell-account.ts';
import { closeNeedsJob } from '../need/close-need-job.ts';
import { needSearchJob } from '../need/need-document.ts';
import { removeOldRequests } from '../open-api/request-log.ts';
import type { SmsSender } from '../ports/sms-sender.ts';
import { automaticReview, scheduleWaitingReviews } from '../review/automatic-reviews.ts';
import { movedUpJob, reminderJob } from '../salon/news-jobs.ts';
import { postgresIndex } from '../search/postgres-index.ts';
import { refillGrams } from '../search/refill-grams.ts';
import { companySearchJob } from '../showcase/company-document.ts';
import { removeDoneJobs } from './clean-jobs.ts';
import type { Handlers, JobHandler } from './run-job.ts';
import { startJobs } from './start-jobs.ts';

export interface JobServices {
  readonly database: Database;
  readonly sms: SmsSender;
  readonly reviewMode: ReviewMode;
}

const UPKEEP_SECONDS = 600;

/** Every kind of job, in lanes that do not wait for each other: a slow provider of texts holds up no deadline. */
export function jobLanes({ database, sms, reviewMode }: JobServices): readonly Handlers[] {
  const upkeep = (remove: (database: Database) => Promise<void>): JobHandler => ({
    run: () => remove(database),
    everySeconds: UPKEEP_SECONDS,
  });
  return [
    { 'review.decide': automaticReview(database, reviewMode) },
    { 'law.booked': bookedJob, 'law.cancelled': cancelledJob, 'law.remind': consultReminderJob },
    { 'salon.movedUp': movedUpJob, 'salon.remind': reminderJob },
    { 'need.close': closeNeedsJob },
    { 'change.text': textChangeJob(sms) },
    {
      'search.company': companySearchJob(database, postgresIndex),
      'search.need': needSearchJob(postgresIndex),
      'search.refill': refillGrams,
    },
    {
      'credentials.remove': upkeep(removeExpiredCredentials),
      'analytics.remove': upkeep(removeOldRecords),
      'openApi.remove': upkeep(removeOldRequests),
      'drafts.remove': upkeep(removeOldDrafts),
      'jobs.remove': upkeep(removeDoneJobs),
    },
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
