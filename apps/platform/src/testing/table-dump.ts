import { sql } from 'kysely';
import type { SessionContext } from '../db/context.ts';
import type { TestDatabase } from './test-database.ts';

interface CatalogRelation extends Record<string, unknown> {
  readonly name: string;
  readonly columns: readonly string[] | null;
}

/** Tables and views of the product as the catalogue has them, with the columns that a role may read. */
const relationsOf = (db: TestDatabase, role: string) =>
  db.admin<CatalogRelation>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and has_column_privilege($1, c.oid, a.attnum, 'select')) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm', 'v') and n.nspname !~ '^pg_|^information_schema$'
     order by 1`,
    [role],
  );

const textOf = ({ name, columns }: CatalogRelation) =>
  columns === null
    ? undefined
    : `select concat_ws('|', ${columns.map((one) => `${one}::text`).join(', ')}) as row from ${name}`;

/**
 * All that is in the database, and what it has gathered about it for its plans, by the name of the table: as a backup
 * holds it. A table that is added is in it by itself.
 */
export async function dumpAsBackup(db: TestDatabase): Promise<ReadonlyMap<string, string>> {
  await db.admin('analyze');
  const dumped = new Map<string, string>();
  for (const relation of await relationsOf(db, 'postgres')) {
    const rows = await db.admin<{ row: string }>(textOf(relation) ?? 'select null as row where false');
    dumped.set(relation.name, rows.map(({ row }) => row).join('\n'));
  }
  const gathered = await db.admin<{ row: string }>(`select s::text as row from pg_stats s where schemaname = 'app'`);
  return dumped.set('pg_stats', gathered.map(({ row }) => row).join('\n'));
}

/** What the role of the requests reads of every table in one session, by the name of the table. */
export async function dumpAsRequest(db: TestDatabase, session: SessionContext): Promise<ReadonlyMap<string, string>> {
  const relations = await relationsOf(db, 'app_user');
  return db.database.withSession(session, async (transaction) => {
    const dumped = new Map<string, string>();
    for (const relation of relations) {
      const text = textOf(relation);
      if (text === undefined) continue;
      const { rows } = await sql.raw<{ row: string }>(text).execute(transaction);
      dumped.set(relation.name, rows.map(({ row }) => row).join('\n'));
    }
    return dumped;
  });
}
