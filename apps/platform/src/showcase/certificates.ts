import './tables.ts';
import type { qualificationSchemas } from '@jianzhu/api-client/schemas';
import { maskCertificateNo } from '@jianzhu/domain';
import { validityOf } from '@jianzhu/domain/qualifications';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { containing } from '../db/containing.ts';
import type { PageRequest } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';
import { countBy } from '../record/count-by.ts';
import { equals, filterRows, type ListShape, listRecords } from '../record/list-records.ts';
import { isInForce, today } from './certificate-force.ts';
import { hasNumber } from './certificate-number.ts';

type Answers = typeof qualificationSchemas;
type CertificateList = InferOutput<Answers['list']['data']>;
type CertificateDetail = InferOutput<Answers['detail']['data']>;
type Certificate = CertificateList['records'][number];
export type VerifiedCertificate = NonNullable<InferOutput<Answers['verify']['data']>['certificate']>;

interface CertificateFilter extends PageRequest {
  readonly keyword?: string | undefined;
  readonly series?: string | undefined;
  readonly categoryName?: string | undefined;
  readonly grade?: string | undefined;
  readonly region?: string | undefined;
  readonly sort?: string | undefined;
}

const MOST_SIMILAR = 4;

/** City of a company: the first word of its region. */
const city = sql<string>`split_part(company_profile.region_name, ' ', 1)`;
const companyName = sql<string>`(select name from business where business.id = qualification.business_id)`;

/** A whole number names its certificate; a part of one finds nothing, or the hidden middle could be guessed. */
const CERTIFICATES: ListShape<CertificateFilter> = {
  filters: {
    keyword: (text) => sql<SqlBool>`(${hasNumber(text)} or ${companyName} like ${containing(text)})`,
    series: equals('series'),
    categoryName: equals('category_name'),
    grade: equals('grade'),
    region: (name) => sql<SqlBool>`${city} = ${name}`,
  },
  sorts: { expireDate: 'expire_date' },
  order: ['grade_rank'],
};

/** Certificates that companies show of those companies that show themselves. */
const shownCertificates = (transaction: Transaction) =>
  transaction
    .selectFrom('qualification')
    .innerJoin('company_profile', 'company_profile.business_id', 'qualification.business_id')
    .where('qualification.is_shown', '=', true)
    .where('qualification.approved_at', 'is not', null)
    .where('company_profile.is_published', '=', true);

const rowsOf = (transaction: Transaction) =>
  shownCertificates(transaction).select([
    'qualification.id',
    'qualification.business_id',
    companyName.as('company_name'),
    'region_name',
    'series',
    'category_name',
    'grade',
    'cert_no',
    'expire_date',
    'revoked_at',
    sql<number | null>`expire_date - ${today}`.as('days_left'),
  ]);

type CertificateRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

/** Those that hold; one that does not is found by its whole number alone, with its state. */
const listed = ({ keyword = '' }: CertificateFilter) => sql<SqlBool>`(${isInForce} or ${hasNumber(keyword)})`;

/** One page of certificates, and what each step of the choice leaves. @param isMember who sees whole numbers */
export async function listCertificates(
  transaction: Transaction,
  filter: CertificateFilter,
  isMember: boolean,
): Promise<CertificateList> {
  const toRow = (row: CertificateRow) => toCertificate(row, isMember);
  const rows = rowsOf(transaction).where(listed(filter));
  const page = await listRecords(transaction, rows, CERTIFICATES, filter, toRow);
  const { keyword, series, categoryName, grade } = filter;
  const found = (chosen: Partial<CertificateFilter>) =>
    filterRows(shownCertificates(transaction).where(listed(filter)), CERTIFICATES, { keyword, ...chosen });
  const facet = (name: RawBuilder<string>, chosen: Partial<CertificateFilter>) =>
    countBy(transaction, found(chosen), name, 'qualification.id');
  const companies = await found(filter)
    .select(sql<string>`count(distinct qualification.business_id)`.as('count'))
    .executeTakeFirstOrThrow();
  return {
    ...page,
    companies: Number(companies.count),
    facets: {
      series: await facet(sql`series`, {}),
      categories: await facet(sql`category_name`, { series }),
      grades: await facet(sql`grade`, { series, categoryName }),
      regions: await facet(city, { series, categoryName, grade }),
    },
  };
}

/** One certificate with others of its category. @param isMember who sees whole numbers */
export async function findCertificate(
  transaction: Transaction,
  id: string,
  isMember: boolean,
): Promise<CertificateDetail | undefined> {
  const row = await rowsOf(transaction)
    .select(['issue_org', 'issue_date', 'credit_code', 'scope'])
    .where('qualification.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { series, category_name: categoryName } = row;
  const others = () =>
    rowsOf(transaction)
      .where('series', '=', series)
      .where('category_name', '=', categoryName)
      .where('qualification.business_id', '!=', row.business_id)
      .where(isInForce);
  const countOf = async (query: ReturnType<typeof rowsOf>) => {
    const counted = await query.clearSelect().select(sql<string>`count(*)`.as('count')).executeTakeFirstOrThrow();
    return Number(counted.count);
  };
  const similar = await others()
    .orderBy('grade_rank', 'desc')
    .orderBy('qualification.id', 'desc')
    .limit(MOST_SIMILAR)
    .execute();
  return {
    ...toCertificate(row, isMember),
    issueOrg: row.issue_org,
    issueDate: row.issue_date ?? '',
    scope: row.scope,
    daysLeft: row.days_left,
    creditCode: row.credit_code,
    companyTotal: await countOf(
      rowsOf(transaction).where('qualification.business_id', '=', row.business_id).where(isInForce),
    ),
    similar: similar.map((other) => toCertificate(other, isMember)),
    similarTotal: await countOf(others()),
  };
}

/** Those of one company that hold, the last to end first. @param isMember who sees whole numbers */
export async function certificatesOf(transaction: Transaction, businessId: string, isMember: boolean) {
  const rows = await rowsOf(transaction)
    .where('qualification.business_id', '=', businessId)
    .where(isInForce)
    .orderBy('expire_date', 'desc')
    .orderBy('qualification.id')
    .execute();
  return rows.map((row) => toCertificate(row, isMember));
}

function toCertificate(row: CertificateRow, isMember: boolean): Certificate {
  return {
    id: row.id,
    businessId: row.business_id,
    companyName: row.company_name,
    regionName: row.region_name,
    series: row.series,
    categoryName: row.category_name,
    grade: row.grade,
    certNo: isMember ? row.cert_no : maskCertificateNo(row.cert_no),
    expireDate: row.expire_date ?? '',
    state: row.revoked_at === null ? validityOf(row.days_left) : 'revoked',
  };
}

/** What a whole number stands for: a certificate that a company shows, of several with that number one that holds. */
export async function verifyQualification(
  transaction: Transaction,
  entered: string,
): Promise<VerifiedCertificate | null> {
  const row = await rowsOf(transaction)
    .select(['issue_org', 'issue_date'])
    .where(hasNumber(entered))
    .orderBy(isInForce, 'desc')
    .orderBy('qualification.id', 'desc')
    .executeTakeFirst();
  if (row === undefined) return null;
  const { certNo: number, companyName: holder, categoryName, ...certificate } = toCertificate(row, true);
  const { series, grade, expireDate, state } = certificate;
  return {
    ...{ kind: 'qualification', number, holder, title: categoryName, series, grade, expireDate, state },
    ...{ id: row.id, issuer: row.issue_org, issueDate: row.issue_date ?? '' },
  };
}
