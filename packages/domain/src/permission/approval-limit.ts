import type { PermissionKey } from './permission-keys.ts';

/** The permissions by which a member agrees to an amount, each up to the limit of the roles that give it. */
export const APPROVAL_KEYS = ['inquiry_approve'] as const satisfies readonly PermissionKey[];

export type ApprovalKey = (typeof APPROVAL_KEYS)[number];

/** What a role gives, and up to which amount. */
export interface LimitedRole {
  readonly permissionKeys: readonly string[];
  /** Fen; null: any amount. */
  readonly approvalLimit: number | null;
}

/**
 * Up to which amount, in fen, a member may approve by a permission: the highest limit of those of her roles that give it;
 * null where one of them has none, and for the owner. 0 where no role gives the permission.
 */
export function approvalLimit(
  member: { readonly isOwner: boolean; readonly roles: readonly LimitedRole[] },
  key: ApprovalKey,
): number | null {
  const limits = member.roles.filter(({ permissionKeys }) => permissionKeys.includes(key));
  if (member.isOwner || limits.some((role) => role.approvalLimit === null)) return null;
  return Math.max(0, ...limits.map((role) => role.approvalLimit ?? 0));
}

/** Whether a limit lets its holder do more than another one; null is any amount. */
export const exceedsLimit = (one: number | null, other: number | null): boolean =>
  other !== null && (one === null || one > other);

/** Whether a role gives anything that its limit is for. */
export const isLimited = (permissionKeys: readonly string[]): boolean =>
  APPROVAL_KEYS.some((key) => permissionKeys.includes(key));
