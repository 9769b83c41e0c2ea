import './tables.ts';
import { DATA_SCOPE, isPermissionKey, OWNER_ROLE, SYSTEM_ROLES, type SystemRole } from '@jianzhu/domain/member-center';
import { isLimited, ROLE_ACTS, type RoleAct } from '@jianzhu/domain/roles';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { allowedActions } from '../record/allowed-actions.ts';
import { findRecord } from '../record/find-record.ts';
import type { RecordRow } from '../record/record-table.ts';
import { readSystemLimits, toLimit } from './given-roles.ts';
import { type RoleHolder, readRoleHolders } from './holders.ts';

/** Members that a role names; the others are counted. */
const MOST_NAMED = 100;

export type RoleRow = RecordRow<'role'>;

export const findSystemRole = (id: string): SystemRole | undefined => SYSTEM_ROLES.find((role) => role.id === id);

/** Whether the member has the role herself: what she may do is for others to change (domain rules 16.1). */
export const isOwnRole = ({ acting }: BusinessMember, roleId: string): boolean =>
  !acting.isOwner && acting.roleKeys.includes(roleId);

/** Every role of the company, those of the system first. */
export async function listRoles(transaction: Transaction, caller: BusinessMember) {
  const holders = await readRoleHolders(transaction, caller.acting.businessId);
  const limits = await readSystemLimits(transaction, caller.acting.businessId);
  const rows = await transaction.selectFrom('role').selectAll().orderBy('create_time').orderBy('id').execute();
  const holdersOf = (id: string) => holders.get(id) ?? [];
  return [
    ...SYSTEM_ROLES.map((role) => toSystemRow(role, holdersOf(role.id), caller, limits)),
    ...rows.map((row) => toRow(row, holdersOf(row.id), caller)),
  ];
}

/** A role with what it gives and who has it. */
export async function readRole(transaction: Transaction, caller: BusinessMember, id: string) {
  const role = findSystemRole(id) ?? (await findRecord(transaction, 'role', id));
  if (role instanceof Refusal) return role;
  const holders = (await readRoleHolders(transaction, caller.acting.businessId)).get(id) ?? [];
  if (!('key' in role)) return toRole(role, holders, caller);
  return toSystemRole(role, holders, caller, await readSystemLimits(transaction, caller.acting.businessId));
}

type Limits = ReadonlyMap<string, number>;

/** Whether a company limits what holders of a role of the system approve; what the administrator may has no limit. */
export const takesLimit = ({ key, permissionKeys }: SystemRole): boolean =>
  key !== OWNER_ROLE && isLimited(permissionKeys);

/** Whether the member has the role of the system herself. */
export const isOwnSystemRole = ({ acting }: BusinessMember, { key }: SystemRole): boolean =>
  !acting.isOwner && acting.roleKeys.includes(key);

function toSystemRow(role: SystemRole, holders: readonly RoleHolder[], caller: BusinessMember, limits: Limits) {
  const isFixed = !takesLimit(role) || isOwnSystemRole(caller, role);
  return {
    ...{ id: role.id, version: 0, updateTime: '', name: role.name, description: '', isSystem: true },
    dataScope: DATA_SCOPE.whole,
    approvalLimit: limits.get(role.key) ?? null,
    memberCount: holders.length,
    allowedActions: allowedActions(ROLE_ACTS, caller, ['edit', 'delete', ...(isFixed ? (['limit'] as const) : [])]),
  };
}

function toSystemRole(role: SystemRole, holders: readonly RoleHolder[], caller: BusinessMember, limits: Limits) {
  return {
    ...toSystemRow(role, holders, caller, limits),
    permissionKeys: [...role.permissionKeys],
    members: holders.slice(0, MOST_NAMED),
    isOwn: isOwnSystemRole(caller, role),
  };
}

function toRow(row: RoleRow, holders: readonly RoleHolder[], caller: BusinessMember) {
  const { id, version, name, description, data_scope } = row;
  const ruledOut: RoleAct[] = [
    'limit',
    ...(isOwnRole(caller, id) ? (['edit'] as const) : []),
    ...(holders.length > 0 ? (['delete'] as const) : []),
  ];
  return {
    ...{ id, version, updateTime: timeText(row.update_time), name, description, dataScope: data_scope },
    isSystem: false,
    approvalLimit: toLimit(row.approval_limit),
    memberCount: holders.length,
    allowedActions: allowedActions(ROLE_ACTS, caller, ruledOut),
  };
}

/** A role of the company's own with all that it says. */
export function toRole(row: RoleRow, holders: readonly RoleHolder[], caller: BusinessMember) {
  return {
    ...toRow(row, holders, caller),
    // Another version of the program may have kept keys that this one does not know.
    permissionKeys: row.permission_keys.filter(isPermissionKey),
    members: holders.slice(0, MOST_NAMED),
    isOwn: isOwnRole(caller, row.id),
  };
}
