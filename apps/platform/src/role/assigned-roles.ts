import './tables.ts';
import { OWNER_ROLE, SYSTEM_ROLES, storedRoleKey } from '@jianzhu/domain/member-center';
import { ROLE_MESSAGES } from '@jianzhu/domain/roles';
import { parseRecordId } from '../db/context.ts';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import { type Refusal, refuseField } from '../http/refusal.ts';

/** Lets the changes of a company's members, roles and seats follow one another; held until the transaction ends. */
export function lockMembers(transaction: Transaction, businessId: string): Promise<void> {
  return lockText(transaction, `members ${businessId}`);
}

/**
 * What a membership keeps of the roles that a call names, each once and in its order. Under `lockMembers`: a role may be
 * on its way out.
 *
 * @param businessId the company whose roles they must be, as a worker sees those of others
 * @returns a refusal of the field roleIds where one is not there, or is the administrator's, which nobody is given
 */
export async function storedRoleKeys(
  transaction: Transaction,
  roleIds: readonly string[],
  businessId: string,
): Promise<string[] | Refusal> {
  const keys = [...new Set(roleIds.map(storedRoleKey))];
  if (keys.includes(OWNER_ROLE)) return refuseField('roleIds', ROLE_MESSAGES.ownerRole);
  const own = await readOwnRoles(transaction, keys, businessId);
  const known = new Set([...SYSTEM_ROLES.map(({ key }) => key), ...own.map(({ id }) => id)]);
  return keys.every((key) => known.has(key)) ? keys : refuseField('roleIds', ROLE_MESSAGES.unknown);
}

/** Names of the roles that a membership keeps, in its order; one that is gone is left out. */
export async function roleNames(transaction: Transaction, roleKeys: readonly string[]): Promise<string[]> {
  const own = await readOwnRoles(transaction, roleKeys);
  const names = new Map([
    ...SYSTEM_ROLES.map(({ key, name }) => [key, name] as const),
    ...own.map(({ id, name }) => [id, name] as const),
  ]);
  return roleKeys.flatMap((key) => names.get(key) ?? []);
}

/** The roles of a company's own among those that a membership keeps. */
async function readOwnRoles(transaction: Transaction, roleKeys: readonly string[], businessId?: string) {
  const ids = roleKeys.flatMap((key) => parseRecordId(key) ?? []);
  if (ids.length === 0) return [];
  const roles = transaction.selectFrom('role').select(['id', 'name']).where('id', 'in', ids);
  return (businessId === undefined ? roles : roles.where('business_id', '=', businessId)).execute();
}
