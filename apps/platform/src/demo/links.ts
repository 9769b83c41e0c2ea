import type { Connection } from '../db/connection.ts';

/** A row of `child` (under the name `t`) goes when the row of `parent` (`p`) that it names goes. */
export interface Link {
  readonly child: string;
  readonly parent: string;
  /** SQL. */
  readonly on: string;
}

/** Where a row names another one without a foreign key. A chat goes with either of the two who talk. */
const UNDECLARED: readonly Link[] = [
  { child: 'chat', parent: 'chat_member', on: 't.id = p.chat_id' },
  { child: 'analytics_record', parent: 'account', on: 't.user_id = p.id::text' },
  { child: 'idempotency_key', parent: 'account', on: 't.owner = p.id::text' },
];

/** Every way in which one row of the schema names another: the foreign keys, and those that the schema does not know. */
export async function readLinks(connection: Connection): Promise<readonly Link[]> {
  const { rows } = await connection.query<Link>(`
    select child.relname as child, parent.relname as parent,
      (
        select string_agg(format('t.%I = p.%I', a.attname, b.attname), ' and ')
        from unnest(c.conkey, c.confkey) as k (own, other)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
        join pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.other
      ) as "on"
    from pg_constraint c
    join pg_class child on child.oid = c.conrelid
    join pg_class parent on parent.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = 'app'::regnamespace
    order by c.conrelid, c.conname`);
  return [...rows, ...UNDECLARED];
}

/** The tables, each after those that name its rows. */
export function deletionOrder(tables: readonly string[], links: readonly Link[]): string[] {
  const declared = links.filter((link) => !UNDECLARED.includes(link));
  const ordered: string[] = [];
  const visit = (table: string): void => {
    if (ordered.includes(table)) return;
    for (const { child, parent } of declared) if (parent === table && child !== table) visit(child);
    ordered.push(table);
  };
  for (const table of tables) visit(table);
  return ordered;
}
