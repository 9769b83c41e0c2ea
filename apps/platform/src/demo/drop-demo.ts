import type { Connection } from '../db/connection.ts';
import type { Seed } from '../db/database.ts';
import { DatabaseSetupError } from '../db/setup-error.ts';
import { readDemoMark } from './demo-mark.ts';
import { deletionOrder, type Link, readLinks } from './links.ts';
import { keyOf, type PrimaryKeys, primaryKeys } from './primary-keys.ts';

/** How many rows of a table went with the demo data. */
interface DroppedRows {
  readonly table: string;
  readonly demo: number;
  /** Not written by the seed: they hang on rows that were, such as the logins of a demo account. */
  readonly hanging: number;
}

/** What `--drop-demo` has removed. */
export interface DroppedDemo {
  readonly tables: readonly DroppedRows[];
  /** Keys of stored objects that no row names any more. */
  readonly objectKeys: readonly string[];
}

export interface DropOptions {
  /** Removes also what members have added to demo companies, chats and content. */
  readonly force: boolean;
  readonly onDropped: (dropped: DroppedDemo) => void;
}

/** Short-lived proofs that name a member without being his work. */
const PASSING = ['login', 'session', 'login_ticket', 'chat_token', 'chat_ticket', 'chat_session', 'notice'];

/**
 * In place of the seed of a service: removes the demo data and what hangs on it, in the transaction of the seed. What
 * members added elsewhere stays. Does nothing in a database without demo data.
 *
 * @throws DatabaseSetupError when members have added something to the demo data, and `force` is not given
 */
export function dropDemoData({ force, onDropped }: DropOptions): Seed {
  return async (connection) => {
    if ((await readDemoMark(connection)) === undefined) {
      onDropped({ tables: [], objectKeys: [] });
      return;
    }
    const keys = await primaryKeys(connection);
    const links = await readLinks(connection);
    await collect(connection, keys, links);
    const losses = await countLosses(connection, keys, links);
    if (losses.length > 0 && !force) {
      throw new DatabaseSetupError(
        `--drop-demo: members have rows in the demo data (${losses.join(', ')}), which would go with it: ` +
          'say --drop-demo --force if they may',
      );
    }
    const dropped = await describe(connection);
    // What the search finds goes first and at once: each record that goes would take its own out one by one.
    for (const table of deletionOrder(['search_document', ...keys.keys()], links)) {
      await connection.query(
        `delete from app.${table} t using doomed d where d.table_name = $1 and d.key = ${keyOf(keys, table)}`,
        [table],
      );
    }
    // What is removed tells the search by jobs of its own; it has nothing left to follow.
    await connection.query('delete from app.job');
    await connection.query('delete from app.demo_row');
    await connection.query('delete from app.demo_seed');
    await connection.query('delete from app.business_clock');
    onDropped(dropped);
  };
}

/** Gathers in a temporary table what goes: the rows of the demo, then, as long as there are more, what links to it. */
async function collect(connection: Connection, keys: PrimaryKeys, links: readonly Link[]): Promise<void> {
  await connection.query(`
    create temporary table doomed (
      table_name text, key text, is_demo boolean not null, primary key (table_name, key)
    ) on commit drop`);
  await connection.query('insert into doomed select table_name, key, true from app.demo_row');
  // Codes and texts of a demonstration were shown on its page instead of being sent, and what waits is not sent either;
  // an index of prices that nobody paid is none.
  for (const table of ['sent_message', 'sms_code', 'captcha', 'job', 'price_point']) {
    await connection.query(
      `insert into doomed select $1, ${keyOf(keys, table)}, false from app.${table} t on conflict do nothing`,
      [table],
    );
  }
  // Whoever plans what follows knows nothing of a table that was made just now.
  await connection.query('analyze doomed');
  /** Tables with more rows among them than the links to these have seen. */
  let grown = new Set(links.map(({ parent }) => parent));
  while (grown.size > 0) {
    const sought = grown;
    grown = new Set();
    for (const { child, parent, on } of links) {
      if (!sought.has(parent)) continue;
      const { rowCount } = await connection.query(
        `insert into doomed
         select distinct $1, ${keyOf(keys, child)}, false from app.${child} t
         join app.${parent} p on ${on}
         join doomed d on d.table_name = $2 and d.key = ${keyOf(keys, parent).replaceAll('t."', 'p."')}
         on conflict do nothing`,
        [child, parent],
      );
      if ((rowCount ?? 0) > 0) grown.add(child);
    }
  }
}

/** Rows that go although they belong to an account that stays, by table. */
async function countLosses(connection: Connection, keys: PrimaryKeys, links: readonly Link[]): Promise<string[]> {
  const losses: string[] = [];
  for (const { child, parent, on } of links) {
    if (parent !== 'account' || PASSING.includes(child)) continue;
    const { rows } = await connection.query<{ count: number }>(
      `select count(*)::integer as count from app.${child} t
       join doomed d on d.table_name = $1 and d.key = ${keyOf(keys, child)}
       join app.account p on ${on}
       where not exists (select from doomed o where o.table_name = 'account' and o.key = p.id::text)`,
      [child],
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) losses.push(`${child}: ${count}`);
  }
  return losses;
}

async function describe(connection: Connection): Promise<DroppedDemo> {
  const { rows: tables } = await connection.query<DroppedRows>(`
    select table_name as "table", count(*) filter (where is_demo)::integer as demo,
      count(*) filter (where not is_demo)::integer as hanging
    from doomed group by table_name order by table_name`);
  const { rows } = await connection.query<{ object_key: string }>(`
    select distinct a.object_key from app.attachment a join doomed d on d.table_name = 'attachment' and d.key = a.id::text
    where not exists (
      select from app.attachment o where o.object_key = a.object_key
        and not exists (select from doomed x where x.table_name = 'attachment' and x.key = o.id::text)
    )`);
  return { tables, objectKeys: rows.map((row) => row.object_key) };
}
