import './tables.ts';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';

/** A visitor's reading of an article counts again after this long (domain rules 24). */
const PAUSE = '30 minutes';

/** Counts a reading; in a transaction of `withWorker`. @returns the views now, undefined for an unknown article */
export async function countView(transaction: Transaction, id: string, visitor: Buffer): Promise<number | undefined> {
  const article = await transaction
    .selectFrom('article')
    .select('view_count')
    .where('id', '=', id)
    .where('is_published', '=', true)
    .executeTakeFirst();
  if (article === undefined) return undefined;
  const { rows } = await sql<{ article_id: string }>`
    insert into article_view as last (article_id, visitor) values (${id}, ${visitor})
    on conflict (article_id, visitor) do update set viewed_at = now()
      where last.viewed_at < now() - ${PAUSE}::interval
    returning article_id`.execute(transaction);
  if (rows.length === 0) return article.view_count;
  const counted = await transaction
    .updateTable('article')
    .set({ view_count: sql<number>`view_count + 1` })
    .where('id', '=', id)
    .returning('view_count')
    .executeTakeFirstOrThrow();
  return counted.view_count;
}
