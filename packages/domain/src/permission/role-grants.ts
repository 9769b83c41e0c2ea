import { formatMoney } from '../money/yuan-text.ts';
import { APPROVAL_KEYS, type ApprovalKey, exceedsLimit } from './approval-limit.ts';
import { DATA_SCOPE } from './data-scope.ts';
import { ROLE_MESSAGES } from './messages.ts';
import { isPermissionKey, type PermissionKey } from './permission-keys.ts';
import { permissionLabel } from './permission-tree.ts';

/** What no role but 企业管理员 has: its call asks the administrator in person. */
const OF_OWNER: readonly string[] = ['owner_transfer'] satisfies PermissionKey[];

/** Who makes or changes a role. */
export interface Granter {
  readonly isOwner: boolean;
  readonly permissionKeys: readonly string[];
  readonly dataScope: number;
  /** Up to which amount she may approve by a permission herself, in fen; null: any. */
  readonly limitOf: (key: ApprovalKey) => number | null;
}

/** What a role gives. */
interface Grant {
  readonly permissionKeys: readonly string[];
  readonly dataScope: number;
  /** Fen; null: any amount. */
  readonly approvalLimit: number | null;
}

/** Whether this member can give a key to a role: the owner any but those of the administrator, others what they hold. */
export function mayGrant(
  { isOwner, permissionKeys }: Pick<Granter, 'isOwner' | 'permissionKeys'>,
  key: string,
): boolean {
  return !OF_OWNER.includes(key) && (isOwner || permissionKeys.includes(key));
}

/** The keys that a copy of a role may have. */
export const copyableKeys = <Key extends string>(keys: readonly Key[]): Key[] =>
  keys.filter((key) => !OF_OWNER.includes(key));

/**
 * Why a role is not saved as it is: it would give somebody more than whoever saves it has. What it gave before stays.
 *
 * @returns the field that says too much, and what to say; null where nothing does
 */
export function refuseGrant(
  granter: Granter,
  role: Grant,
  before: Grant | null,
): { readonly field: 'permissionKeys' | 'dataScope' | 'approvalLimit'; readonly message: string } | null {
  const added = role.permissionKeys.filter((key) => before?.permissionKeys.includes(key) !== true);
  const beyond = added.find((key) => !mayGrant(granter, key));
  if (beyond !== undefined) {
    const label = isPermissionKey(beyond) ? permissionLabel(beyond) : beyond;
    const message = OF_OWNER.includes(beyond) ? ROLE_MESSAGES.ownerKey(label) : ROLE_MESSAGES.beyondOwn(label);
    return { field: 'permissionKeys', message };
  }
  const widens = role.dataScope === DATA_SCOPE.whole && (added.length > 0 || before?.dataScope !== DATA_SCOPE.whole);
  const isNarrow = !granter.isOwner && granter.dataScope !== DATA_SCOPE.whole;
  if (widens && isNarrow) return { field: 'dataScope', message: ROLE_MESSAGES.beyondScope };
  return granter.isOwner ? null : refuseLimit(granter, role, before);
}

function refuseLimit({ limitOf }: Granter, role: Grant, before: Grant | null) {
  for (const key of APPROVAL_KEYS.filter((approval) => role.permissionKeys.includes(approval))) {
    const own = limitOf(key);
    const had = before?.permissionKeys.includes(key) ? before.approvalLimit : 0;
    if (own !== null && exceedsLimit(role.approvalLimit, own) && exceedsLimit(role.approvalLimit, had)) {
      return { field: 'approvalLimit', message: ROLE_MESSAGES.beyondLimit(formatMoney(own)) } as const;
    }
  }
  return null;
}
