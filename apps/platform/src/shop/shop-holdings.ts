import { type PageReferences, type PageSchema, pageReferences, type ShopHoldings } from '@jianzhu/domain/shops';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { certificatesOf } from '../showcase/certificates.ts';
import { knownIds } from './shop-goods.ts';

const TABLES = {
  products: sql`product where standing = 2`,
  services: sql`service where standing = 2`,
  offers: sql`shop_offer where true`,
  categories: sql`shop_category where true`,
} as const;

/** What of all that a page names its business has now, for `publishProblems` and `pageWarnings`. */
export async function holdingsOf(
  transaction: Transaction,
  businessId: string,
  schema: PageSchema,
): Promise<ShopHoldings> {
  const named: PageReferences = pageReferences(schema);
  const held = async (kind: keyof typeof TABLES): Promise<ReadonlySet<string>> => {
    const ids = knownIds(named[kind]);
    if (ids.length === 0) return new Set();
    const { rows } = await sql<{ id: string }>`
      select id from ${TABLES[kind]} and business_id = ${businessId} and id = any(${ids}::bigint[])`.execute(
      transaction,
    );
    return new Set(rows.map(({ id }) => id));
  };
  const certificates = named.certificates.length === 0 ? [] : await certificatesOf(transaction, businessId, false);
  return {
    products: await held('products'),
    services: await held('services'),
    offers: await held('offers'),
    categories: await held('categories'),
    certificates: new Set(certificates.map(({ id }) => id)),
  };
}
