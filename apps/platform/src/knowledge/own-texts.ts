import './tables.ts';
import type { ownKnowledge } from '@jianzhu/api-client/contract';
import type { ownKnowledgeSchemas } from '@jianzhu/api-client/schemas';
import { knowledgePrice } from '@jianzhu/domain/shelves';
import type { InferOutput } from 'valibot';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { exportRecords } from '../record/export-records.ts';
import { equals, flag, type ListShape, listRecords } from '../record/list-records.ts';
import type { Row } from '../record/record-table.ts';
import type { ActingMember } from '../record/save-record.ts';
import { countStatuses, detailOf, SHELF_FILTERS, whereOwn } from '../shelf/own-list.ts';
import { findOwn, recordOf, writtenOf } from '../shelf/own-shelf.ts';
import { saveOwn, shelfActs } from '../shelf/shelf-handlers.ts';
import type { ShelfRow } from '../shelf/shelf-kind.ts';
import { hasKeptFile, knowledgeKind } from './knowledge-kind.ts';
import { knowledgeReview } from './knowledge-review.ts';

type Asked = InferOutput<(typeof ownKnowledgeSchemas)['list']['query']>;

const TEXTS: ListShape<Omit<Asked, 'current' | 'size'>> = {
  filters: {
    ...SHELF_FILTERS,
    categoryId: equals('category_id'),
    contentType: equals('content_type'),
    isFree: flag('is_free'),
  },
  sorts: { updateTime: 'update_time', price: 'price', viewCount: 'view_count' },
  order: ['update_time'],
};

const rowsOf = (transaction: Transaction, caller: BusinessMember) =>
  transaction
    .selectFrom('knowledge')
    .leftJoin('knowledge_marks', 'knowledge_marks.knowledge_id', 'knowledge.id')
    .selectAll('knowledge')
    .select(['likes', 'favorites', 'downloads'])
    .where(whereOwn(caller, 'knowledge'));

type Listed = Row<'knowledge'> & {
  readonly likes: string | null;
  readonly favorites: string | null;
  readonly downloads: string | null;
};

const toRow = (row: Listed, caller: BusinessMember) => ({
  ...recordOf(knowledgeKind, row, caller),
  ...{ categoryId: row.category_id, contentType: row.content_type, isFree: Number(row.is_free), price: row.price },
  ...{ viewCount: row.view_count, likeCount: Number(row.likes ?? 0) },
  ...{ favoriteCount: Number(row.favorites ?? 0), downloadCount: Number(row.downloads ?? 0) },
});

/** The texts of a business, as its own members see and write them (domain rules 11.2). */
export function ownKnowledgeHandlers(database: Database): ContextHandlers<typeof ownKnowledge> {
  const shelf = { database, kind: knowledgeKind, review: knowledgeReview };
  return {
    ...shelfActs(shelf),
    list: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, async (transaction) => {
        const rows = rowsOf(transaction, caller);
        const page = await listRecords(transaction, rows, TEXTS, query, (row) => toRow(row, caller));
        return { ...page, counts: await countStatuses(transaction, caller, 'knowledge') };
      }),
    ),
    exportRows: asBusiness(({ body }, { caller, now }) =>
      database.withSession(caller.session, (transaction) =>
        exportRecords({ transaction, caller, now }, rowsOf(transaction, caller), TEXTS, body, (row) =>
          toRow(row, caller),
        ),
      ),
    ),
    detail: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, async (transaction) => {
        const row = await findOwn(transaction, caller, knowledgeKind, query.id);
        return row instanceof Refusal ? row : toDetail({ transaction, caller }, row);
      }),
    ),
    save: asBusiness(({ body }, context) => saveOwn(shelf, context, body, toDetail)),
  };
}

async function toDetail({ transaction, caller }: ActingMember, row: ShelfRow) {
  const written = writtenOf(knowledgeKind, row);
  // The row of this kind is its table's.
  const { file_name, view_count } = row as Row<'knowledge'>;
  return {
    ...(await detailOf(transaction, caller, knowledgeKind, row)),
    ...written,
    price: knowledgePrice(written),
    previewBlocks: written.previewBlocks ?? 0,
    keptFileName: hasKeptFile(row, written.contentType) ? file_name : '',
    viewCount: view_count,
  };
}
