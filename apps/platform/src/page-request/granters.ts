import '../member/tables.ts';
import { GRANT_KEYS, type GrantedRole } from '@jianzhu/domain/member-center';
import { sql } from 'kysely';
import { namedColleagues } from '../business-member/member-name.ts';
import type { Transaction } from '../db/schema.ts';
import { ownRolesOf } from '../member/own-roles.ts';
import { permissionKeys } from '../member/permission-keys.ts';

const OWN_ROLES = sql<readonly GrantedRole[]>`${sql.raw(ownRolesOf('m'))}`.as('own_roles');

/** The colleagues who can give this member a permission, the owner first; nobody can give it to himself (domain rules 16.1). */
export async function grantersOf(transaction: Transaction, userId: string, businessId: string) {
  const members = await namedColleagues(transaction, businessId)
    .select(['m.role_keys', 'm.is_owner', OWN_ROLES])
    .where('account.id', '<>', userId)
    .orderBy('m.is_owner', 'desc')
    .orderBy('m.joined_at')
    .orderBy('account.id')
    .execute();
  return members.filter(({ role_keys, own_roles, is_owner }) => {
    const granted = permissionKeys({ roleKeys: role_keys, ownRoles: own_roles, isOwner: is_owner });
    return GRANT_KEYS.some((key) => granted.includes(key));
  });
}
