import './tables.ts';
import type { ownShopSchemas } from '@jianzhu/api-client/schemas';
import {
  backwardOffer,
  checkShopCategories,
  checkShopPath,
  SHOP_MESSAGES,
  type ShopCategoriesFields,
  type ShopOffersFields,
} from '@jianzhu/domain/shops';
import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import { type Refusal, refuseField, refuseFields } from '../http/refusal.ts';
import { refuseOlder } from '../record/refuse-changed.ts';
import { type ActingMember, touched } from '../record/save-record.ts';
import { readCategories, writeCategories } from './shop-categories.ts';
import { knownIds, type ShopOffer } from './shop-goods.ts';
import { lockShop, readShop, type ShopRow } from './shop-row.ts';

type Settings = InferOutput<(typeof ownShopSchemas)['settings']['data']>;
type Seen = { readonly version: number };

/** Of a shop whose settings nobody has changed. */
const FIRST_VERSION = 1;

/** Categories, offers and the short address of a shop. */
export async function readSettings(transaction: Transaction, businessId: string): Promise<Settings> {
  const shop = await readShop(transaction, businessId);
  return {
    version: shop?.version ?? 0,
    path: shop?.path ?? '',
    categories: await readCategories(transaction, businessId),
    offers: await readOffers(transaction, businessId),
  };
}

async function readOffers(transaction: Transaction, businessId: string): Promise<ShopOffer[]> {
  const { rows } = await sql<Omit<ShopOffer, 'beginDate' | 'endDate'> & { begin_date: string; end_date: string }>`
    select id, kind, title, text, begin_date::text, end_date::text from shop_offer
    where business_id = ${businessId} order by sort, id`.execute(transaction);
  return rows.map(({ begin_date, end_date, ...row }) => ({ ...row, beginDate: begin_date, endDate: end_date }));
}

export function saveCategories(by: ActingMember, { version, categories }: ShopCategoriesFields & Seen) {
  return change(by, { version }, async (transaction, shop) => {
    const wrong = checkShopCategories({ categories });
    if (wrong !== null) return refuseField('categories', wrong.message);
    await writeCategories(transaction, shop.business_id, categories);
    return null;
  });
}

export function saveOffers(by: ActingMember, { version, offers }: ShopOffersFields & Seen) {
  return change(by, { version }, async (transaction, { business_id: businessId }) => {
    const row = backwardOffer({ offers });
    if (row >= 0) return refuseFields([{ field: 'offers', row, message: SHOP_MESSAGES.offerDates }]);
    await writeOffers(transaction, businessId, offers);
    return null;
  });
}

/** Gives a shop its short address, or takes it away; one that another shop has is refused. */
export function savePath(by: ActingMember, { version, path }: { readonly path: string } & Seen) {
  return change(by, { version }, async (transaction, shop) => {
    const wrong = checkShopPath(path);
    if (wrong !== null) return refuseField('path', wrong.message);
    // Of two shops that ask for one at once the second is told.
    await lockText(transaction, `shop_path ${path}`);
    const taken = await transaction
      .selectFrom('shop')
      .select('id')
      .where('path', '=', path)
      .where('id', '!=', shop.id)
      .executeTakeFirst();
    if (taken !== undefined) return refuseField('path', SHOP_MESSAGES.pathTaken);
    await transaction
      .updateTable('shop')
      .set({ path: path === '' ? null : path })
      .where('id', '=', shop.id)
      .execute();
    return null;
  });
}

/** One change of the settings, of what its author saw. */
async function change(
  { transaction, caller }: ActingMember,
  seen: Seen,
  work: (transaction: Transaction, shop: ShopRow) => Promise<Refusal | null>,
): Promise<Settings | Refusal> {
  const { businessId } = caller.acting;
  const shop = await lockShop(transaction, businessId, caller.userId);
  const current = await readSettings(transaction, businessId);
  // Whoever has seen no shop has seen what one begins with.
  const version = Math.max(seen.version, FIRST_VERSION);
  const older = await refuseOlder(transaction, caller.userId, shop, { version }, () => current);
  if (older !== null) return older;
  const refused = await work(transaction, shop);
  if (refused !== null) return refused;
  await transaction.updateTable('shop').set(touched(caller)).where('id', '=', shop.id).execute();
  return readSettings(transaction, businessId);
}

async function writeOffers(
  transaction: Transaction,
  businessId: string,
  offers: ShopOffersFields['offers'],
): Promise<void> {
  const known = await transaction.selectFrom('shop_offer').select('id').where('business_id', '=', businessId).execute();
  const unnamed = new Set(known.map(({ id }) => id));
  for (const [sort, { id: given, kind, title, text, beginDate, endDate }] of offers.entries()) {
    const columns = { kind, title, text, begin_date: beginDate, end_date: endDate, sort };
    const [id] = given === undefined ? [] : knownIds([given]);
    if (id !== undefined && unnamed.delete(id)) {
      await transaction
        .updateTable('shop_offer')
        .set(columns)
        .where('id', '=', id)
        .where('business_id', '=', businessId)
        .execute();
    } else {
      await transaction
        .insertInto('shop_offer')
        .values({ ...columns, business_id: businessId })
        .execute();
    }
  }
  if (unnamed.size > 0) {
    await transaction
      .deleteFrom('shop_offer')
      .where('business_id', '=', businessId)
      .where('id', 'in', [...unnamed])
      .execute();
  }
}
