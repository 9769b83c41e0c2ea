import '../member/tables.ts';
import '../showcase/tables.ts';
import { formatDate } from '@jianzhu/domain';
import { sql } from 'kysely';
import { inForceOfCompany } from '../certification/company-application.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { PERSONAL_BUSINESS } from '../member/personal-business.ts';
import { vipOf } from '../member/profile.ts';
import { isStanding, today } from '../showcase/certificate-force.ts';
import { DASHBOARD_MESSAGES } from './messages.ts';

/** Days before its end from which a certificate is to be renewed (domain rules 15.5). */
const EXPIRING_DAYS = 30;

/** Not certified yet, as the user information has it: a lapsed certification is none. */
const shownStatus = (status: number) => (status <= 3 ? status : 0);

/** The company that the caller acts for, and how far it and the caller are certified. */
export async function readOverview(transaction: Transaction, { userId, acting }: BusinessMember) {
  const business = await transaction
    .selectFrom('business')
    .leftJoin('company_profile as profile', 'profile.business_id', 'business.id')
    .select(['business.name', 'kind', 'cert_status', 'vip_level', 'vip_until'])
    .select(['credit_code', 'region_name', 'main_categories'])
    .where('business.id', '=', acting.businessId)
    .executeTakeFirstOrThrow();
  const account = await transaction
    .selectFrom('account')
    .select(['real_name', 'cert_status'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const certified = await inForceOfCompany(transaction, acting.businessId);
  const isPersonal = business.kind === PERSONAL_BUSINESS;
  const decided = certified?.decide_time;
  return {
    name: business.name,
    isPersonal,
    facts: isPersonal
      ? [DASHBOARD_MESSAGES.personalBusiness]
      : [
          business.credit_code ? DASHBOARD_MESSAGES.creditCode(business.credit_code) : '',
          business.main_categories?.[0] ?? '',
          business.region_name ?? '',
        ].filter(Boolean),
    corporate: { status: shownStatus(business.cert_status), note: decided ? formatDate(decided.getTime()) : '' },
    personal: { status: shownStatus(account.cert_status), note: account.real_name },
    qualifications: permissionKeys(acting).includes('qualification_view')
      ? await countQualifications(transaction, acting.businessId)
      : null,
    vip: vipOf(business),
  };
}

/** The certificates of a business that stand: how many, and how many of them are over or soon will be. */
export async function countQualifications(transaction: Transaction, businessId: string) {
  const soon = sql<boolean>`expire_date < ${today} + ${EXPIRING_DAYS}::int`;
  const { count, expiring, first } = await transaction
    .selectFrom('qualification')
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<number>`count(*) filter (where ${soon})::int`.as('expiring'))
    .select(sql<string | null>`min(expire_date)::text`.as('first'))
    .where('business_id', '=', businessId)
    .where(isStanding)
    .executeTakeFirstOrThrow();
  return { count, expiring, first: first ?? '' };
}
