import './tables.ts';
import type { lawSchemas } from '@jianzhu/api-client/schemas';
import { yearsOfBand } from '@jianzhu/domain';
import { type SqlBool, sql } from 'kysely';
import type { InferOutput } from 'valibot';
import type { Transaction } from '../db/schema.ts';
import { countBy } from '../record/count-by.ts';
import { equals, filterRows, type ListShape, like, listRecords, ofEdition, withinBand } from '../record/list-records.ts';

type Answers = typeof lawSchemas;
type LawyerQuery = InferOutput<Answers['lawyers']['query']>;
type LawyerList = InferOutput<Answers['lawyers']['data']>;
type Lawyer = LawyerList['records'][number];

const MOST_RELATED = 3;

const bandOfYears = sql`case when years < 3 then 1 when years < 5 then 2 when years < 10 then 3 else 4 end`;

const isOnline = sql<boolean>`exists (select from lawyer_online where lawyer_online.lawyer_id = lawyer.id)`;

/** Who can be written to now, then the best, then the most asked. */
const LAWYERS: ListShape<LawyerQuery> = {
  filters: {
    keyword: like('name', 'firm_name'),
    platformCode: ofEdition('region_name', 'firm_name'),
    field: (code) => sql<SqlBool>`${code} = any(fields)`,
    cityCode: equals('city_code'),
    years: (code) => withinBand('years', yearsOfBand(code)),
  },
  sorts: { score: 'score', serviceCount: 'service_count' },
  order: ['is_online', 'score', 'service_count'],
};

const rowsOf = (transaction: Transaction) =>
  transaction
    .selectFrom('lawyer')
    .select([
      'id',
      'name',
      'avatar',
      'firm_name',
      'fields',
      'years',
      'region_name',
      'consult_price',
      'service_count',
      'score',
      'firm_id',
      isOnline.as('is_online'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

/** One page of lawyers, and what the list can be narrowed to. */
export async function listLawyers(transaction: Transaction, asked: LawyerQuery): Promise<LawyerList> {
  const page = await listRecords(transaction, rowsOf(transaction), LAWYERS, asked, toLawyer);
  const left = (without: 'field' | 'cityCode' | 'years') => {
    return filterRows(transaction.selectFrom('lawyer'), LAWYERS, { ...asked, [without]: undefined });
  };
  return {
    ...page,
    fields: await countBy(transaction, left('field'), sql`unnest(fields)`, 'lawyer.id'),
    cities: await countBy(transaction, left('cityCode'), sql`city_code`, 'lawyer.id'),
    years: await countBy(transaction, left('years'), bandOfYears, 'lawyer.id'),
  };
}

/** One lawyer with what there is to know. */
export async function findLawyer(
  transaction: Transaction,
  id: string,
): Promise<InferOutput<Answers['lawyer']['data']> | undefined> {
  const row = await rowsOf(transaction)
    .select(['license_no', 'intro', 'cases'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { license_no: licenseNo, intro, cases } = row;
  return { ...toLawyer(row), licenseNo, intro, cases };
}

/** Lawyers who work in one of the fields, the best first. */
export async function lawyersOfFields(transaction: Transaction, fields: readonly number[]): Promise<Lawyer[]> {
  const rows = await rowsOf(transaction)
    .where(sql<SqlBool>`fields && ${sql.val(fields)}::smallint[]`)
    .orderBy('score', 'desc')
    .orderBy('service_count', 'desc')
    .orderBy('id')
    .limit(MOST_RELATED)
    .execute();
  return rows.map(toLawyer);
}

/** What law services there are in the region of an edition. */
export async function lawOverview(
  transaction: Transaction,
  { platformCode }: InferOutput<Answers['overview']['query']>,
): Promise<InferOutput<Answers['overview']['data']>> {
  const shown = platformCode === undefined ? sql<SqlBool>`true` : ofEdition('region_name', 'firm_name')(platformCode);
  const lawyers = await transaction
    .selectFrom('lawyer')
    .where(shown)
    .select([
      sql<number>`count(*)::int`.as('lawyers'),
      sql<number>`count(distinct firm_name)::int`.as('firms'),
      sql<number>`count(distinct city_code)::int`.as('cities'),
      sql<number>`coalesce(sum(service_count), 0)::int`.as('consultations'),
    ])
    .executeTakeFirstOrThrow();
  const { packages } = await transaction
    .selectFrom('legal_package')
    .select(sql<number>`count(*)::int`.as('packages'))
    .executeTakeFirstOrThrow();
  return { ...lawyers, packages };
}

function toLawyer(row: Row): Lawyer {
  const { id, name, avatar, fields, years } = row;
  return {
    ...{ id, name, avatar, fields, years },
    firmName: row.firm_name,
    regionName: row.region_name,
    consultPrice: row.consult_price,
    serviceCount: row.service_count,
    score: row.score / 10,
    businessId: row.firm_id,
    isOnline: row.is_online,
  };
}
