import '../member/tables.ts';
import { OWNER_ROLE, roleIdOf } from '@jianzhu/domain/member-center';
import type { Transaction } from '../db/schema.ts';
import { personName } from '../member/person-name.ts';

const DISABLED = 2;
const REMOVED = 3;

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
  const members = await transaction
    .selectFrom('membership')
    .leftJoin('account', 'account.id', 'membership.user_id')
    .select(['user_id', 'real_name', 'nick_name', 'department', 'status', 'role_keys', 'is_owner'])
    .where('business_id', '=', businessId)
    .where('status', '<', REMOVED)
    .orderBy('is_owner', 'desc')
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute();
  const holders = new Map<string, RoleHolder[]>();
  for (const member of members) {
    const { user_id, department, status, role_keys, is_owner } = member;
    const holder = { userId: user_id, name: personName(member), department, isDisabled: status === DISABLED };
    for (const key of new Set(is_owner ? [OWNER_ROLE, ...role_keys] : role_keys)) {
      const id = roleIdOf(key);
      holders.set(id, [...(holders.get(id) ?? []), holder]);
    }
  }
  return holders;
}
