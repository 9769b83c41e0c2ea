import { type ArticleSummary, formatDateTime } from '@jianzhu/domain';
import { containing } from '../db/containing.ts';
import { type Page, type PageRequest, readPage } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';

export interface ArticleFilter extends PageRequest {
  readonly columnCode: string;
  /** Module of the party-building section. */
  readonly moduleCode?: string | undefined;
  readonly keyword?: string | undefined;
}

/** Articles of one column, pinned ones first, then the newest. */
export function listArticles(transaction: Transaction, filter: ArticleFilter): Promise<Page<ArticleSummary>> {
  let query = summaries(transaction)
    .where('column_code', '=', filter.columnCode)
    .where('is_home', '=', false)
    .orderBy('is_top', 'desc')
    .orderBy('publish_time', 'desc')
    .orderBy('id', 'desc');
  if (filter.moduleCode) query = query.where('module_code', '=', filter.moduleCode);
  if (filter.keyword) query = query.where('title', 'like', containing(filter.keyword));
  return readPage(transaction, query, filter, toSummary);
}

/** The article beside the home page's news list, if one is chosen. */
export async function findHomeArticle(transaction: Transaction): Promise<ArticleSummary | null> {
  const row = await summaries(transaction).where('is_home', '=', true).executeTakeFirst();
  return row ? toSummary(row) : null;
}

/** The columns that a list shows of an article. */
export const summaries = (transaction: Transaction) =>
  transaction
    .selectFrom('article')
    .select([
      'id',
      'column_code',
      'title',
      'sub_title',
      'cover',
      'summary',
      'source',
      'author',
      'publish_time',
      'is_top',
      'view_count',
      'tags',
      'policy_no',
      'policy_level',
      'effective_date',
      'policy_status',
    ]);

type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaries>['executeTakeFirstOrThrow']>>;

/** An article as lists show it. */
export function toSummary(row: SummaryRow): ArticleSummary {
  return {
    id: row.id,
    columnCode: row.column_code,
    title: row.title,
    subTitle: row.sub_title,
    cover: row.cover,
    summary: row.summary,
    source: row.source,
    author: row.author,
    publishTime: formatDateTime(row.publish_time.getTime()),
    isTop: row.is_top,
    viewCount: row.view_count,
    tags: row.tags,
    policyNo: row.policy_no,
    policyLevel: row.policy_level,
    effectiveDate: row.effective_date ?? '',
    policyStatus: row.policy_status,
  };
}
