import './tables.ts';
import type { lawSchemas } from '@jianzhu/api-client/schemas';
import { pricesOfBand } from '@jianzhu/domain';
import { type SqlBool, sql } from 'kysely';
import type { InferOutput } from 'valibot';
import type { Transaction } from '../db/schema.ts';
import { countBy } from '../record/count-by.ts';
import { filterRows, type ListShape, like, listRecords, ofEdition } from '../record/list-records.ts';
import { lawyersOfFields } from './lawyers.ts';

type Answers = typeof lawSchemas;
type PackageQuery = InferOutput<Answers['packages']['query']>;
type PackageList = InferOutput<Answers['packages']['data']>;

const withinPrices = (code: number) => {
  const band = pricesOfBand(code);
  if (band === null) return sql<SqlBool>`false`;
  const [from, before] = band;
  return sql<SqlBool>`price >= ${from} and (${before}::int is null or price < ${before}::int)`;
};

/** The most bought first. */
const PACKAGES: ListShape<PackageQuery> = {
  filters: {
    keyword: like('name', 'firm_name', 'suitable'),
    platformCode: ofEdition('name', 'firm_name', 'suitable'),
    scope: (code) => sql<SqlBool>`${code} = any(scope)`,
    price: withinPrices,
  },
  sorts: { price: 'price', sales: 'sales' },
  order: ['sales'],
};

const rowsOf = (transaction: Transaction) =>
  transaction
    .selectFrom('legal_package')
    .select(['id', 'name', 'cover', 'scope', 'firm_name', 'price', 'original_price', 'valid_days', 'sales', 'items']);

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

/** One page of packages, and how many there are of each field. */
export async function listPackages(transaction: Transaction, asked: PackageQuery): Promise<PackageList> {
  const page = await listRecords(transaction, rowsOf(transaction), PACKAGES, asked, toPackage);
  const everywhere = filterRows(transaction.selectFrom('legal_package'), PACKAGES, { ...asked, scope: undefined });
  const scopes = await countBy(transaction, everywhere, sql`unnest(scope)`, 'legal_package.id');
  return { ...page, scopes };
}

/** One package, with lawyers of what it covers. */
export async function findPackage(
  transaction: Transaction,
  id: string,
): Promise<InferOutput<Answers['package']['data']> | undefined> {
  const row = await rowsOf(transaction)
    .select(['suitable', 'detail', 'firm_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { suitable, detail, scope } = row;
  const isSold = row.firm_id !== null;
  return { ...toPackage(row), suitable, detail, isSold, lawyers: await lawyersOfFields(transaction, scope) };
}

function toPackage(row: Row): PackageList['records'][number] {
  const { id, name, cover, scope, price, sales, items } = row;
  return {
    ...{ id, name, cover, scope, price, sales, items },
    firmName: row.firm_name,
    originalPrice: row.original_price,
    validDays: row.valid_days,
  };
}
