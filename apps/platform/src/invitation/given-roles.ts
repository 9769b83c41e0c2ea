import '../role/tables.ts';
import { OWNER_ROLE, roleIdOf, SYSTEM_ROLES } from '@jianzhu/domain/member-center';
import type { Transaction } from '../db/schema.ts';

/** A role that a company may give, by what a membership keeps of it. */
export interface GivenRole {
  readonly id: string;
  readonly key: string;
  readonly name: string;
}

/** The roles that a company may give: the system's but for the administrator's, then its own by name. */
export async function readGivenRoles(transaction: Transaction, businessId: string): Promise<readonly GivenRole[]> {
  const own = await transaction
    .selectFrom('role')
    .select(['id', 'id as key', 'name'])
    .where('business_id', '=', businessId)
    .orderBy('name')
    .execute();
  const system = SYSTEM_ROLES.filter(({ key }) => key !== OWNER_ROLE);
  return [...system.map(({ key, name }) => ({ id: roleIdOf(key), key, name })), ...own];
}

/** The names of those of a company's roles that a row keeps; one that is gone is left out. */
export const namesOf = (roles: readonly GivenRole[], keys: readonly string[]): string[] =>
  keys.flatMap((key) => roles.find((role) => role.key === key)?.name ?? []);

/** Those of the kept roles that are still there. */
export const standing = (roles: readonly GivenRole[], keys: readonly string[]): string[] =>
  keys.filter((key) => roles.some((role) => role.key === key));
