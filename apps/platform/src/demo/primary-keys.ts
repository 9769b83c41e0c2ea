import type { Connection } from '../db/connection.ts';

/** The columns of the primary key of every table of the schema, in their order. */
export type PrimaryKeys = ReadonlyMap<string, readonly string[]>;

/** Asks the catalog. */
export async function primaryKeys(connection: Connection): Promise<PrimaryKeys> {
  const { rows } = await connection.query<{ table: string; columns: string[] }>(`
    select t.relname as "table",
      array(
        select a.attname::text from unnest(c.conkey) with ordinality as k (number, place)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number order by k.place
      ) as columns
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.contype = 'p' and c.connamespace = 'app'::regnamespace`);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** SQL for the key of a row of the table under the name `t`, as one text. */
export function keyOf(keys: PrimaryKeys, table: string): string {
  const columns = keys.get(table) ?? [];
  return columns.map((column) => `t."${column}"::text`).join(` || '/' || `);
}
