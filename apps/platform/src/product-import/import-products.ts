import '../product/tables.ts';
import '../supplier-profile/tables.ts';
import type { productImportSchemas } from '@jianzhu/api-client/schemas';
import { type ImportedProduct, importedFields, readImport } from '@jianzhu/domain/product-imports';
import { NATIONWIDE_CODE } from '@jianzhu/domain/products';
import { formatRecordNumber } from '@jianzhu/domain/records';
import { SHELF_MESSAGES } from '@jianzhu/domain/shelves';
import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { actingNow } from '../business-member/hold-acting.ts';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { type FieldError, Refusal, refuse, refuseFields } from '../http/refusal.ts';
import { productColumns } from '../product/product-columns.ts';
import { productKind } from '../product/product-kind.ts';
import type { ActingMember } from '../record/save-record.ts';
import { lockShelf } from '../shelf/save-shelf.ts';
import { refusePictures } from '../shelf/shelf-pictures.ts';
import { approvedMainCategories } from '../supplier-profile/main-categories.ts';

type Asked = InferOutput<(typeof productImportSchemas)['commit']['body']>;

/** Columns that hold JSON, which `productColumns` gives as texts. */
const JSON_COLUMNS = ['origin', 'specs', 'skus', 'video', 'certificates', 'attributes'] as const;

/** 全省, which a product says by no code of its own. */
const PROVINCE_CODE = '220000';

/**
 * Adds the products of a sheet as drafts: all of them, or none where one row is wrong. What was read before is read once
 * more: categories may have changed meanwhile. In `withWorker`.
 */
export async function importProducts(
  { transaction, caller }: ActingMember,
  { rows, deliveryDays }: Asked,
): Promise<{ readonly count: number } | Refusal> {
  const { businessId } = caller.acting;
  await lockShelf(transaction, productKind, businessId);
  const now = await actingNow(transaction, caller, 'product_add');
  if (now instanceof Refusal) return now;
  const { rows: read, errors } = readImport(rows, await approvedMainCategories(transaction, businessId));
  const [first, ...others] = errors.map(({ rowNo, column, message }) => wrongRow(rows, rowNo, column, message));
  if (first !== undefined) return refuseFields([first, ...others]);
  const refused =
    (await refuseRoom(transaction, businessId, read.length)) ??
    (await refusePictures(transaction, businessId, { images: rows.flatMap(({ images }) => images) }));
  if (refused) return refused;
  const supplyRegions = await suppliedRegions(transaction, businessId);
  const imagesOf = new Map(rows.map(({ rowNo, images }) => [rowNo, images]));
  const products = read.map(({ rowNo, product }) => ({
    product,
    terms: { mainImages: imagesOf.get(rowNo) ?? [], supplyRegions, deliveryDays },
  }));
  await addDrafts(transaction, { businessId, userId: caller.userId }, products);
  return { count: products.length };
}

/** By the place of the row in what was sent, from 0. */
const wrongRow = (rows: Asked['rows'], rowNo: number, column: string, message: string): FieldError => ({
  field: column,
  row: rows.findIndex((row) => row.rowNo === rowNo),
  message,
});

async function refuseRoom(transaction: Transaction, businessId: string, added: number): Promise<Refusal | null> {
  const { count } = await transaction
    .selectFrom('product')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('business_id', '=', businessId)
    .executeTakeFirstOrThrow();
  const most = productKind.mostKept ?? 0;
  return count + added > most ? refuse('stateConflict', SHELF_MESSAGES.full(most)) : null;
}

/** Where a supplier supplies what its file does not say otherwise: as its profile says, else everywhere. */
async function suppliedRegions(transaction: Transaction, businessId: string): Promise<readonly string[]> {
  const standing = await transaction
    .selectFrom('supplier_standing')
    .select('supply_regions')
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  const regions = standing?.supply_regions ?? [];
  if (regions.includes(PROVINCE_CODE)) return citiesOfProvince(transaction);
  return regions.length === 0 ? [NATIONWIDE_CODE] : regions;
}

async function citiesOfProvince(transaction: Transaction): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from district where length(code) = 6 and code like '22%00' and code <> ${PROVINCE_CODE} order by code
  `.execute(transaction);
  return rows.length === 0 ? [NATIONWIDE_CODE] : rows.map(({ code }) => code);
}

interface Draft {
  readonly product: ImportedProduct;
  readonly terms: Parameters<typeof importedFields>[1];
}

/** All of them in one statement: two thousand are one act. */
async function addDrafts(
  transaction: Transaction,
  by: { readonly businessId: string; readonly userId: string },
  drafts: readonly Draft[],
): Promise<void> {
  const codes = await takeNumbers(transaction, drafts.length);
  const rows = drafts.map(({ product, terms }, index) => ({
    ...plain(productColumns(importedFields(product, terms))),
    ...{ business_id: by.businessId, create_user_id: by.userId, update_user_id: by.userId, code: codes[index] },
  }));
  const names = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  await sql`
    insert into product (${names}, create_time, update_time)
    select ${names}, ${businessNow}, ${businessNow}
    from jsonb_populate_recordset(null::product, ${JSON.stringify(rows)}::jsonb)`.execute(transaction);
}

/** Columns as one document holds them. */
function plain(columns: ReturnType<typeof productColumns>): Readonly<Record<string, unknown>> {
  const read = (value: unknown) => (typeof value === 'string' ? (JSON.parse(value) as unknown) : value);
  return { ...columns, ...Object.fromEntries(JSON_COLUMNS.map((name) => [name, read(columns[name])])) };
}

async function takeNumbers(transaction: Transaction, count: number): Promise<readonly string[]> {
  const { rows } = await sql<{ sequence: number; at: Date }>`
    select app.next_record_number('product') as sequence, now() as at from generate_series(1, ${count}::int)`.execute(
    transaction,
  );
  return rows.map(({ sequence, at }) => formatRecordNumber('product', at.getTime(), sequence));
}
