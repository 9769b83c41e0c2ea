import './tables.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Removes what was asked before yesterday: only today's counts. */
export async function removeOldPageRequests(database: Database): Promise<void> {
  await database.withWorker((transaction) =>
    transaction
      .deleteFrom('page_request')
      .where('day', '<', sql<string>`(now() at time zone 'Asia/Shanghai')::date - 1`)
      .execute(),
  );
}
