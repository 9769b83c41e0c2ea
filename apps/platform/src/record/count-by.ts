import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Schema, Transaction } from '../db/schema.ts';

/** One choice, and how many records it leaves. */
interface Choice {
  readonly name: string;
  readonly count: number;
}

/**
 * What records can be narrowed to by a value of theirs, the most first. A value that has several, such as
 * `unnest(roles)`, counts under each.
 *
 * @param id column that tells the records apart
 */
export async function countBy<Tables extends keyof Schema, Found>(
  transaction: Transaction,
  records: SelectQueryBuilder<Schema, Tables, Found>,
  value: RawBuilder<unknown>,
  id: string,
): Promise<Choice[]> {
  const named = records.select([sql<string>`(${value})::text`.as('name'), sql<string>`${sql.ref(id)}`.as('id')]);
  const { rows } = await sql<{ name: string; count: string }>`
    select name, count(*) from (${named.distinct()}) as named group by name order by count(*) desc, name`.execute(
    transaction,
  );
  return rows.map(({ name, count }) => ({ name, count: Number(count) }));
}
