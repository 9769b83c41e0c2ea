import './tables.ts';
import '../member/tables.ts';
import '../showcase/tables.ts';
import { CERTIFICATION_NOTICES, CERTIFICATION_STATUS, LAPSE_REASONS } from '@jianzhu/domain/certifications';
import { sql } from 'kysely';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import { PERSONAL_BUSINESS } from '../member/personal-business.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import { approvedFields, type CompanyApplication, inForceOfCompany } from './company-application.ts';
import { companyOfCode } from './credit-code.ts';
import { CERTIFICATION_PAGE, lapseApplication } from './lapse-company.ts';

const ADMINISTRATOR = 'business_admin';
const ACTIVE = 1;
/** Of businesses that hold no city edition of their own. */
const TENANT = '000000';

/**
 * The company that an approved application certifies: the one it names as its own, the one that is taken over, or a new
 * one. Whatever certified it until now lapses. Under the lock of the credit code; in `withWorker`.
 */
export async function companyToCertify(transaction: Transaction, row: CompanyApplication): Promise<string> {
  const own = await transaction
    .selectFrom('business')
    .select('kind')
    .where('id', '=', row.business_id)
    .executeTakeFirstOrThrow();
  const holder = await companyOfCode(transaction, row.credit_code);
  const isTakenOver = row.is_claim && holder !== undefined && holder.business_id !== row.business_id;
  const isNew = own.kind === PERSONAL_BUSINESS && !isTakenOver;
  const companyId = isTakenOver ? holder.business_id : isNew ? await addCompany(transaction, row) : row.business_id;
  const before = isNew ? undefined : await inForceOfCompany(transaction, companyId);
  if (before !== undefined) {
    const reason = isTakenOver ? LAPSE_REASONS.superseded : LAPSE_REASONS.changed;
    await lapseApplication(transaction, before.id, { reason, by: 'system' });
  }
  return companyId;
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

/** Makes a company what its application says, and the applicant its administrator. In `withWorker`. */
export async function certifyCompany(transaction: Transaction, row: CompanyApplication): Promise<void> {
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
  if (row.is_claim) await tellTakenOver(transaction, row);
  await asCompany(transaction, row.business_id, async () => {
    await giveAdministrator(transaction, row);
    await showCompany(transaction, row);
  });
}

/** Those who administer a company learn that somebody else does so from now on. */
const tellTakenOver = (transaction: Transaction, row: CompanyApplication) =>
  tellHolders(
    transaction,
    { businessIds: [row.business_id], permission: 'certification_submit' },
    { noticeType: 2, ...CERTIFICATION_NOTICES.takenOver(row.business_name), jumpType: 0, jumpUrl: CERTIFICATION_PAGE },
  );

/** Row security keeps a worker to the company that it works for. */
async function asCompany(transaction: Transaction, businessId: string, work: () => Promise<void>): Promise<void> {
  await sql`select set_config('app.business_id', ${businessId}, true)`.execute(transaction);
  await work();
  await sql`select set_config('app.business_id', '', true)`.execute(transaction);
}

/** Whoever handed in administers the company from now on; who did so until a take-over stays a member. */
async function giveAdministrator(transaction: Transaction, row: CompanyApplication): Promise<void> {
  const { business_id: businessId, submit_user_id: userId } = row;
  if (userId === null) throw new TypeError(`certification ${row.id} was handed in by nobody`);
  await lockText(transaction, `members ${businessId}`);
  const owner = await transaction
    .selectFrom('membership')
    .select('user_id')
    .where('business_id', '=', businessId)
    .where('is_owner', '=', true)
    .where('status', '=', ACTIVE)
    .executeTakeFirst();
  // A change that a colleague hands in takes nothing from the administrator.
  if (owner !== undefined && !row.is_claim) return;
  if (owner !== undefined && owner.user_id !== userId) {
    await transaction
      .updateTable('membership')
      .set({ is_owner: false, updated_at: sql<Date>`now()`, version: sql<number>`version + 1` })
      .where('business_id', '=', businessId)
      .where('is_owner', '=', true)
      .execute();
  }
  const administers = { role_keys: [ADMINISTRATOR], data_scope: 1, is_owner: true, status: ACTIVE };
  await transaction
    .insertInto('membership')
    .values({ user_id: userId, business_id: businessId, ...administers })
    .onConflict((conflict) =>
      conflict
        .columns(['business_id', 'user_id'])
        .doUpdateSet({ ...administers, updated_at: sql<Date>`now()`, version: sql<number>`membership.version + 1` }),
    )
    .execute();
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
