import '../invitation/tables.ts';
import '../join-request/tables.ts';
import '../member/tables.ts';
import '../role/tables.ts';
import { MEMBERSHIP_STATUS } from '@jianzhu/domain/business-members';
import { INVITATION_STATUS, JOIN_REQUEST_STATUS } from '@jianzhu/domain/invitations';
import { OWNER_ROLE, SYSTEM_ROLES } from '@jianzhu/domain/member-center';
import { sql } from 'kysely';
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

/** What waits for an answer, of the invited and of the company; of the session's company. */
export async function countWaiting(transaction: Transaction) {
  const { rows } = await sql<{ invitations: number; join_requests: number }>`
    select (select count(*) from invitation
        where business_id = (select app.current_business()) and status = ${INVITATION_STATUS.waiting})::int as invitations,
      (select count(*) from join_request
        where business_id = (select app.current_business()) and status = ${JOIN_REQUEST_STATUS.waiting})::int as join_requests`.execute(
    transaction,
  );
  return { invitations: rows[0]?.invitations ?? 0, joinRequests: rows[0]?.join_requests ?? 0 };
}
