import './tables.ts';
import type { ownProduct } from '@jianzhu/api-client/contract';
import type { ownProductSchemas } from '@jianzhu/api-client/schemas';
import { membershipLimit } from '@jianzhu/domain';
import { categoryName } from '@jianzhu/domain/catalogs';
import type { InferOutput } from 'valibot';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { asBusiness, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { readStanding } from '../member/standing.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { eachRecord } from '../record/each-record.ts';
import { exportRecords } from '../record/export-records.ts';
import { equals, type ListShape, listRecords } from '../record/list-records.ts';
import type { ActingMember } from '../record/save-record.ts';
import { compareVersions } from '../shelf/compare-versions.ts';
import { countPublished, countStatuses, detailOf, SHELF_FILTERS, whereOwn } from '../shelf/own-list.ts';
import { findOwn, recordOf, writtenOf } from '../shelf/own-shelf.ts';
import { saveOwn, shelfActs } from '../shelf/shelf-handlers.ts';
import type { ShelfRow } from '../shelf/shelf-kind.ts';
import { categoryTree } from './category-tree.ts';
import { changePrices, countAgain } from './change-terms.ts';
import { type Product, priceFacts, productFields, productOf } from './product-columns.ts';
import { fileAddress } from './product-files.ts';
import { inCategory, pricedFrom, pricedTo } from './product-filters.ts';
import { productKind } from './product-kind.ts';
import { productReview } from './product-review.ts';
import { versionsOf } from './product-versions.ts';

type Asked = InferOutput<(typeof ownProductSchemas)['list']['query']>;

const PRODUCTS: ListShape<Omit<Asked, 'current' | 'size'>> = {
  filters: {
    ...SHELF_FILTERS,
    categoryCode: inCategory,
    brandName: equals('brand_name'),
    priceFrom: pricedFrom,
    priceTo: pricedTo,
  },
  sorts: { updateTime: 'update_time', price: 'price_from', stock: 'stock', viewCount: 'view_count', sort: 'sort' },
  order: ['update_time'],
};

const rowsOf = (transaction: Transaction, caller: BusinessMember) =>
  transaction.selectFrom('product').selectAll('product').where(whereOwn(caller, 'product'));

const factsOf = (row: Product) => ({
  ...{ categoryCode: row.category_code, categoryName: categoryName(row.category_code), brandName: row.brand_name },
  ...{ priceMode: row.price_mode, unit: row.unit, stock: row.stock, viewCount: row.view_count },
  ...priceFacts(row),
});

const toRow = (row: Product, caller: BusinessMember) => ({
  ...recordOf(productKind, row, caller),
  ...factsOf(row),
  sort: row.sort,
});

/** The products of a business, as its own members see and write them (domain rules 10). */
export function ownProductHandlers(
  database: Database,
  store: Pick<ObjectStore, 'readAddress'>,
): ContextHandlers<typeof ownProduct> {
  const shelf = { database, kind: productKind, review: productReview };
  return {
    ...shelfActs(shelf),
    list: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, async (transaction) => {
        const rows = rowsOf(transaction, caller);
        const page = await listRecords(transaction, rows, PRODUCTS, query, (row) => toRow(row, caller));
        const counts = await countStatuses(transaction, caller, 'product');
        return { ...page, counts, quota: await readRoom(transaction, caller.acting.businessId) };
      }),
    ),
    exportRows: asBusiness(({ body }, { caller, now }) =>
      database.withSession(caller.session, (transaction) =>
        exportRecords({ transaction, caller, now }, rowsOf(transaction, caller), PRODUCTS, body, (row) =>
          toRow(row, caller),
        ),
      ),
    ),
    detail: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, async (transaction) => {
        const row = await findOwn(transaction, caller, productKind, query.id);
        return row instanceof Refusal ? row : toDetail({ transaction, caller }, row);
      }),
    ),
    versions: asBusiness(({ query }, { caller }) =>
      database.withSession(caller.session, async (transaction) => {
        const row = await findOwn(transaction, caller, productKind, query.id);
        return row instanceof Refusal ? row : toVersions(transaction, row, query.versionNo);
      }),
    ),
    categoryTree: asBusiness((_, { caller }) =>
      database.withSession(caller.session, (transaction) => categoryTree(transaction, caller.acting.businessId)),
    ),
    file: asBusiness(async ({ query }, { caller, hostName }) => {
      const row = await database.withSession(caller.session, async (transaction) => {
        const found = await findOwn(transaction, caller, productKind, query.id);
        return found instanceof Refusal ? found : [productFields(productOf(found)), writtenOf(productKind, found)];
      });
      if (row instanceof Refusal) return row;
      return fileAddress({ database, store, hostName }, row, query.fileId);
    }),
    save: asBusiness(({ body }, context) => saveOwn(shelf, context, body, toDetail)),
    batchPrice: asBusiness(({ body }, context) =>
      database.withWorker((transaction) =>
        context.once(transaction, () =>
          eachRecord(body.records, (seen) => changePrices({ transaction, caller: context.caller }, seen, body.percent)),
        ),
      ),
    ),
    stock: asBusiness(({ body }, { caller }) =>
      database.withWorker(async (transaction) => {
        const row = await countAgain({ transaction, caller }, body, body.skus);
        return row instanceof Refusal ? row : toDetail({ transaction, caller }, row);
      }),
    ),
  };
}

/** How many products the membership of a business has room for. */
async function readRoom(transaction: Transaction, businessId: string) {
  const { level } = await readStanding(transaction, businessId);
  const used = await countPublished(transaction, 'product', businessId);
  return { used, limit: membershipLimit('productQuota', level), level };
}

async function toDetail({ transaction, caller }: ActingMember, row: ShelfRow) {
  const written = writtenOf(productKind, row);
  return {
    ...(await detailOf(transaction, caller, productKind, row)),
    ...factsOf(productOf(row)),
    ...written,
    categoryName: categoryName(written.categoryCode),
  };
}

/** What stands of a product, or an older version of it, beside what is written now. */
async function toVersions(transaction: Transaction, row: ShelfRow, versionNo: string | undefined) {
  const versions = await versionsOf(transaction, row.id);
  const older = versionNo === undefined ? undefined : versions.find((one) => one.version_no === Number(versionNo));
  if (versionNo !== undefined && older === undefined) return new Refusal('notFound');
  const stands = row.standing === 0 ? null : productFields(productOf(row));
  const before = older?.fields ?? stands;
  const after = writtenOf(productKind, row);
  return {
    versions: versions.map(({ version_no, publish_time }, index) => ({
      ...{ versionNo: version_no, publishTime: timeText(publish_time), isCurrent: index === 0 && stands !== null },
    })),
    hasChange: row.change !== null,
    lines: compareVersions(
      before === null ? [] : await productKind.describe(transaction, before),
      await productKind.describe(transaction, after),
    ),
  };
}
