import '../service/tables.ts';
import type { shopSchemas } from '@jianzhu/api-client/schemas';
import { SHELF_STATUS } from '@jianzhu/domain/shelves';
import { type SqlBool, sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { parseRecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { cardsOf, toCard } from '../product/products.ts';

type Resolved = InferOutput<(typeof shopSchemas)['page']['data']>['resolved'][string];
export type ShopProduct = Resolved['products'][number];
export type ShopService = Resolved['services'][number];
export type ShopOffer = Resolved['offers'][number];

/** In what order a group shows what it finds. */
type GoodsOrder = 'newest' | 'hottest';

/** Which of a business's products or services: those that are named, or the first of an order. */
export type GoodsChoice =
  | { readonly ids: readonly string[] }
  | { readonly order: GoodsOrder; readonly count: number; readonly categoryIds?: readonly string[] };

export const knownIds = (ids: readonly string[]) => ids.flatMap((id) => parseRecordId(id) ?? []);

/** Rows in the order in which they were named; those that are not there are left out. */
const inOrder = <One extends { readonly id: string }>(ids: readonly string[], found: readonly One[]): One[] => {
  const byId = new Map(found.map((one) => [one.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Products of a business that are on the shelf now. */
export async function readProducts(
  transaction: Transaction,
  businessId: string,
  choice: GoodsChoice,
): Promise<ShopProduct[]> {
  const query = cardsOf(transaction).where('product.business_id', '=', businessId);
  if ('ids' in choice) {
    const ids = knownIds(choice.ids);
    return ids.length === 0 ? [] : inOrder(choice.ids, (await query.where('id', 'in', ids).execute()).map(toCard));
  }
  const { order, count, categoryIds } = choice;
  const rows = await query
    .$if(categoryIds !== undefined, (narrowed) =>
      narrowed.where(sql<SqlBool>`shop_category_ids && ${knownIds(categoryIds ?? [])}::bigint[]`),
    )
    .orderBy(order === 'hottest' ? 'view_count' : 'publish_time', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return rows.map(toCard);
}

/** Services of a business that are on the shelf now. */
export async function readServices(
  transaction: Transaction,
  businessId: string,
  choice: GoodsChoice,
): Promise<ShopService[]> {
  const query = transaction
    .selectFrom('service')
    .select(['id', 'cover', 'title', 'service_type', 'charge_mode', 'price', 'unit', 'sales'])
    .where('business_id', '=', businessId)
    .where('standing', '=', SHELF_STATUS.onShelf);
  const toService = ({
    service_type,
    charge_mode,
    ...row
  }: Awaited<ReturnType<typeof query.executeTakeFirstOrThrow>>) => ({
    ...row,
    ...{ serviceType: service_type, chargeMode: charge_mode },
  });
  if ('ids' in choice) {
    const ids = knownIds(choice.ids);
    return ids.length === 0 ? [] : inOrder(choice.ids, (await query.where('id', 'in', ids).execute()).map(toService));
  }
  const rows = await query
    .orderBy(choice.order === 'hottest' ? 'sales' : 'publish_time', 'desc')
    .orderBy('id', 'desc')
    .limit(choice.count)
    .execute();
  return rows.map(toService);
}
