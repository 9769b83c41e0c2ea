import './tables.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { KeyUse } from './shown-key.ts';

/** How often keys were used today (Asia/Shanghai), and when last; nothing of one that was never used. */
export function keyUses(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, KeyUse>> {
  return database.withCredentials(async (transaction) => {
    if (ids.length === 0) return new Map();
    const rows = await transaction
      .selectFrom('api_key_use')
      .select([
        'key_id',
        sql<number>`coalesce(sum(calls) filter (where day = (now() at time zone 'Asia/Shanghai')::date), 0)::int`.as(
          'today',
        ),
        sql<Date>`max(last_at)`.as('last_at'),
      ])
      .where('key_id', 'in', ids)
      .groupBy('key_id')
      .execute();
    return new Map(rows.map(({ key_id, today, last_at }) => [key_id, { today, lastAt: last_at }]));
  });
}
