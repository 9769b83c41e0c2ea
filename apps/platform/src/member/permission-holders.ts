import './tables.ts';
import { maskPhone } from '@jianzhu/domain';
import { MEMBERSHIP_STATUS } from '@jianzhu/domain/business-members';
import type { PermissionKey } from '@jianzhu/domain/member-center';
import type { Transaction } from '../db/schema.ts';
import { selectOwnRoles } from './own-roles.ts';
import { permissionKeys } from './permission-keys.ts';
import { personName } from './person-name.ts';

/** Every active member of these companies who holds the permission and may log in (domain rules 0.11). */
export interface Holders {
  readonly businessIds: readonly string[];
  readonly permission: PermissionKey;
}

/** Who they are, once who is in several, by their ids; without a name by the masked phone. */
export async function readHolders(
  transaction: Transaction,
  { businessIds, permission }: Holders,
): Promise<{ userId: string; name: string }[]> {
  if (businessIds.length === 0) return [];
  const members = await transaction
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.user_id')
    .select(['account.id', 'account.real_name', 'account.nick_name', 'account.phone'])
    .select(['membership.role_keys', 'membership.is_owner'])
    .select(selectOwnRoles)
    .where('membership.business_id', 'in', [...businessIds])
    .where('membership.status', '=', MEMBERSHIP_STATUS.active)
    .where('account.disabled_at', 'is', null)
    .orderBy('account.id')
    .execute();
  const names = new Map(
    members
      .filter(({ role_keys, own_roles, is_owner }) =>
        permissionKeys({ roleKeys: role_keys, ownRoles: own_roles, isOwner: is_owner }).includes(permission),
      )
      .map((member) => [member.id, personName(member) || maskPhone(member.phone)]),
  );
  return [...names].map(([userId, name]) => ({ userId, name }));
}
