import { OWNER_ROLE } from '@jianzhu/domain/member-center';
import { type ApprovalKey, approvalLimit, type Granter, type LimitedRole } from '@jianzhu/domain/roles';
import type { ActingBusiness } from '../http/caller.ts';
import { permissionKeys } from '../member/permission-keys.ts';

/** What a member may, of a caller or read of her membership. */
export type Holding = Pick<ActingBusiness, 'isOwner' | 'roleKeys' | 'ownRoles' | 'dataScope' | 'limitedTo'>;

/** A role by what a membership keeps of it, with what it gives. */
type KeyedRole = LimitedRole & { readonly key: string };

/**
 * What a member can give of what she may, by a role she makes or one she gives.
 *
 * @param roles all that the company has
 */
export const granterOf = (acting: Holding, roles: readonly KeyedRole[]): Granter => ({
  isOwner: acting.isOwner,
  permissionKeys: permissionKeys(acting),
  dataScope: acting.dataScope,
  limitOf: (key) => limitOf(roles, acting, key),
});

/** Up to which amount a member of the company with these roles may approve, in fen; null: any. */
export function limitOf(
  roles: readonly KeyedRole[],
  { isOwner, roleKeys }: { readonly isOwner: boolean; readonly roleKeys: readonly string[] },
  key: ApprovalKey,
): number | null {
  const held = roles.filter((role) => roleKeys.includes(role.key));
  // What the administrator's role gives has no limit either.
  return approvalLimit({ isOwner: isOwner || roleKeys.includes(OWNER_ROLE), roles: held }, key);
}
