import { get, post } from '../endpoint.ts';
import type { businessMemberSchemas } from './business-member.schema.ts';
import { member } from './prefixes.ts';
import { ourBusiness, ourBusinessForm, ourMember } from './traits.ts';

type S = typeof businessMemberSchemas;

const path = `${member}/businessMember`;
const small = { bodyLimit: 16_384 } as const;
const viewer = { ...ourBusiness, permission: 'member_view' } as const;
const guard = { ...ourBusiness, ...small, permission: 'member_disable' } as const;

/** The members of the company, its administrator first (domain rules 16.1). */
export const list = get<S['list']>('businessMember.list', `${path}/list`, viewer);

/** The same for a file; phones stay masked. */
export const exportRows = post<S['exportRows']>('businessMember.exportRows', `${path}/export`, { ...viewer, ...small });

/** A member, and what a colleague would take over from her. */
export const detail = get<S['detail']>('businessMember.detail', `${path}/detail`, viewer);

/** What may be chosen for a member: roles, and who takes over from her. */
export const choices = get<S['choices']>('businessMember.choices', `${path}/choices`, viewer);

/** Department, position and roles. */
export const update = post<S['update']>('businessMember.update', `${path}/update`, {
  ...ourBusiness,
  ...small,
  permission: 'member_edit',
});

/** Keeps a member out from her next call on; her tokens of this company answer MEMBER_DISABLED. */
export const disable = post<S['disable']>('businessMember.disable', `${path}/disable`, guard);

export const enable = post<S['enable']>('businessMember.enable', `${path}/enable`, guard);

/** Removes a member and hands over what is hers and not over. */
export const remove = post<S['remove']>('businessMember.remove', `${path}/remove`, {
  ...ourBusiness,
  ...small,
  permission: 'member_remove',
});

/** Makes a colleague the administrator, by a code to the phone of the present one (scene `identity`). */
export const transfer = post<S['transfer']>('businessMember.transfer', `${path}/transfer`, {
  ...ourBusinessForm,
  ...small,
  permission: 'owner_transfer',
});

/** The companies of whoever asks. */
export const mine = get<S['mine']>('businessMember.mine', `${path}/mine`, ourMember);

/** Which of them a login begins with. */
export const setDefault = post<S['setDefault']>('businessMember.setDefault', `${path}/set-default`, {
  ...ourMember,
  ...small,
});

/** Goes from one of them; its administrator cannot. */
export const leave = post<S['leave']>('businessMember.leave', `${path}/leave`, { ...ourMember, ...small });
