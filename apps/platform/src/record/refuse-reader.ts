import type { PermissionKey } from '@jianzhu/domain/member-center';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { isInScope } from '../member/data-scope.ts';
import { permissionKeys } from '../member/permission-keys.ts';

/**
 * Refuses a reader who has only the key of the other side, as a call that both sides make asks for either one, and one
 * of the owner's who reaches her own inquiries alone.
 *
 * @param keys what the owner has to have, and what a supplier, any one of them
 */
export function refuseReader(
  caller: BusinessMember,
  row: { readonly business_id: string; readonly create_user_id: string },
  keys: { readonly owner: readonly PermissionKey[]; readonly supplier: readonly PermissionKey[] },
): Refusal | null {
  const isOwner = row.business_id === caller.acting.businessId;
  const granted = permissionKeys(caller.acting);
  const wanted = isOwner ? keys.owner : keys.supplier;
  if (!wanted.some((key) => granted.includes(key))) return new Refusal('noPermission');
  return isOwner && !isInScope(caller, row) ? new Refusal('notFound') : null;
}
