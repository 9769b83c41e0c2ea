import './tables.ts';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { isNewView } from './count-view.ts';

/** Counts a reading; in a transaction of `withWorker`. @returns the views now, undefined for an unknown article */
export async function countView(transaction: Transaction, id: string, visitor: Buffer): Promise<number | undefined> {
  const article = await transaction
    .selectFrom('article')
    .select('view_count')
    .where('id', '=', id)
    .where('is_published', '=', true)
    .executeTakeFirst();
  if (article === undefined) return undefined;
  const isNew = await isNewView(transaction, { table: 'article_view', column: 'article_id' }, id, visitor);
  if (!isNew) return article.view_count;
  const counted = await transaction
    .updateTable('article')
    .set({ view_count: sql<number>`view_count + 1` })
    .where('id', '=', id)
    .returning('view_count')
    .executeTakeFirstOrThrow();
  return counted.view_count;
}
