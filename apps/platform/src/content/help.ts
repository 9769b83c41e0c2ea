import './tables.ts';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';

export interface HelpColumn {
  id: string;
  title: string;
  children: { id: string; title: string }[];
}

/** The help articles under the columns of the footer; a column without one is left out. */
export async function readHelpTree(transaction: Transaction): Promise<HelpColumn[]> {
  const rows = await transaction
    .selectFrom('help_article as article')
    .innerJoin('navigate_item as column', 'column.id', 'article.column_id')
    .select(['column.id as columnId', 'column.title as column', 'article.id', 'article.title'])
    .orderBy('column.sort')
    .orderBy('column.id')
    .orderBy('article.sort')
    .orderBy('article.id')
    .execute();
  const columns = new Map<string, HelpColumn>();
  for (const row of rows) {
    const column = columns.get(row.columnId) ?? { id: row.columnId, title: row.column, children: [] };
    column.children.push({ id: row.id, title: row.title });
    columns.set(row.columnId, column);
  }
  return [...columns.values()];
}

export async function findHelp(transaction: Transaction, id: string) {
  const row = await transaction
    .selectFrom('help_article')
    .select(['id', 'title', 'content', 'update_time'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { id: row.id, title: row.title, content: row.content, updateTime: timeText(row.update_time) };
}

/** Keeps a visitor's vote; the last one counts. In a transaction of `withWorker`. @returns false without the article */
export async function voteForHelp(
  transaction: Transaction,
  vote: { readonly id: string; readonly visitor: Buffer; readonly isUseful: boolean },
): Promise<boolean> {
  const article = await transaction
    .selectFrom('help_article')
    .select('id')
    .where('id', '=', vote.id)
    .executeTakeFirst();
  if (article === undefined) return false;
  await transaction
    .insertInto('help_vote')
    .values({ article_id: vote.id, visitor: vote.visitor, is_useful: vote.isUseful })
    .onConflict((conflict) =>
      conflict.columns(['article_id', 'visitor']).doUpdateSet({ is_useful: vote.isUseful, voted_at: sql<Date>`now()` }),
    )
    .execute();
  return true;
}
