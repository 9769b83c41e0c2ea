import '../content/tables.ts';
import type { operator } from '@jianzhu/api-client/contract';
import { checkVersion } from '@jianzhu/domain/records';
import { type Selectable, sql } from 'kysely';
import { leaveEvent } from '../audit/pending-event.ts';
import { searchableArticle } from '../content/article-document.ts';
import type { Database } from '../db/database.ts';
import type { Schema, Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { asOperator, type ContextHandlers } from '../http/handler.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { findRecord } from '../record/find-record.ts';
import { equals, flag, type ListShape, like, listRecords } from '../record/list-records.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { nameAct } from './act.ts';
import { cleanContent } from './clean-content.ts';
import { OPERATOR_MESSAGES } from './messages.ts';

type Calls = Pick<
  ContextHandlers<typeof operator>,
  'articles' | 'article' | 'saveArticle' | 'publishArticle' | 'withdrawArticle'
>;

const PARTY = 'party';

/** Articles of every column, from the first draft to their withdrawal. */
export function articleCalls(database: Database, index: SearchIndex): Calls {
  return {
    articles: asOperator(({ query }) =>
      database.withWorker((transaction) =>
        listRecords(transaction, transaction.selectFrom('article').select(ROW_COLUMNS), ARTICLE_LIST, query, toRow),
      ),
    ),
    article: asOperator(({ query }) =>
      database.withWorker(async (transaction) => {
        const row = await findRecord(transaction, 'article', query.id);
        return row instanceof Refusal ? row : { ...toRow(row), ...toText(row) };
      }),
    ),
    saveArticle: asOperator(({ body }, context) =>
      database.withWorker((transaction) =>
        context.once(transaction, async () => {
          const { id, version, ...article } = body;
          const content = await cleanContent(transaction, article.content);
          if (content instanceof Refusal) return content;
          const wrongModule = await refuseModule(transaction, article.columnCode, article.moduleCode);
          if (wrongModule !== undefined) return wrongModule;
          const before = id === undefined ? undefined : await findRecord(transaction, 'article', id, 'lock');
          if (before instanceof Refusal) return before;
          if (before !== undefined && checkVersion(before.version, version ?? 0) !== null) {
            return new Refusal('versionConflict');
          }
          const values = toColumns({ ...article, content });
          const row =
            before === undefined
              ? await transaction
                  .insertInto('article')
                  .values({
                    ...values,
                    publish_time: sql<Date>`now()`,
                    is_home: false,
                    view_count: 0,
                    is_published: false,
                  })
                  .returningAll()
                  .executeTakeFirstOrThrow()
              : await transaction
                  .updateTable('article')
                  .set({ ...values, updated_at: sql<Date>`now()`, version: sql<number>`version + 1` })
                  .where('id', '=', before.id)
                  .returningAll()
                  .executeTakeFirstOrThrow();
          if (row.is_published) await index.put(transaction, searchableArticle(row));
          nameAct(context, { record: recordOf(row) });
          return { id: row.id, version: row.version };
        }),
      ),
    ),
    publishArticle: asOperator(({ body }, context) =>
      database.withWorker(async (transaction) => {
        const before = await findRecord(transaction, 'article', body.id, 'lock');
        if (before instanceof Refusal) return before;
        if (before.is_published) return asBefore(before);
        const row = await setPublished(transaction, before.id, true);
        await index.put(transaction, searchableArticle(row));
        nameAct(context, { record: recordOf(row) });
        return toState(row);
      }),
    ),
    withdrawArticle: asOperator(({ body }, context) =>
      database.withWorker(async (transaction) => {
        const before = await findRecord(transaction, 'article', body.id, 'lock');
        if (before instanceof Refusal) return before;
        if (!before.is_published) return asBefore(before);
        const row = await setPublished(transaction, before.id, false);
        await index.remove(transaction, 'news', row.id);
        nameAct(context, { record: recordOf(row) });
        return toState(row);
      }),
    ),
  };
}

const ARTICLE_LIST = {
  filters: { columnCode: equals('column_code'), isPublished: flag('is_published'), keyword: like('title') },
  sorts: {},
  order: ['updated_at'],
} satisfies ListShape<{ columnCode?: string; isPublished?: number; keyword?: string }>;

type ArticleRow = Selectable<Schema['article']>;

const ROW_COLUMNS = ['id', 'column_code', 'title', 'is_published', 'publish_time', 'updated_at', 'version'] as const;

/** Published anew it is the newest of its column; a withdrawn one no longer stands beside the home page's list. */
function setPublished(transaction: Transaction, id: string, isPublished: boolean): Promise<ArticleRow> {
  return transaction
    .updateTable('article')
    .set({
      is_published: isPublished,
      ...(isPublished ? { publish_time: sql<Date>`now()` } : { is_home: false }),
      updated_at: sql<Date>`now()`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Party articles stand in a module of their section, others in none. */
async function refuseModule(
  transaction: Transaction,
  columnCode: string,
  moduleCode: string,
): Promise<Refusal | undefined> {
  if (columnCode !== PARTY) {
    return moduleCode === '' ? undefined : refuseField('moduleCode', OPERATOR_MESSAGES.noModule);
  }
  const module = await transaction
    .selectFrom('party_module')
    .select('code')
    .where('code', '=', moduleCode)
    .executeTakeFirst();
  return module === undefined ? refuseField('moduleCode', OPERATOR_MESSAGES.partyModule) : undefined;
}

interface WrittenArticle {
  readonly columnCode: string;
  readonly moduleCode: string;
  readonly title: string;
  readonly subTitle: string;
  readonly cover: string;
  readonly summary: string;
  readonly content: string;
  readonly source: string;
  readonly author: string;
  readonly isTop: number;
  readonly tags: readonly string[];
  readonly policyNo: string;
  readonly policyLevel: string;
  readonly effectiveDate: string;
  readonly policyStatus: string;
}

const toColumns = (article: WrittenArticle) => ({
  column_code: article.columnCode,
  module_code: article.moduleCode,
  title: article.title,
  sub_title: article.subTitle,
  cover: article.cover,
  summary: article.summary,
  content: article.content,
  source: article.source,
  author: article.author,
  is_top: article.isTop === 1,
  tags: [...article.tags],
  policy_no: article.policyNo,
  policy_level: article.policyLevel,
  effective_date: article.effectiveDate || null,
  policy_status: article.policyStatus,
});

const toRow = (row: Pick<ArticleRow, (typeof ROW_COLUMNS)[number]>) => ({
  id: row.id,
  columnCode: row.column_code,
  title: row.title,
  isPublished: row.is_published,
  publishTime: timeText(row.publish_time),
  updateTime: timeText(row.updated_at),
  version: row.version,
});

const toText = (row: ArticleRow): WrittenArticle & { readonly tags: string[] } => ({
  columnCode: row.column_code,
  moduleCode: row.module_code,
  title: row.title,
  subTitle: row.sub_title,
  cover: row.cover,
  summary: row.summary,
  content: row.content,
  source: row.source,
  author: row.author,
  isTop: row.is_top ? 1 : 0,
  tags: row.tags,
  policyNo: row.policy_no,
  policyLevel: row.policy_level,
  effectiveDate: row.effective_date ?? '',
  policyStatus: row.policy_status,
});

/** It was so already: nothing is done. */
function asBefore(row: ArticleRow) {
  leaveEvent();
  return toState(row);
}

const toState = ({ id, is_published, version }: ArticleRow) => ({ id, isPublished: is_published, version });
const recordOf = ({ id, title }: ArticleRow) => ({ kind: 'article', id, name: title });
