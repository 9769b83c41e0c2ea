import './tables.ts';
import '../product/tables.ts';
import type { shopSchemas } from '@jianzhu/api-client/schemas';
import type { ShopCategoriesFields } from '@jianzhu/domain/shops';
import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import type { Transaction } from '../db/schema.ts';
import { knownIds } from './shop-goods.ts';

export type ShopCategories = InferOutput<(typeof shopSchemas)['category']['data']>;

interface CategoryRow {
  readonly id: string;
  readonly parent_id: string | null;
  readonly name: string;
  /** Products on the shelf in it or below it. */
  readonly count: number;
}

/** The categories of a shop in their order, with how many products on the shelf each has. */
export async function readCategories(transaction: Transaction, businessId: string): Promise<ShopCategories> {
  const { rows } = await sql<CategoryRow>`
    select id, parent_id, name, (
      select count(*)::int from product p
      where p.business_id = ${businessId} and p.standing = 2 and p.shop_category_ids && array(
        select below.id from shop_category below where below.id = c.id or below.parent_id = c.id)) as count
    from shop_category c where business_id = ${businessId} order by sort, id`.execute(transaction);
  const below = (id: string | null) => rows.filter(({ parent_id }) => parent_id === id);
  const toEntry = ({ id, name, count }: CategoryRow) => ({ id, name, productCount: count });
  return below(null).map((row) => ({ ...toEntry(row), children: below(row.id).map(toEntry) }));
}

type Fields = ShopCategoriesFields['categories'];

/** Writes all categories of a shop: those that are not named any more go. Behind the lock of the shop. */
export async function writeCategories(transaction: Transaction, businessId: string, fields: Fields): Promise<void> {
  const known = new Set(
    (await transaction.selectFrom('shop_category').select('id').where('business_id', '=', businessId).execute()).map(
      ({ id }) => id,
    ),
  );
  const kept: string[] = [];
  const write = async (name: string, given: string | undefined, parentId: string | null, sort: number) => {
    const [asked] = given === undefined ? [] : knownIds([given]);
    const columns = { name, sort, parent_id: parentId };
    const id =
      asked !== undefined && known.has(asked) && !kept.includes(asked)
        ? await change(transaction, businessId, asked, columns)
        : await add(transaction, businessId, columns);
    kept.push(id);
    return id;
  };
  let sort = 0;
  for (const { id, name, children } of fields) {
    const parentId = await write(name, id, null, sort++);
    for (const child of children) await write(child.name, child.id, parentId, sort++);
  }
  await sql`delete from shop_category where business_id = ${businessId} and not (id = any(${kept}::bigint[]))`.execute(
    transaction,
  );
}

interface Columns {
  readonly name: string;
  readonly sort: number;
  readonly parent_id: string | null;
}

async function add(transaction: Transaction, businessId: string, columns: Columns): Promise<string> {
  const values = { ...columns, business_id: businessId };
  const query = transaction.insertInto('shop_category').values(values).returning('id');
  return (await query.executeTakeFirstOrThrow()).id;
}

async function change(transaction: Transaction, businessId: string, id: string, columns: Columns): Promise<string> {
  const query = transaction.updateTable('shop_category').set(columns);
  await query.where('id', '=', id).where('business_id', '=', businessId).execute();
  return id;
}
