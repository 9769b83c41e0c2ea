import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';

/** A visitor's look at a page counts again after this long (domain rules 24). */
const PAUSE = '30 minutes';

/**
 * Remembers that a visitor has looked at a record; in a transaction of the worker's.
 *
 * @param table of the looks, with the column that names the record
 * @returns whether it counts
 */
export async function isNewView(
  transaction: Transaction,
  { table, column }: { readonly table: 'article_view' | 'company_view' | 'knowledge_view'; readonly column: string },
  id: string,
  visitor: Buffer,
): Promise<boolean> {
  const { rows } = await sql`
    insert into ${sql.table(table)} as last (${sql.ref(column)}, visitor) values (${id}, ${visitor})
    on conflict (${sql.ref(column)}, visitor) do update set viewed_at = now()
      where last.viewed_at < now() - ${PAUSE}::interval
    returning 1`.execute(transaction);
  return rows.length > 0;
}
