import { OWNER_ROLE, storedRoleKey } from '@jianzhu/domain/member-center';
import { ROLE_MESSAGES } from '@jianzhu/domain/roles';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import type { ActingBusiness } from '../http/caller.ts';
import { type Refusal, refuseField } from '../http/refusal.ts';
import { readGivenRoles, refuseGiving } from './given-roles.ts';

/** Lets the changes of a company's members, roles and seats follow one another; held until the transaction ends. */
export function lockMembers(transaction: Transaction, businessId: string): Promise<void> {
  return lockText(transaction, `members ${businessId}`);
}

/**
 * What a membership keeps of the roles that a call names, each once and in its order. Under `lockMembers`: a role may be
 * on its way out.
 *
 * @param acting whose company's roles they must be, as a worker sees those of others; who gives none that may more
 * @param had what the membership keeps now, which stays whatever it may
 * @returns a refusal of the field roleIds where one is not there, says too much, or is the administrator's
 */
export async function storedRoleKeys(
  transaction: Transaction,
  roleIds: readonly string[],
  acting: ActingBusiness,
  had: readonly string[] = [],
): Promise<string[] | Refusal> {
  const keys = [...new Set(roleIds.map(storedRoleKey))];
  if (keys.includes(OWNER_ROLE)) return refuseField('roleIds', ROLE_MESSAGES.ownerRole);
  const roles = await readGivenRoles(transaction, acting.businessId);
  for (const key of keys) {
    const role = roles.find((given) => given.key === key);
    if (role === undefined) return refuseField('roleIds', ROLE_MESSAGES.unknown);
    const beyond = had.includes(key) ? null : refuseGiving(acting, role, roles);
    if (beyond !== null) return refuseField('roleIds', beyond);
  }
  return keys;
}
