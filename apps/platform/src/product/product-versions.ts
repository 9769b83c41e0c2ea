import './tables.ts';
import type { ProductFields } from '@jianzhu/domain/products';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { ShelfRow } from '../shelf/shelf-kind.ts';

/** Versions of one product that are kept, the last ones. */
const MOST_VERSIONS = 20;

/** Keeps what was approved of a product as its next version. In `withWorker`, under the lock of the product. */
export async function keepProductVersion(
  transaction: Transaction,
  { id, business_id }: ShelfRow,
  fields: ProductFields,
): Promise<void> {
  await sql`
    insert into product_version (business_id, product_id, version_no, fields, publish_time)
    select ${business_id}, ${id}, coalesce(max(version_no), 0) + 1, ${JSON.stringify(fields)}::jsonb, ${businessNow}
    from product_version where product_id = ${id}`.execute(transaction);
  await sql`
    delete from product_version where product_id = ${id} and version_no <= (
      select max(version_no) from product_version where product_id = ${id}) - ${MOST_VERSIONS}`.execute(transaction);
}

/** The versions of a product, the last first. */
export const versionsOf = (transaction: Transaction, id: string) =>
  transaction
    .selectFrom('product_version')
    .select(['version_no', 'publish_time', 'fields'])
    .where('product_id', '=', id)
    .orderBy('version_no', 'desc')
    .execute();
