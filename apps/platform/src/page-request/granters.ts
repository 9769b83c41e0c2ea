import '../member/tables.ts';
import { GRANT_KEYS } from '@jianzhu/domain/member-center';
import type { Transaction } from '../db/schema.ts';
import { selectOwnRoles } from '../member/own-roles.ts';
import { permissionKeys } from '../member/permission-keys.ts';

const ACTIVE = 1;

/** The colleagues who can give this member a permission, the owner first; nobody can give it to himself (domain rules 16.1). */
export async function grantersOf(transaction: Transaction, userId: string, businessId: string) {
  const members = await transaction
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.user_id')
    .select(['account.id', 'account.real_name', 'account.phone', 'role_keys', 'is_owner'])
    .select(selectOwnRoles)
    .where('business_id', '=', businessId)
    .where('membership.status', '=', ACTIVE)
    .where('account.id', '<>', userId)
    .orderBy('is_owner', 'desc')
    .orderBy('joined_at')
    .orderBy('account.id')
    .execute();
  return members.filter(({ role_keys, own_roles, is_owner }) => {
    const granted = permissionKeys({ roleKeys: role_keys, ownRoles: own_roles, isOwner: is_owner });
    return GRANT_KEYS.some((key) => granted.includes(key));
  });
}
