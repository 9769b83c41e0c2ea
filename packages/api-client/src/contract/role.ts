import { get, post } from '../endpoint.ts';
import { member } from './prefixes.ts';
import type { roleSchemas } from './role.schema.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';

type S = typeof roleSchemas;

const viewer = { ...ourBusiness, permission: 'role_view' } as const;
const small = { bodyLimit: 16_384 } as const;

/** The system roles, then those of the company's own (domain rules 16.3); whoever sees the members chooses among them. */
export const list = get<S['list']>('role.list', `${member}/role/list`, {
  ...ourBusiness,
  permission: ['role_view', 'member_view'],
});

/** What a role gives, and who has it. */
export const detail = get<S['detail']>('role.detail', `${member}/role/detail`, viewer);

/** Adds one, or changes the one named, for everybody who has it from their next call on. */
export const save = post<S['save']>('role.save', `${member}/role/save`, {
  ...ourBusinessForm,
  ...small,
  permission: { add: 'role_add', edit: 'role_edit' },
});

/** Makes one of the company's own of any role, under a name of its own. */
export const copy = post<S['copy']>('role.copy', `${member}/role/copy`, {
  ...ourBusinessForm,
  ...small,
  permission: 'role_add',
});

/** How much the holders of a role of the system approve in this company; one of its own says it in its form. */
export const limit = post<S['limit']>('role.limit', `${member}/role/limit`, {
  ...ourBusiness,
  ...small,
  permission: 'role_edit',
});

/** Refused while somebody has it. */
const remove = post<S['delete']>('role.delete', `${member}/role/delete`, {
  ...ourBusiness,
  ...small,
  permission: 'role_delete',
});

export { remove as delete };

/** The permissions that there are, and which of them this member can give to a role. */
export const permissionTree = get<S['permissionTree']>('role.permissionTree', `${member}/role/permission-tree`, viewer);
