import '../member/tables.ts';
import '../role/tables.ts';
import { MEMBERSHIP_STATUS } from '@jianzhu/domain/business-members';
import { OWNER_ROLE, SYSTEM_ROLES } from '@jianzhu/domain/member-center';
import type { Transaction } from '../db/schema.ts';
import { personName } from '../member/person-name.ts';
import { CERTIFIED_PERSON } from '../member/user-flags.ts';

/** The roles that a member can be given, those of the company's own by their names; of the session's company. */
export async function readRoleChoices(transaction: Transaction): Promise<{ id: string; name: string }[]> {
  const own = await transaction.selectFrom('role').select(['id', 'name']).orderBy('name').orderBy('id').execute();
  const ofPlatform = SYSTEM_ROLES.filter(({ key }) => key !== OWNER_ROLE);
  return [...ofPlatform.map(({ id, name }) => ({ id, name })), ...own];
}

/** Everybody in good standing, those who joined first at the top. */
export async function readColleagues(transaction: Transaction, businessId: string) {
  const rows = await transaction
    .selectFrom('membership as m')
    .innerJoin('account', 'account.id', 'm.user_id')
    .select(['account.id', 'real_name', 'nick_name', 'account.cert_status', 'm.department', 'm.position', 'm.is_owner'])
    .where('m.business_id', '=', businessId)
    .where('m.status', '=', MEMBERSHIP_STATUS.active)
    .where('account.disabled_at', 'is', null)
    .orderBy('m.joined_at')
    .orderBy('account.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: personName(row),
    department: row.department,
    position: row.position,
    isOwner: row.is_owner,
    isCertified: row.cert_status === CERTIFIED_PERSON,
  }));
}
