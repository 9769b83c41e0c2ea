import { type LoadedRecord, loadForm, loadRecord } from '../../record/load-record.server.ts';
import type { FoundForm } from '../../record/use-record-form.ts';
import type { RequestServices } from '../../request-services.server.ts';
import { NEW_ROLE } from './role-address.ts';
import type { PermissionGroups, RoleDetail, RoleRow } from './role-calls.ts';

/** All that the page of roles shows. */
export interface RolesData {
  readonly roles: readonly RoleRow[];
  readonly tree: PermissionGroups;
  /** The one that is open, with the draft that was left in it; a new one has no record. */
  readonly found: FoundForm & { readonly record: RoleDetail | null };
  /** The address says which is open. */
  readonly isNamed: boolean;
}

/** The roles, and the one that the address names; without a name the first of the company's own, or of the system. */
export async function loadRoles(
  named: string | null,
  services: Pick<RequestServices, 'api' | 'session' | 'report'>,
): Promise<LoadedRecord<RolesData>> {
  const { role } = services.api;
  const lists = await loadRecord(async () => {
    const [roles, tree] = await Promise.all([role.list(), role.permissionTree()]);
    return { roles, tree };
  }, services);
  if (lists.kind !== 'ready') return lists;
  const { roles } = lists.record;
  const id = named ?? (roles.find(({ isSystem }) => !isSystem) ?? roles[0])?.id ?? null;
  const ask = (asked: string) => role.detail({ query: { id: asked } });
  const loaded = await loadForm('role', id === NEW_ROLE ? null : id, ask, services);
  if (loaded.kind !== 'ready') return loaded;
  return { kind: 'ready', record: { ...lists.record, found: loaded.record, isNamed: named !== null } };
}
