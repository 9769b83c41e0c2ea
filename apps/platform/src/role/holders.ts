import '../member/tables.ts';
import { MEMBERSHIP_STATUS } from '@jianzhu/domain/business-members';
import { OWNER_ROLE, roleIdOf } from '@jianzhu/domain/member-center';
import { memberName, namedMembers } from '../business-member/member-name.ts';
import type { Transaction } from '../db/schema.ts';

/** Somebody who has roles in a company. */
export interface RoleHolder {
  readonly userId: string;
  readonly name: string;
  readonly department: string;
  readonly isDisabled: boolean;
}

/** Who has each role of a company, by the role's id. Those who are disabled are among them: they may come back. */
export async function readRoleHolders(
  transaction: Transaction,
  businessId: string,
): Promise<ReadonlyMap<string, readonly RoleHolder[]>> {
  const members = await namedMembers(transaction, businessId)
    .select(['m.department', 'm.status', 'm.role_keys', 'm.is_owner'])
    .where('m.status', '<>', MEMBERSHIP_STATUS.removed)
    .orderBy('is_owner', 'desc')
    .orderBy('joined_at')
    .orderBy('m.user_id')
    .execute();
  const holders = new Map<string, RoleHolder[]>();
  for (const member of members) {
    const { id: userId, department, status, role_keys, is_owner } = member;
    const holder = {
      userId,
      name: memberName(member),
      department,
      isDisabled: status === MEMBERSHIP_STATUS.disabled,
    };
    for (const key of new Set(is_owner ? [OWNER_ROLE, ...role_keys] : role_keys)) {
      const roleId = roleIdOf(key);
      holders.set(roleId, [...(holders.get(roleId) ?? []), holder]);
    }
  }
  return holders;
}
