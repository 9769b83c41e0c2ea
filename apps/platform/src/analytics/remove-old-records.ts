import './tables.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Beyond so many records the oldest go, however young they are: about 5 GB when each is as long as it may be. */
const MOST_RECORDS = 3_000_000;

/** Removes records of use that are older than 180 days (decision 57), and the oldest of too many. */
export function removeOldRecords(database: Database, mostRecords = MOST_RECORDS): Promise<void> {
  return database.withWorker(async (transaction) => {
    await transaction
      .deleteFrom('analytics_record')
      .where('received_at', '<', sql<Date>`now() - interval '180 days'`)
      .execute();
    await sql`
      delete from analytics_record where received_at < (
        select received_at from analytics_record order by received_at desc offset ${mostRecords - 1} limit 1
      )`.execute(transaction);
  });
}
