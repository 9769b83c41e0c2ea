import './tables.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { BucketRule } from './token-bucket.ts';

/** Token buckets that all processes over one database share. */
export interface SharedBuckets {
  /** @returns 0 when there was a token, else the seconds until there is one again */
  take(key: string, rule: BucketRule): Promise<number>;
}

/** Keeps the buckets in the database, each as the moment when it is full again (see `TokenBuckets`). */
export function createSharedBuckets(database: Database): SharedBuckets {
  return {
    take: (key, { burst, perSecond }) =>
      database.withCredentials(async (transaction) => {
        const step = sql`make_interval(secs => ${1 / perSecond})`;
        // One statement: of parallel takes each sees what the one before has left.
        const { rows } = await sql<{ wait: number }>`
          with taken as (
            insert into request_bucket as bucket (key, full_at) values (${key}, clock_timestamp() + ${step})
            on conflict (key) do update set full_at = greatest(bucket.full_at, clock_timestamp()) + ${step}
              where greatest(bucket.full_at, clock_timestamp())
                <= clock_timestamp() + make_interval(secs => ${(burst - 1) / perSecond})
            returning 0 as wait
          )
          select wait from taken
          union all
          select greatest(1, ceil(extract(epoch from
            full_at - clock_timestamp() - make_interval(secs => ${(burst - 1) / perSecond}))))::int
          from request_bucket where key = ${key} and not exists (select from taken)
        `.execute(transaction);
        return rows[0]?.wait ?? 0;
      }),
  };
}
