import './tables.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Removes drafts that nobody has touched for 30 days. */
export async function removeOldDrafts(database: Database): Promise<void> {
  await database.withWorker((transaction) =>
    transaction.deleteFrom('draft').where('update_time', '<', sql<Date>`now() - interval '30 days'`).execute(),
  );
}
