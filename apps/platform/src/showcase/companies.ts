import './tables.ts';
import type { contentSchemas, showcaseSchemas } from '@jianzhu/api-client/schemas';
import type { CompanyCard } from '@jianzhu/domain';
import { type SqlBool, sql } from 'kysely';
import type { InferOutput } from 'valibot';
import type { Page } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';
import { countBy } from '../record/count-by.ts';
import { equals, filterRows, type ListShape, like, listRecords, ofEdition } from '../record/list-records.ts';
import { isInForce } from './certificate-force.ts';
import { cardColumns, companyCard } from './company-card.ts';

export type CompanyQuery = InferOutput<typeof contentSchemas.companies.query>;
type Facets = InferOutput<(typeof showcaseSchemas)['facets']['data']>;
type Filters = InferOutput<(typeof showcaseSchemas)['facets']['query']>;

/** What stands for the grade of a certificate without grades. */
const NO_GRADE = '—';

/** The featured ones in their order, then those with a logo, then the most visited. */
const COMPANIES: ListShape<CompanyQuery> = {
  filters: {
    keyword: like('business.name', 'short_name'),
    platformCode: ofEdition('business.name', 'region_name'),
    role: (role) => sql<SqlBool>`${role} = any(company_roles)`,
    grade: (grade) =>
      sql<SqlBool>`exists (select from qualification
        where qualification.business_id = business.id and qualification.grade = ${grade} and is_shown and ${isInForce})`,
    cityCode: equals('city_code'),
    label: (key) =>
      sql<SqlBool>`exists (select from dictionary, jsonb_array_elements(tree::jsonb) as entry
        where code = 'business_label' and entry ->> 'dictKey' = ${key} and entry ->> 'dictValue' = any(tags))`,
    vipLevel: equals('vip_level'),
  },
  sorts: { viewCount: 'view_count', joinTime: 'created_at' },
  order: ['place', 'has_logo', 'view_count'],
};

/** Companies that show themselves. */
const shown = (transaction: Transaction) =>
  transaction
    .selectFrom('company_profile')
    .innerJoin('business', 'business.id', 'company_profile.business_id')
    .where('is_published', '=', true);

/** What a company has the grade by that is asked for: its card names this rather than what it is known for. */
const certificateOf = (grade: string | undefined) =>
  grade === undefined
    ? sql<string | null>`null::text`
    : sql<string | null>`(select category_name || case series when category_name then '' else series end || grade
        from qualification
        where qualification.business_id = business.id and qualification.grade = ${grade} and is_shown and ${isInForce}
        order by qualification.id limit 1)`;

/** One page of the companies that show themselves. */
export function listCompanies(transaction: Transaction, asked: CompanyQuery): Promise<Page<CompanyCard>> {
  const rows = shown(transaction)
    .select('business.name')
    .select(cardColumns)
    .select([sql<number>`-coalesce(featured, 32767)`.as('place'), sql<boolean>`logo != ''`.as('has_logo')])
    .select(certificateOf(asked.grade).as('certificate'));
  return listRecords(transaction, rows, COMPANIES, asked, ({ certificate, ...row }) =>
    companyCard({ ...row, qualification: certificate ?? row.qualification }),
  );
}

/** What the list can be narrowed to: each facet counts what the other filters leave. */
export async function companyFacets(transaction: Transaction, filters: Filters): Promise<Facets> {
  const left = (without: keyof Filters) =>
    filterRows(shown(transaction), COMPANIES, { ...filters, [without]: undefined });
  const grades = left('grade').innerJoin('qualification', (join) =>
    join
      .onRef('qualification.business_id', '=', 'business.id')
      .on('qualification.is_shown', '=', true)
      .on(isInForce)
      .on('grade', '!=', NO_GRADE),
  );
  return {
    roles: await countBy(transaction, left('role'), sql`unnest(company_roles)`, 'business.id'),
    grades: await countBy(transaction, grades, sql`grade`, 'business.id'),
    cities: await countBy(transaction, left('cityCode'), sql`city_code`, 'business.id'),
    vipLevels: await countBy(transaction, left('vipLevel'), sql`vip_level`, 'business.id'),
  };
}
