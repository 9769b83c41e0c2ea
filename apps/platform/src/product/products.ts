import './tables.ts';
import '../content/tables.ts';
import type { productSchemas } from '@jianzhu/api-client/schemas';
import { categoryName } from '@jianzhu/domain/catalogs';
import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { isNewView } from '../content/count-view.ts';
import { parseRecordId } from '../db/context.ts';
import type { Page } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { type ListShape, listRecords } from '../record/list-records.ts';
import { priceFacts } from './product-columns.ts';
import { PRODUCT_FILTERS, type ProductFilters, type ProductQuery } from './product-filters.ts';

export type ProductCard = InferOutput<(typeof productSchemas)['list']['data']>['records'][number];

/** The status of what everybody may read. */
const ON_SHELF = 2;

const SORTS = { price: 'price_from', viewCount: 'view_count', publishTime: 'publish_time' } as const;

/** The newest first; in one shop as the shop places them. */
const EVERYWHERE: ListShape<ProductFilters> = { filters: PRODUCT_FILTERS, sorts: SORTS, order: ['publish_time'] };
const IN_SHOP: ListShape<ProductFilters> = { ...EVERYWHERE, order: ['sort', 'publish_time'] };

export const onShelf = (transaction: Transaction) => transaction.selectFrom('product').where('standing', '=', ON_SHELF);

const company = (column: 'name' | 'vip_level') =>
  sql<string>`(select ${sql.ref(column)} from business where business.id = product.business_id)`;

/** The columns of a card. */
export const cardsOf = (transaction: Transaction) =>
  onShelf(transaction)
    .select(['id', 'cover', 'title', 'category_code', 'brand_name', 'price_from', 'price_to', 'unit', 'stock'])
    .select(['business_id', 'view_count', 'publish_time'])
    .select([
      sql<string>`coalesce(${company('name')}, '')`.as('business_name'),
      sql<number>`coalesce(${company('vip_level')}, 0)`.as('vip_level'),
      sql<string>`coalesce((select name from district where code = product.city_code), '')`.as('city_name'),
    ]);

type CardRow = Awaited<ReturnType<ReturnType<typeof cardsOf>['executeTakeFirstOrThrow']>>;

export const toCard = (row: CardRow): ProductCard => ({
  ...{ id: row.id, cover: row.cover, name: row.title, brandName: row.brand_name },
  ...{ categoryCode: row.category_code, categoryName: categoryName(row.category_code) },
  ...priceFacts(row),
  ...{ unit: row.unit, stock: row.stock, businessId: row.business_id, businessName: row.business_name },
  ...{ cityName: row.city_name, vipLevel: row.vip_level, viewCount: row.view_count },
  publishTime: timeText(row.publish_time),
});

/** One page of what is on the shelf (domain rules 33). */
export function listProducts(transaction: Transaction, asked: ProductQuery): Promise<Page<ProductCard>> {
  const shape = asked.businessId === undefined ? EVERYWHERE : IN_SHOP;
  return listRecords(transaction, cardsOf(transaction), shape, asked, toCard);
}

/** Products on the shelf by their ids, in the order that is asked for. */
export async function productsByIds(transaction: Transaction, ids: readonly string[]): Promise<ProductCard[]> {
  const known = ids.flatMap((id) => parseRecordId(id) ?? []);
  if (known.length === 0) return [];
  const rows = await cardsOf(transaction).where('id', 'in', known).execute();
  const cards = new Map(rows.map((row) => [String(row.id), toCard(row)]));
  return [...new Set(ids)].flatMap((id) => cards.get(id) ?? []);
}

/** Whose product it is; undefined for one that is not on the shelf. */
export async function sellerOf(transaction: Transaction, id: string): Promise<string | undefined> {
  const row = await onShelf(transaction).select('business_id').where('id', '=', id).executeTakeFirst();
  return row?.business_id;
}

/** Counts a look; in a transaction of `withBusiness` of its seller. @returns the looks now */
export async function countLook(transaction: Transaction, id: string, visitor: Buffer): Promise<number | undefined> {
  const isNew = await isNewView(transaction, { table: 'product_view', column: 'product_id' }, id, visitor);
  const row = await transaction
    .updateTable('product')
    .set({ view_count: sql<number>`view_count + ${isNew ? 1 : 0}` })
    .where('id', '=', id)
    .returning('view_count')
    .executeTakeFirst();
  return row?.view_count;
}
