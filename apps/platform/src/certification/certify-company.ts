import './tables.ts';
import '../member/tables.ts';
import '../showcase/tables.ts';
import { MEMBERSHIP_STATUS } from '@jianzhu/domain/business-members';
import {
  CERTIFICATION_NOTICES,
  CERTIFICATION_RULES,
  CERTIFICATION_STATUS,
  LAPSE_REASONS,
} from '@jianzhu/domain/certifications';
import { OWNER_ROLE } from '@jianzhu/domain/member-center';
import { sql } from 'kysely';
import { addMember } from '../business-member/add-member.ts';
import { writeMember } from '../business-member/change-members.ts';
import { findMember } from '../business-member/members.ts';
import { passOwner } from '../business-member/pass-owner.ts';
import { readSeats } from '../business-member/seats.ts';
import type { Transaction } from '../db/schema.ts';
import { PERSONAL_BUSINESS } from '../member/personal-business.ts';
import { workFor } from '../member/work-for.ts';
import { lockMembers } from '../role/assigned-roles.ts';
import { approvedFields, type CompanyApplication, lockInForce } from './company-application.ts';
import { otherCompanyOf } from './credit-code.ts';
import { lapseApplication } from './lapse-company.ts';
import { tellCertifiers } from './tell-certifiers.ts';

/** Of businesses that hold no city edition of their own. */
const TENANT = '000000';

/** The company that an approved application certifies. */
export interface CompanyToCertify {
  readonly companyId: string;
  /** It is another one than the applicant acted for, and has had an administrator of its own. */
  readonly isTakenOver: boolean;
}

/**
 * The company that an approved application certifies: the one it names as its own, the one that is taken over, or a new
 * one. Whatever certified it until now lapses. Under the lock of the credit code; in `withWorker`.
 */
export async function companyToCertify(transaction: Transaction, row: CompanyApplication): Promise<CompanyToCertify> {
  const own = await transaction
    .selectFrom('business')
    .select('kind')
    .where('id', '=', row.business_id)
    .executeTakeFirstOrThrow();
  const taken = row.is_claim ? await otherCompanyOf(transaction, row) : undefined;
  const isTakenOver = taken !== undefined;
  const isNew = own.kind === PERSONAL_BUSINESS && !isTakenOver;
  const companyId = taken?.business_id ?? (isNew ? await addCompany(transaction, row) : row.business_id);
  // The members first, as whoever takes the company over meanwhile does: none of both waits for the other.
  if (!isNew) await lockMembers(transaction, companyId);
  const before = isNew ? undefined : await lockInForce(transaction, companyId);
  if (before !== undefined) {
    const reason = isTakenOver ? LAPSE_REASONS.superseded : LAPSE_REASONS.changed;
    await lapseApplication(transaction, before.id, { reason, by: 'system' });
  }
  return { companyId, isTakenOver };
}

