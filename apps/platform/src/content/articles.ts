import type { ArticleSummary } from '@jianzhu/domain';
import type { Page, PageRequest } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { equals, inYear, type ListShape, like, listRecords, ofEdition } from '../record/list-records.ts';

export interface ArticleFilter extends PageRequest {
  readonly columnCode: string;
  /** Module of the party-building section. */
  readonly moduleCode?: string | undefined;
  readonly keyword?: string | undefined;
  /** Of publication, Asia/Shanghai. */
  readonly year?: string | undefined;
  readonly policyLevel?: string | undefined;
  /** Leaves out what names a place beyond the region of its edition. */
  readonly platformCode?: string | undefined;
  readonly sort?: string | undefined;
}

const ARTICLE_LIST: ListShape<ArticleFilter> = {
  filters: {
    columnCode: equals('column_code'),
    moduleCode: equals('module_code'),
    keyword: like('title'),
    year: inYear('publish_time'),
    policyLevel: equals('policy_level'),
    platformCode: ofEdition('title', 'sub_title', 'summary', 'source', 'author', 'tags', 'policy_no'),
  },
  sorts: { viewCount: 'view_count' },
  order: ['is_top', 'publish_time'],
};

/** Articles of one column, pinned ones first, then the newest. */
export function listArticles(transaction: Transaction, filter: ArticleFilter): Promise<Page<ArticleSummary>> {
  return listRecords(transaction, summaries(transaction).where('is_home', '=', false), ARTICLE_LIST, filter, toSummary);
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
    publishTime: timeText(row.publish_time),
    isTop: row.is_top,
    viewCount: row.view_count,
    tags: row.tags,
    policyNo: row.policy_no,
    policyLevel: row.policy_level,
    effectiveDate: row.effective_date ?? '',
    policyStatus: row.policy_status,
  };
}
