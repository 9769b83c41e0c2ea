import { DATA_SCOPE, type PermissionKey, withViewKeys } from '@jianzhu/domain/member-center';
import {
  checkRole,
  checkRoleDeletion,
  copyableKeys,
  copyName,
  ROLE_ACTS,
  ROLE_MESSAGES,
  type RoleFields,
  refuseGrant,
} from '@jianzhu/domain/roles';
import { holdInSession } from '../business-member/hold-acting.ts';
import { Refusal, refuse, refuseAs, refuseField } from '../http/refusal.ts';
import { findRecord } from '../record/find-record.ts';
import {
  type ActingMember,
  type RecordKind,
  removeRecord,
  type SavedOf,
  type Seen,
  saveRecord,
} from '../record/save-record.ts';
import { readGivenRoles, readSystemLimits, toLimit } from './given-roles.ts';
import { granterOf } from './granter.ts';
import { readRoleHolders } from './holders.ts';
import { findSystemRole, isOwnRole, type RoleRow, toRole } from './roles.ts';

const ROLE = { table: 'role', toWire: (row, caller) => toRole(row, [], caller) } satisfies RecordKind<'role'>;

type Changed = Promise<RoleRow | Refusal>;

/** A copy is a new role as well. */
const ADDS = ROLE_ACTS.copy;

/** What a role says of itself and gives. */
interface RoleColumns {
  readonly name: string;
  readonly description: string;
  readonly permission_keys: string[];
  readonly data_scope: number;
  /** fen */
  readonly approval_limit: number | null;
}

/** Adds a role or changes one; with each key comes the `_view` key that it needs. */
export async function saveRole(asking: ActingMember, { id, version, ...fields }: RoleFields & SavedOf): Changed {
  if (id !== undefined && findSystemRole(id)) return refuse('noPermission', ROLE_MESSAGES.isSystem);
  const by = await hold(asking, id === undefined ? ADDS : ROLE_ACTS.edit);
  if (by instanceof Refusal) return by;
  if (id !== undefined && isOwnRole(by.caller, id)) return refuse('noPermission', ROLE_MESSAGES.ofOneself);
  const before = id === undefined ? null : await findRecord(by.transaction, 'role', id, 'lock');
  if (before instanceof Refusal) return before;
  return keepRole(by, { id, version }, before, {
    name: fields.name,
    description: fields.description,
    permission_keys: withViewKeys(fields.permissionKeys),
    data_scope: fields.dataScope ?? DATA_SCOPE.whole,
    approval_limit: fields.approvalLimit,
  });
}

/** Makes a role of the company's own that gives what another one gives. */
export async function copyRole(asking: ActingMember, id: string): Changed {
  const by = await hold(asking, ADDS);
  if (by instanceof Refusal) return by;
  const source = findSystemRole(id) ?? (await findRecord(by.transaction, 'role', id, 'lock'));
  if (source instanceof Refusal) return source;
  const given =
    'key' in source
      ? {
          ...{ description: '', permission_keys: copyableKeys(source.permissionKeys), data_scope: DATA_SCOPE.whole },
          approval_limit: (await readSystemLimits(by.transaction, by.caller.acting.businessId)).get(source.key) ?? null,
        }
      : source;
  const names = (await otherRoles(by)).map(({ name }) => name);
  return keepRole(by, {}, null, {
    name: copyName(source.name, names),
    description: given.description,
    permission_keys: given.permission_keys,
    data_scope: given.data_scope,
    approval_limit: toLimit(given.approval_limit),
  });
}

/** Removes a role that nobody has. */
export async function deleteRole(asking: ActingMember, seen: Seen): Promise<null | Refusal> {
  const by = await hold(asking, ROLE_ACTS.delete);
  if (by instanceof Refusal) return by;
  const { businessId } = by.caller.acting;
  const holders = (await readRoleHolders(by.transaction, businessId)).get(seen.id) ?? [];
  const isSystem = findSystemRole(seen.id) !== undefined;
  const role = isSystem ? null : await findRecord(by.transaction, 'role', seen.id, 'lock');
  if (role instanceof Refusal) return role;
  const refused = checkRoleDeletion({ isSystem, memberCount: holders.length });
  if (refused !== null) return refuseAs(refused);
  const removed = await removeRecord(ROLE, by, seen);
  return removed instanceof Refusal ? removed : null;
}

/** Under the lock of the members and roles, with what the caller may by now. */
async function hold({ transaction, caller }: ActingMember, needed: PermissionKey): Promise<ActingMember | Refusal> {
  const held = await holdInSession(transaction, caller, needed);
  return held instanceof Refusal ? held : { transaction, caller: held };
}

/** Under the lock: no more roles than there may be, none with the name or beyond the rights of whoever saves it. */
async function keepRole(
  by: ActingMember,
  { id, version }: SavedOf,
  before: RoleRow | null,
  columns: RoleColumns,
): Changed {
  const { acting } = by.caller;
  const otherNames = (await otherRoles(by, id)).map(({ name }) => name);
  const wrong = checkRole(columns, { otherNames, isNew: before === null });
  if (wrong !== null) return wrong.field === undefined ? refuseAs(wrong) : refuseField(wrong.field, wrong.message);
  const roles = await readGivenRoles(by.transaction, acting.businessId);
  const beyond = refuseGrant(granterOf(acting, roles), grantOf(columns), before && grantOf(before));
  if (beyond !== null) return refuseField(beyond.field, beyond.message);
  return saveRecord(ROLE, by, { id, version }, columns);
}

const grantOf = (role: Pick<RoleRow, 'permission_keys' | 'data_scope' | 'approval_limit'>) => ({
  permissionKeys: role.permission_keys,
  dataScope: role.data_scope,
  approvalLimit: toLimit(role.approval_limit),
});

function otherRoles({ transaction }: ActingMember, id?: string) {
  const roles = transaction.selectFrom('role').select(['id', 'name']);
  return (id === undefined ? roles : roles.where('id', '<>', id)).execute();
}