async function addCompany(transaction: Transaction, row: CompanyApplication): Promise<string> {
  const { businessName, subjectType } = approvedFields(row);
  const { id } = await transaction
    .insertInto('business')
    .values({ name: businessName, nice_name: businessName, tenant_id: TENANT, kind: subjectType, vip_until: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether the platform keeps out whoever would administer a company: it would have nobody who does. */
export async function isApplicantDisabled(transaction: Transaction, row: CompanyApplication): Promise<boolean> {
  const { disabled_at } = await transaction
    .selectFrom('account')
    .select('disabled_at')
    .where('id', '=', applicantOf(row))
    .executeTakeFirstOrThrow();
  return disabled_at !== null;
}

/** Why a claim cannot be approved now: whoever takes a company over needs a seat of it. Holds its members' lock. */
export async function refuseClaim(
  transaction: Transaction,
  companyId: string,
  row: CompanyApplication,
): Promise<string | null> {
  await workFor(transaction, companyId);
  await lockMembers(transaction, companyId);
  const known = await findMember(transaction, companyId, applicantOf(row));
  const { limit, used } = await readSeats(transaction, companyId);
  await workFor(transaction, null);
  const hasSeat = known !== undefined && known.status !== MEMBERSHIP_STATUS.removed;
  return hasSeat || used < limit ? null : CERTIFICATION_RULES.claimSeatsFull;
}

/** Makes a company what its application says, and the applicant its administrator. In `withWorker`. */
export async function certifyCompany(
  transaction: Transaction,
  row: CompanyApplication,
  isTakenOver: boolean,
): Promise<void> {
  const { businessName, subjectType, companyRoles, region } = approvedFields(row);
  await transaction
    .updateTable('business')
    .set({
      ...{ name: businessName, nice_name: businessName, kind: subjectType, city_code: region.cityCode },
      ...{ company_roles: [...companyRoles], cert_status: CERTIFICATION_STATUS.approved },
      ...{ updated_at: sql<Date>`now()`, version: sql<number>`version + 1` },
    })
    .where('id', '=', row.business_id)
    .execute();
  // While those who have administered the company still do.
  if (isTakenOver)
    await tellCertifiers(transaction, row.business_id, CERTIFICATION_NOTICES.takenOver(row.business_name));
  // Row security keeps a worker to the company that it works for.
  await workFor(transaction, row.business_id);
  await giveAdministrator(transaction, row, isTakenOver);
  await showCompany(transaction, row);
  await workFor(transaction, null);
}

function applicantOf({ id, submit_user_id: userId }: CompanyApplication): string {
  if (userId === null) throw new TypeError(`certification ${id} was handed in by nobody`);
  return userId;
}

/** Whoever handed in administers a company that nobody administers, and one that is taken over. */
async function giveAdministrator(transaction: Transaction, row: CompanyApplication, isTakenOver: boolean) {
  const { business_id: businessId } = row;
  const userId = applicantOf(row);
  await lockMembers(transaction, businessId);
  const owner = await transaction
    .selectFrom('membership')
    .select(['user_id as id', 'role_keys', 'status'])
    .where('business_id', '=', businessId)
    .where('is_owner', '=', true)
    .executeTakeFirst();
  // A change that a colleague hands in takes nothing from the administrator.
  if (owner?.status === MEMBERSHIP_STATUS.active && !isTakenOver) return;
  const known = await findMember(transaction, businessId, userId);
  if (known === undefined || known.status === MEMBERSHIP_STATUS.removed) {
    const joins = { businessId, userId, roleKeys: [OWNER_ROLE], department: '', position: '', by: userId };
    const refused = await addMember(transaction, { ...joins, takesOver: true });
    if (refused) throw new TypeError(`certification ${row.id} gives no seat: ${refused.msg}`);
  } else if (known.status !== MEMBERSHIP_STATUS.active) {
    await writeMember(transaction, { businessId, row: known, by: userId }, { status: MEMBERSHIP_STATUS.active });
  }
  await passOwner(transaction, businessId, { from: owner?.id === userId ? undefined : owner, to: userId, by: userId });
}

/** What the page of a certified company shows is what was certified. */
async function showCompany(transaction: Transaction, row: CompanyApplication): Promise<void> {
  const fields = approvedFields(row);
  const { cityName, districtName } = fields.region;
  const certified = {
    credit_code: fields.creditCode,
    legal_person: fields.legalName,
    registered_capital: `${fields.registeredCapital}万元人民币`,
    establish_date: fields.establishDate,
    address: `${fields.region.provinceName}${cityName}${districtName}${fields.address}`,
    region_name: `${cityName} ${districtName}`.trim(),
    ...(fields.intro !== '' && { intro: asParagraphs(fields.intro) }),
    updated_at: sql<Date>`now()`,
  };
  await transaction
    .insertInto('company_profile')
    .values({
      ...{ business_id: row.business_id, short_name: fields.businessName, logo: '', image: '', tags: [] },
      ...{ main_categories: [], qualification: '', highlight: '', view_count: 0, featured: null, is_published: true },
      ...certified,
    })
    .onConflict((conflict) =>
      conflict.column('business_id').doUpdateSet({ ...certified, version: sql<number>`company_profile.version + 1` }),
    )
    .execute();
}

const ESCAPES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]);

/** A typed text as the page of a company keeps its introduction: as HTML that says just that. */
const asParagraphs = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p>${line.replace(/[&<>]/g, (sign) => ESCAPES.get(sign) ?? '')}</p>`)
    .join('');
