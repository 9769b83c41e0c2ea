import '../order/tables.ts';
import './tables.ts';
import type { knowledgeSchemas } from '@jianzhu/api-client/schemas';
import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { isNewView } from '../content/count-view.ts';
import { findNeighbours } from '../content/neighbours.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { countBy } from '../record/count-by.ts';
import { equals, filterRows, flag, type ListShape, like, listRecords } from '../record/list-records.ts';
import { firstBlocks } from './preview.ts';

type Answers = typeof knowledgeSchemas;
export type KnowledgeQuery = InferOutput<Answers['list']['query']>;
type Detail = InferOutput<Answers['detail']['data']>;
type Summary = InferOutput<Answers['list']['data']>['records'][number];

/** The status of what everybody may read. */
export const PUBLISHED = 2;
const MOST_RELATED = 5;

const KNOWLEDGE: ListShape<KnowledgeQuery> = {
  filters: { keyword: like('title', 'summary'), categoryId: equals('category_id'), isFree: flag('is_free') },
  sorts: { viewCount: 'view_count' },
  order: ['publish_time'],
};

/** What its company has taken off: nobody finds it but those who have bought it, in `withWorker`. */
export const TAKEN_OFF = 4;

export type Shown = typeof PUBLISHED | typeof TAKEN_OFF;

const published = (transaction: Transaction, standing: Shown = PUBLISHED) =>
  transaction.selectFrom('knowledge').where('standing', '=', standing);

const rowsOf = (transaction: Transaction, standing?: Shown) =>
  published(transaction, standing)
    .select([
      'id',
      'title',
      'summary',
      'cover',
      'category_id',
      'content_type',
      'is_free',
      'price',
      'view_count',
      'publish_time',
      'business_id',
      sql<string>`coalesce((select name from business where business.id = knowledge.business_id), '')`.as('author'),
    ])
    // What is published has its time, by a constraint of the table.
    .$narrowType<{ publish_time: Date }>();

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

/** One page of what is published, and how many there are of each category. */
export async function listKnowledge(
  transaction: Transaction,
  asked: KnowledgeQuery,
): Promise<InferOutput<Answers['list']['data']>> {
  const page = await listRecords(transaction, rowsOf(transaction), KNOWLEDGE, asked, toSummary);
  const everywhere = filterRows(published(transaction), KNOWLEDGE, { ...asked, categoryId: undefined });
  const categories = await countBy(transaction, everywhere, sql`category_id`, 'knowledge.id');
  return { ...page, categories };
}

/**
 * One text with those before and after it and others of its category; what is to be paid is cut.
 *
 * @param isOwn by its company, of a text that is to be paid: its own people read the whole; buyers open it
 */
export async function findKnowledge(
  transaction: Transaction,
  id: string,
  isOwn: (businessId: string) => boolean,
  standing?: Shown,
): Promise<Detail | undefined> {
  const row = await rowsOf(transaction, standing)
    .leftJoin('knowledge_marks', 'knowledge_marks.knowledge_id', 'knowledge.id')
    .select(['content', 'tags', 'preview_blocks', 'is_original', 'source', 'file_name', 'file_size'])
    .select(['likes', 'favorites', 'downloads'])
    .where('knowledge.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const related = await rowsOf(transaction)
    .where('category_id', '=', row.category_id)
    .where('id', '!=', id)
    .orderBy((expression) => expression('tags', '&&', expression.val(row.tags)), 'desc')
    .orderBy('publish_time', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_RELATED)
    .execute();
  const isLocked = !row.is_free && !isOwn(row.business_id);
  return {
    ...toSummary(row),
    content: isLocked ? firstBlocks(row.content, row.preview_blocks) : row.content,
    isLocked,
    file: row.file_name === '' ? null : { name: row.file_name, size: Number(row.file_size) },
    downloadCount: Number(row.downloads ?? 0),
    isOriginal: row.is_original,
    source: row.source,
    tags: row.tags,
    likeCount: Number(row.likes ?? 0),
    favoriteCount: Number(row.favorites ?? 0),
    ...(await findNeighbours(published(transaction).where('category_id', '=', row.category_id), row)),
    related: related.map(toSummary),
  };
}

/** The whole of a text, for whoever has bought it. */
export async function contentOf(transaction: Transaction, id: string, standing?: Shown): Promise<string | undefined> {
  const row = await published(transaction, standing).select('content').where('id', '=', id).executeTakeFirst();
  return row?.content;
}

/** Whether somebody has bought a text and not been given her money back. In `withWorker`. */
export async function hasBought(transaction: Transaction, userId: string, id: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('knowledge_entitlement')
    .select('granted_at')
    .where('user_id', '=', userId)
    .where('knowledge_id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whose text it is; undefined for one that is not published. */
export async function authorOf(transaction: Transaction, id: string): Promise<string | undefined> {
  const row = await published(transaction).select('business_id').where('id', '=', id).executeTakeFirst();
  return row?.business_id;
}

/** Counts a reading; in a transaction of `withBusiness` of its author. @returns the readings now */
export async function countReading(transaction: Transaction, id: string, visitor: Buffer): Promise<number | undefined> {
  const looks = { table: 'knowledge_view', column: 'knowledge_id' } as const;
  const isNew = await isNewView(transaction, looks, id, visitor);
  const row = await transaction
    .updateTable('knowledge')
    .set({ view_count: sql<number>`view_count + ${isNew ? 1 : 0}` })
    .where('id', '=', id)
    .returning('view_count')
    .executeTakeFirst();
  return row?.view_count;
}

function toSummary(row: Row): Summary {
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    cover: row.cover,
    categoryId: row.category_id,
    contentType: row.content_type,
    isFree: row.is_free,
    price: row.price,
    viewCount: row.view_count,
    publishTime: timeText(row.publish_time),
    author: { id: row.business_id, name: row.author },
  };
}
