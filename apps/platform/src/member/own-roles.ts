import { type GrantedRole, grantedScope, systemRoles } from '@jianzhu/domain/member-center';
import { sql } from 'kysely';

/** What a look-up of a member reads to know what she may do. */
export interface RoleColumns {
  readonly role_keys: readonly string[];
  readonly own_roles: readonly GrantedRole[];
  readonly is_owner: boolean;
  readonly data_scope: number;
}

/**
 * SQL of the roles of the company's own among those of a membership, as the column own_roles.
 *
 * @param membership name of the table in the query, written by us
 */
export const ownRolesOf = (membership: string): string => `coalesce((
    select json_agg(json_build_object('permissionKeys', r.permission_keys, 'dataScope', r.data_scope))
    from role r
    where r.business_id = ${membership}.business_id and r.id::text = any(${membership}.role_keys)), '[]')`;

/** The same of the table membership in a query of ours. */
export const selectOwnRoles = sql<readonly GrantedRole[]>`${sql.raw(ownRolesOf('membership'))}`.as('own_roles');

/** What the columns say of a member, as a caller carries it. */
export const rolesOf = ({ role_keys, own_roles, is_owner, data_scope }: RoleColumns) => ({
  roleKeys: role_keys,
  ownRoles: own_roles,
  isOwner: is_owner,
  dataScope: grantedScope({
    isOwner: is_owner,
    dataScope: data_scope,
    roles: [...systemRoles(role_keys), ...own_roles],
  }),
});
