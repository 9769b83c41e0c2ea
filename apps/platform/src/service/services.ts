import './tables.ts';
import type { serviceSchemas } from '@jianzhu/api-client/schemas';
import { SERVICE_PRICES } from '@jianzhu/domain/forms';
import { type SqlBool, sql } from 'kysely';
import type { InferOutput } from 'valibot';
import type { Transaction } from '../db/schema.ts';
import { countBy } from '../record/count-by.ts';
import { equals, filterRows, type ListShape, like, listRecords, withinBand } from '../record/list-records.ts';
import { ownCertificates } from './service-kind.ts';

type Answers = typeof serviceSchemas;
export type ServiceQuery = InferOutput<Answers['list']['query']>;
type ServiceList = InferOutput<Answers['list']['data']>;
type Summary = ServiceList['records'][number];
type Detail = InferOutput<Answers['detail']['data']>;

/** The status of what everybody may read. */
export const ON_SHELF = 2;
const MOST_SIMILAR = 3;
const WHOLE_PROVINCE = '全省';

const company = sql<string>`coalesce((select name from business where business.id = service.business_id), '')`;

const inPrices = (code: number) => {
  const band = SERVICE_PRICES.find(({ value }) => value === code);
  return withinBand('price', band && [band.from, band.below]);
};

const SERVICES: ListShape<ServiceQuery> = {
  filters: {
    keyword: (text) => sql<SqlBool>`(${like('title')(text)} or exists (select from business
      where business.id = service.business_id and ${like('business.name')(text)}))`,
    serviceType: equals('service_type'),
    chargeMode: equals('charge_mode'),
    priceBand: inPrices,
    cityCode: (code) => sql<SqlBool>`(regions = '{}' or regions @> array[${code}])`,
  },
  sorts: { sales: 'sales', score: 'score', price: 'price' },
  order: ['sales'],
};

const onShelf = (transaction: Transaction) => transaction.selectFrom('service').where('standing', '=', ON_SHELF);

const rowsOf = (transaction: Transaction) =>
  onShelf(transaction).select([
    'id',
    'title',
    'cover',
    'service_type',
    'charge_mode',
    'price',
    'unit',
    'sales',
    'score',
    'business_id',
    company.as('company'),
  ]);

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

/** One page of what is on the shelf, and how many there are of each type. */
export async function listServices(transaction: Transaction, asked: ServiceQuery): Promise<ServiceList> {
  const page = await listRecords(transaction, rowsOf(transaction), SERVICES, asked, toSummary);
  const everywhere = filterRows(onShelf(transaction), SERVICES, { ...asked, serviceType: undefined });
  return { ...page, types: await countBy(transaction, everywhere, sql`service_type`, 'service.id') };
}

/** One service, with certificates of its company and others of its type. */
export async function findService(transaction: Transaction, id: string): Promise<Detail | undefined> {
  const row = await rowsOf(transaction)
    .select(['packages', 'service_days', 'regions', 'process', 'deliverables', 'materials_needed', 'faq', 'detail'])
    .select(['refund_rule', 'images', 'qualification_ids'])
    .where('service.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const regions = await transaction
    .selectFrom('district')
    .select('name')
    .where((expression) => expression('code', '=', expression.fn.any(expression.val(row.regions))))
    .orderBy('code')
    .execute();
  const similar = await rowsOf(transaction)
    .where('service_type', '=', row.service_type)
    .where('service.id', '!=', id)
    .orderBy('sales', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SIMILAR)
    .execute();
  return {
    ...toSummary(row),
    regionNames: row.regions.length === 0 ? [WHOLE_PROVINCE] : regions.map(({ name }) => name),
    serviceDays: row.service_days,
    refundRule: row.refund_rule,
    packages: row.packages,
    process: row.process,
    deliverables: row.deliverables,
    materialsNeeded: row.materials_needed,
    faq: row.faq,
    images: row.images,
    qualifications: await publicCertificates(transaction, row.business_id, row.qualification_ids),
    content: row.detail,
    similar: similar.map(toSummary),
  };
}

/** Row security shows those that stand in public alone; what has ended counts for nothing. */
async function publicCertificates(transaction: Transaction, businessId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const asked = new Set(ids.map(String));
  return (await ownCertificates(transaction, businessId)).filter(({ id }) => asked.has(id));
}

function toSummary(row: Row): Summary {
  return {
    id: row.id,
    title: row.title,
    cover: row.cover,
    serviceType: row.service_type,
    chargeMode: row.charge_mode,
    price: row.price,
    unit: row.unit,
    sales: row.sales,
    score: Number(row.score),
    company: { id: row.business_id, name: row.company },
  };
}
