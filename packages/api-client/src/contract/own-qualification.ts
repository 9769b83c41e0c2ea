import { get, post } from '../endpoint.ts';
import type { ownQualificationSchemas } from './own-qualification.schema.ts';
import { member } from './prefixes.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';

type S = typeof ownQualificationSchemas;

const small = { bodyLimit: 16_384 } as const;
const viewer = { ...ourBusiness, permission: 'qualification_view' } as const;
const editor = { ...ourBusiness, ...small, permission: 'qualification_edit' } as const;
const remover = { ...ourBusiness, ...small, permission: 'qualification_delete' } as const;
const form = { ...ourBusinessForm, permission: 'qualification_edit' } as const;

/** The certificates of the business, whatever their status (domain rules 15.5). */
export const list = get<S['list']>('ownQualification.list', `${member}/qualification/list`, viewer);

/** The same for a file. */
export const exportRows = post<S['exportRows']>('ownQualification.exportRows', `${member}/qualification/export`, {
  ...viewer,
  ...small,
});

export const detail = get<S['detail']>('ownQualification.detail', `${member}/qualification/detail`, viewer);

/** Adds one or changes the one named; of an approved one that is a change, which is reviewed before it counts. */
export const save = post<S['save']>('ownQualification.save', `${member}/qualification/save`, form);

/** Hands one in for review. */
export const submit = post<S['submit']>('ownQualification.submit', `${member}/qualification/submit`, {
  ...form,
  ...small,
});

/** Takes one back while it is reviewed. */
export const withdraw = post<S['withdraw']>('ownQualification.withdraw', `${member}/qualification/withdraw`, editor);

/** Gives the change of an approved one up: what was approved stands as it did. */
export const discard = post<S['discard']>('ownQualification.discard', `${member}/qualification/discard`, editor);

const remove = post<S['delete']>('ownQualification.delete', `${member}/qualification/delete`, remover);

export { remove as delete };

/** The same for several at once: each is done or says why not. */
export const deleteMany = post<S['deleteMany']>(
  'ownQualification.deleteMany',
  `${member}/qualification/delete-many`,
  remover,
);

export const submitMany = post<S['submitMany']>('ownQualification.submitMany', `${member}/qualification/submit-many`, {
  ...form,
  ...small,
});

/** Shows an approved one to everybody, or no longer. */
export const toggleShow = post<S['toggleShow']>(
  'ownQualification.toggleShow',
  `${member}/qualification/toggle-show`,
  editor,
);

export const toggleShowMany = post<S['toggleShowMany']>(
  'ownQualification.toggleShowMany',
  `${member}/qualification/toggle-show-many`,
  editor,
);
