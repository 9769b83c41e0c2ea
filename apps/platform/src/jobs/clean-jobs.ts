import './tables.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { EVERY, MOST_ATTEMPTS } from './run-job.ts';

/** Forgets what was done or set aside a month ago; its keys may then be asked for again. */
export function removeDoneJobs(database: Database): Promise<void> {
  return database.withWorker(async (transaction) => {
    const monthAgo = sql<Date>`now() - interval '30 days'`;
    await transaction.deleteFrom('job').where('done_at', '<', monthAgo).execute();
    await transaction
      .deleteFrom('job')
      .where('attempts', '>=', MOST_ATTEMPTS)
      .where('key', '!=', EVERY)
      .where('retry_at', '<', monthAgo)
      .execute();
  });
}
