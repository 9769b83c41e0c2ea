import './tables.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Removes records of use that are older than 180 days (decision 57). */
export function removeOldRecords(database: Database): Promise<void> {
  return database.withWorker(async (transaction) => {
    await transaction
      .deleteFrom('analytics_record')
      .where('received_at', '<', sql<Date>`now() - interval '180 days'`)
      .execute();
  });
}
