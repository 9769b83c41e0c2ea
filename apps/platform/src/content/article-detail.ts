import type { Article, ArticleSummary } from '@jianzhu/domain';
import type { Selectable } from 'kysely';
import type { Schema, Transaction } from '../db/schema.ts';
import { summaries, toSummary } from './articles.ts';
import { findNeighbours, type Neighbours } from './neighbours.ts';

const MOST_RELATED = 5;
const PARTY = 'party';

/** An article with those before and after it, and up to five others of its column: those that share a tag first. */
export async function findArticle(
  transaction: Transaction,
  id: string,
): Promise<(Article & Neighbours & { readonly related: ArticleSummary[] }) | undefined> {
  const row = await transaction
    .selectFrom('article')
    .selectAll()
    .where('id', '=', id)
    .where('column_code', '!=', PARTY)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const related = await summaries(transaction)
    .where('column_code', '=', row.column_code)
    .where('id', '!=', id)
    .orderBy((expression) => expression('tags', '&&', expression.val(row.tags)), 'desc')
    .orderBy('publish_time', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_RELATED)
    .execute();
  return {
    ...(await toArticle(transaction, row)),
    ...(await neighboursOf(transaction, row)),
    related: related.map(toSummary),
  };
}

/** An article of party building with those before and after it in its module. */
export async function findPartyArticle(
  transaction: Transaction,
  id: string,
): Promise<(Article & Neighbours & { readonly moduleCode: string }) | undefined> {
  const row = await transaction
    .selectFrom('article')
    .selectAll()
    .where('id', '=', id)
    .where('column_code', '=', PARTY)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    ...(await toArticle(transaction, row)),
    ...(await neighboursOf(transaction, row)),
    moduleCode: row.module_code,
  };
}

/** The articles published before and after one in its column, and of party building in its module. */
const neighboursOf = (transaction: Transaction, row: Selectable<Schema['article']>) =>
  findNeighbours(
    transaction
      .selectFrom('article')
      .where('column_code', '=', row.column_code)
      .where('module_code', '=', row.module_code),
    row,
  );

async function toArticle(transaction: Transaction, row: Selectable<Schema['article']>): Promise<Article> {
  const attachments = await transaction
    .selectFrom('article_attachment')
    .selectAll()
    .where('article_id', '=', row.id)
    .orderBy('id')
    .execute();
  return {
    ...toSummary(row),
    content: row.content,
    attachments: attachments.map((file) => ({
      id: file.id,
      fileName: file.file_name,
      filePath: file.file_path,
      fileSize: Number(file.file_size),
      downloadCount: file.download_count,
    })),
  };
}
