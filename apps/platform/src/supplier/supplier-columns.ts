import './tables.ts';
import '../showcase/tables.ts';
import '../member/tables.ts';
import { CERTIFICATION_STATUS } from '@jianzhu/domain/certifications';
import { type SqlBool, sql } from 'kysely';
import { containing } from '../db/containing.ts';
import { equals, type ListShape } from '../record/list-records.ts';

/** Columns of `business`, `profile` (company_profile) and `figure` (supplier_figure) that say what a supplier is. */
export const companyColumns = [
  'business.name',
  'business.cert_status',
  'business.vip_level',
  'profile.main_categories',
  'profile.region_name',
  'figure.quote_count',
  'figure.deal_count',
  'figure.invited_count',
  'figure.answered_count',
  'figure.response_minutes',
] as const;

interface CompanyRow {
  readonly name: string;
  readonly cert_status: number;
  readonly vip_level: number;
  readonly main_categories: string[] | null;
  readonly region_name: string | null;
  readonly quote_count: number | null;
  readonly deal_count: number | null;
  readonly invited_count: number | null;
  readonly answered_count: number | null;
  readonly response_minutes: number | null;
}

const MINUTES = 60;

export const isCertified = ({ cert_status }: Pick<CompanyRow, 'cert_status'>): boolean =>
  cert_status === CERTIFICATION_STATUS.approved;

/** The share of invitations that a supplier has answered; null where it had none. */
export const responseRate = ({ invited_count, answered_count }: CompanyRow): number | null =>
  invited_count ? (answered_count ?? 0) / invited_count : null;

/** What a buyer chooses a supplier by; never a price. */
export function toCompany(supplierId: string, row: CompanyRow) {
  return {
    supplierId,
    name: row.name,
    mainCategories: row.main_categories ?? [],
    cityName: (row.region_name ?? '').split(' ')[0] ?? '',
    isCertified: isCertified(row),
    vipLevel: row.vip_level,
    quoteCount: row.quote_count ?? 0,
    dealCount: row.deal_count ?? 0,
    responseRate: responseRate(row),
    // One decimal tells enough.
    responseHours: row.response_minutes === null ? null : Math.round((row.response_minutes / MINUTES) * 10) / 10,
  };
}

export interface CompanyFilter {
  readonly keyword?: string | undefined;
  readonly categoryCode?: string | undefined;
  readonly cityCode?: string | undefined;
  readonly isCertified?: number | undefined;
  readonly vipLevel?: number | undefined;
}

/** Filters over the same tables. */
export const COMPANY_FILTERS = {
  keyword: (text: string) => sql<SqlBool>`business.name like ${containing(text)}`,
  // One is the other or lies in it.
  categoryCode: (code: string) =>
    sql<SqlBool>`exists (select from unnest(profile.category_codes) as own
      where starts_with(own, ${code}) or starts_with(${code}, own))`,
  cityCode: equals('business.city_code'),
  isCertified: (wanted: number) =>
    sql<SqlBool>`(business.cert_status = ${CERTIFICATION_STATUS.approved}) = ${wanted === 1}`,
  vipLevel: equals('business.vip_level'),
} satisfies ListShape<CompanyFilter>['filters'];
