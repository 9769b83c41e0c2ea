import '../join-request/tables.ts';
import '../member/tables.ts';
import { JOIN_REQUEST_STATUS } from '@jianzhu/domain/invitations';
import type { Transaction } from '../db/schema.ts';
import type { ActingBusiness } from '../http/caller.ts';
import { countWaiting } from '../invitation/invitation-views.ts';
import { readGivenRoles, refuseGiving } from '../role/given-roles.ts';
import { memberName, namedColleagues } from './member-name.ts';
import { isCertifiedPerson } from './members.ts';

/** The roles that a member can be given, and which of them this colleague gives. */
export async function readRoleChoices(transaction: Transaction, acting: ActingBusiness) {
  const roles = await readGivenRoles(transaction, acting.businessId);
  return roles.map((role) => ({ id: role.id, name: role.name, isGivable: refuseGiving(acting, role, roles) === null }));
}

/** Everybody in good standing, those who joined first at the top. */
export async function readColleagues(transaction: Transaction, businessId: string) {
  const rows = await namedColleagues(transaction, businessId)
    .select(['account.cert_status', 'm.department', 'm.position', 'm.is_owner'])
    .orderBy('m.joined_at')
    .orderBy('account.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: memberName(row),
    department: row.department,
    position: row.position,
    isOwner: row.is_owner,
    isCertified: isCertifiedPerson(row),
  }));
}

/** What waits for an answer, of the invited and of the company; of the session's company. */
export async function readWaiting(transaction: Transaction, businessId: string) {
  const { count } = await transaction
    .selectFrom('join_request')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('business_id', '=', businessId)
    .where('status', '=', JOIN_REQUEST_STATUS.waiting)
    .executeTakeFirstOrThrow();
  return { invitations: await countWaiting(transaction, businessId), joinRequests: Number(count) };
}
