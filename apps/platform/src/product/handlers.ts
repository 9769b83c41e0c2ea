import type { product } from '@jianzhu/api-client/contract';
import { visitorOf } from '../content/visitor.ts';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { anyone, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { productFields } from './product-columns.ts';
import { findProduct } from './product-detail.ts';
import { productFacets } from './product-facets.ts';
import { fileAddress } from './product-files.ts';
import type { ProductQuery } from './product-filters.ts';
import { countLook, listProducts, onShelf, productsByIds, sellerOf } from './products.ts';
import { rememberAnswers } from './remembered-facets.ts';

/** Products for everybody (domain rules 10.2, 33). */
export function productHandlers(
  database: Database,
  store: Pick<ObjectStore, 'readAddress'>,
): ContextHandlers<typeof product> {
  const remembered = rememberAnswers<Awaited<ReturnType<typeof productFacets>>>(() => performance.now());
  const facetsOf = ({ current: _current, size: _size, sort: _sort, ...filters }: ProductQuery) => {
    const read = () => database.withSession({}, (transaction) => productFacets(transaction, filters));
    // A category or a shop is read from its index; what is counted over everything is believed for a while.
    const isSmall = filters.categoryCode !== undefined || filters.businessId !== undefined;
    return isSmall ? read() : remembered(JSON.stringify(filters), read);
  };
  return {
    list: anyone(async ({ query }) => {
      const page = await database.withSession({}, (transaction) => listProducts(transaction, query));
      return { ...page, facets: await facetsOf(query) };
    }),
    detail: anyone(async ({ query }) => {
      const id = parseRecordId(query.id);
      const found = id && (await database.withSession({}, (transaction) => findProduct(transaction, id)));
      return found ?? new Refusal('notFound');
    }),
    byIds: anyone(({ query }) =>
      database.withSession({}, (transaction) => productsByIds(transaction, query.ids.split(','))),
    ),
    file: anyone(async ({ query }, { hostName }) => {
      const id = parseRecordId(query.id);
      const row =
        id &&
        (await database.withSession({}, (transaction) =>
          onShelf(transaction).selectAll().where('id', '=', id).executeTakeFirst(),
        ));
      if (!row) return new Refusal('notFound');
      return fileAddress({ database, store, hostName }, [productFields(row)], query.fileId);
    }),
    view: anyone(async ({ body }, context) => {
      const id = parseRecordId(body.id);
      const seller = id && (await database.withSession({}, (transaction) => sellerOf(transaction, id)));
      const businessId = seller && parseRecordId(seller);
      if (!id || !businessId) return new Refusal('notFound');
      const viewCount = await database.withBusiness(businessId, (transaction) =>
        countLook(transaction, id, visitorOf(context)),
      );
      return viewCount === undefined ? new Refusal('notFound') : { viewCount };
    }),
  };
}
