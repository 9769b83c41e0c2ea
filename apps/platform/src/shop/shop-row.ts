import './tables.ts';
import { defaultPage, type PageSchema, type ShopPageStatus, type Terminal } from '@jianzhu/domain/shops';
import { sql } from 'kysely';
import { knownRecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import type { Row } from '../record/record-table.ts';

export type ShopRow = Row<'shop'>;
export type PageRow = Row<'shop_page'>;

/**
 * The shop of a business, made where there is none, and kept from others until the transaction ends: whatever is changed
 * of a shop is changed behind this lock.
 */
export async function lockShop(transaction: Transaction, businessId: string, userId: string): Promise<ShopRow> {
  await openShop(transaction, businessId, userId);
  return transaction
    .selectFrom('shop')
    .selectAll()
    .where('business_id', '=', businessId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Opens the shop of a business (domain rules 15.2); one that is open stays as it is. */
export async function openShop(transaction: Transaction, businessId: string, userId: string): Promise<void> {
  await transaction
    .insertInto('shop')
    .values({ business_id: businessId, create_user_id: userId, update_user_id: userId, path: null })
    .onConflict((conflict) => conflict.column('business_id').doNothing())
    .execute();
}

export const readShop = (transaction: Transaction, businessId: string): Promise<ShopRow | undefined> =>
  transaction.selectFrom('shop').selectAll().where('business_id', '=', businessId).executeTakeFirst();

/** A page as it is kept; undefined before its first save. */
export function readPageRow(
  transaction: Transaction,
  businessId: string,
  terminal: Terminal,
): Promise<PageRow | undefined> {
  return transaction
    .selectFrom('shop_page')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('terminal', '=', terminal)
    .executeTakeFirst();
}

/** Status of a page (domain rules 14.1); it follows from what is kept. */
export function statusOf(row: PageRow | undefined): ShopPageStatus {
  if (row === undefined) return 0;
  if (row.block_reason !== '') return 3;
  if (row.published_no === 0) return 0;
  return row.published_version === row.version ? 1 : 2;
}

/** The page that a shop has before anything is saved. */
export async function firstPage(transaction: Transaction, businessId: string, terminal: Terminal): Promise<PageSchema> {
  const { name } = await transaction
    .selectFrom('business')
    .select('name')
    .where('id', '=', knownRecordId(businessId))
    .executeTakeFirstOrThrow();
  return defaultPage(name, terminal);
}

/** The version that visitors see; undefined where none is shown. */
export function shownVersion(transaction: Transaction, businessId: string, terminal: Terminal) {
  return transaction
    .selectFrom('shop_version')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('terminal', '=', terminal)
    .where(sql<boolean>`is_shown`)
    .executeTakeFirst();
}
