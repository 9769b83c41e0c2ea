import './tables.ts';
import { LEAST_POINTS, recommendationPoints, refuseInvitee } from '@jianzhu/domain/suppliers';
import { type SqlBool, sql } from 'kysely';
import { parseRecordId, type RecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { whereInScope } from '../member/data-scope.ts';
import type { ListShape } from '../record/list-records.ts';
import {
  COMPANY_FILTERS,
  type CompanyFilter,
  companyColumns,
  isCertified,
  responseRate,
  toCompany,
} from './supplier-columns.ts';

const MOST_RECOMMENDED = 50;

/** Those who deal most come first. */
export const CANDIDATES: ListShape<CompanyFilter> = {
  filters: COMPANY_FILTERS,
  sorts: {},
  order: ['deals'],
};

/** Companies, with what the session's business notes of each. */
export const companyRows = (transaction: Transaction) =>
  transaction
    .selectFrom('business')
    .leftJoin('company_profile as profile', 'profile.business_id', 'business.id')
    .leftJoin('supplier_figure as figure', 'figure.supplier_id', 'business.id')
    .leftJoin('supplier_relation as relation', 'relation.supplier_id', 'business.id')
    .select(companyColumns)
    .select([
      'business.id',
      'business.city_code',
      'profile.category_codes',
      'relation.id as relation_id',
      'relation.is_black',
      sql<number>`coalesce(figure.deal_count, 0)`.as('deals'),
    ])
    .where('business.kind', '!=', 0);

const SUPPLIES = sql<SqlBool>`profile.is_published and profile.category_codes <> '{}'`;

/** Companies that show themselves and supply materials. */
const candidateRows = (transaction: Transaction) => companyRows(transaction).where(SUPPLIES);

/** Those, and everybody in the library: who cannot be invited, such as a company without certification, says why. */
export const supplierRows = (transaction: Transaction) =>
  companyRows(transaction).where((build) => build.or([SUPPLIES, build('relation.id', 'is not', null)]));

type CandidateRow = Awaited<ReturnType<ReturnType<typeof companyRows>['executeTakeFirstOrThrow']>>;

/** A company that may be invited, or why not. */
export function toCandidate(row: CandidateRow, ownBusinessId: RecordId) {
  const isBlacklisted = row.is_black ?? false;
  return {
    ...toCompany(row.id, row),
    isKept: row.relation_id !== null,
    isBlack: isBlacklisted,
    refusal: refuseInvitee({ isOwn: row.id === ownBusinessId, isBlacklisted, isCertified: isCertified(row) }) ?? '',
  };
}

/** Companies that fit an inquiry that the caller reaches, the best first (domain rules 3.7). */
export async function recommendSuppliers(transaction: Transaction, caller: BusinessMember, inquiryId: string) {
  const ownBusinessId = caller.acting.businessId;
  const id = parseRecordId(inquiryId);
  const demand = id === undefined ? undefined : await demandOf(transaction, caller, id);
  if (demand === undefined) return new Refusal('notFound');
  const rows = await candidateRows(transaction).where('business.id', '!=', ownBusinessId).execute();
  return rows
    .map((row) => ({
      ...toCandidate(row, ownBusinessId),
      points: recommendationPoints(
        {
          categoryCodes: row.category_codes ?? [],
          cityCode: row.city_code,
          responseRate: responseRate(row),
          isCertified: isCertified(row),
          isMember: row.vip_level > 0,
        },
        demand,
      ),
    }))
    .filter(({ points, refusal }) => points >= LEAST_POINTS && refusal === '')
    .toSorted((one, other) => other.points - one.points || other.dealCount - one.dealCount)
    .slice(0, MOST_RECOMMENDED);
}

/** What an own inquiry asks for, and where to; as its own lines say where its head names no category. */
async function demandOf(transaction: Transaction, caller: BusinessMember, inquiryId: RecordId) {
  const { rows } = await sql<{ codes: string[]; city: string }>`
    select case when category_codes <> '{}' then category_codes
        else array(select distinct category_code from inquiry_line
          where inquiry_id = inquiry.id and category_code is not null) end as codes,
      city_code as city
    from inquiry where id = ${inquiryId} and business_id = ${caller.acting.businessId}
      and ${whereInScope(caller, 'create_user_id')}`.execute(transaction);
  const [row] = rows;
  return row && { categoryCodes: row.codes, cityCode: row.city };
}
