import './tables.ts';
import { DATA_SCOPE, OWNER_ROLE, SYSTEM_ROLES } from '@jianzhu/domain/member-center';
import { refuseGrant } from '@jianzhu/domain/roles';
import type { Transaction } from '../db/schema.ts';
import { granterOf, type Holding } from './granter.ts';

/** A role that a company may give, by what a membership keeps of it. */
export interface GivenRole {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly permissionKeys: readonly string[];
  readonly dataScope: number;
  /** Fen; null: any amount. */
  readonly approvalLimit: number | null;
}

/** The roles that a company may give: the system's but for the administrator's, then its own by name. */
export async function readGivenRoles(transaction: Transaction, businessId: string): Promise<readonly GivenRole[]> {
  const own = await transaction
    .selectFrom('role')
    .select([
      'id',
      'id as key',
      'name',
      'permission_keys as permissionKeys',
      'data_scope as dataScope',
      'approval_limit',
    ])
    .where('business_id', '=', businessId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  const limits = await readSystemLimits(transaction, businessId);
  const system = SYSTEM_ROLES.filter(({ key }) => key !== OWNER_ROLE);
  return [
    ...system.map((role) => ({
      ...role,
      dataScope: DATA_SCOPE.whole,
      approvalLimit: limits.get(role.key) ?? null,
    })),
    ...own.map(({ approval_limit, ...role }) => ({ ...role, approvalLimit: toLimit(approval_limit) })),
  ];
}

/** What a company has set for roles of the system, in fen, by their keys. */
export async function readSystemLimits(
  transaction: Transaction,
  businessId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await transaction
    .selectFrom('system_role_limit')
    .select(['role_key', 'approval_limit'])
    .where('business_id', '=', businessId)
    .execute();
  return new Map(rows.map(({ role_key, approval_limit }) => [role_key, Number(approval_limit)]));
}

/** Fen of a column; null: any amount. */
export const toLimit = (column: string | number | null): number | null => (column === null ? null : Number(column));

/**
 * Why this member does not give a role, of which a part is beyond what she may herself; null where she may.
 *
 * @param roles all that may be given, hers among them
 */
export const refuseGiving = (acting: Holding, role: GivenRole, roles: readonly GivenRole[]): string | null =>
  refuseGrant(granterOf(acting, roles), role, null)?.message ?? null;

/**
 * The names of the roles that a row keeps, in its order; one that is gone is left out.
 *
 * @param own those of the company's own that it may name, with others or without
 */
export function roleNames(
  keys: readonly string[],
  own: readonly { readonly id: string; readonly name: string }[],
): string[] {
  const names = new Map([
    ...SYSTEM_ROLES.map(({ key, name }) => [key, name] as const),
    ...own.map(({ id, name }) => [id, name] as const),
  ]);
  return keys.flatMap((key) => names.get(key) ?? []);
}

/** Those of the kept roles that are still there. */
export const standing = (roles: readonly GivenRole[], keys: readonly string[]): string[] =>
  keys.filter((key) => roles.some((role) => role.key === key));
