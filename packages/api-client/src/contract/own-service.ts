import { get, post } from '../endpoint.ts';
import type { ownServiceSchemas } from './own-service.schema.ts';
import { member } from './prefixes.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';

type S = typeof ownServiceSchemas;

const small = { bodyLimit: 16_384 } as const;
const viewer = { ...ourBusiness, permission: 'service_view' } as const;
const editor = { ...ourBusiness, ...small, permission: 'service_edit' } as const;
const publisher = { ...ourBusiness, ...small, permission: 'service_publish' } as const;
const publisherForm = { ...ourBusinessForm, ...small, permission: 'service_publish' } as const;
const shelver = { ...ourBusiness, ...small, permission: 'service_shelf' } as const;
const remover = { ...ourBusiness, ...small, permission: 'service_delete' } as const;

/** The services of the business, whatever their status. */
export const list = get<S['list']>('ownService.list', `${member}/service/list`, viewer);

/** The same for a file. */
export const exportRows = post<S['exportRows']>('ownService.exportRows', `${member}/service/export`, {
  ...viewer,
  ...small,
});

export const detail = get<S['detail']>('ownService.detail', `${member}/service/detail`, viewer);

/** What the business may name as its qualification for a service. */
export const qualifications = get<S['qualifications']>(
  'ownService.qualifications',
  `${member}/service/qualifications`,
  viewer,
);

/** Adds one or changes the one named; of an approved one that is a change, which is reviewed unless it is its price. */
export const save = post<S['save']>('ownService.save', `${member}/service/save`, {
  ...ourBusinessForm,
  permission: { add: 'service_add', edit: 'service_edit' },
});

/** Hands one in for review. */
export const submit = post<S['submit']>('ownService.submit', `${member}/service/submit`, publisherForm);

/** The same for several at once: each is done or says why not. */
export const submitMany = post<S['submitMany']>(
  'ownService.submitMany',
  `${member}/service/submit-many`,
  publisherForm,
);

/** Takes one back while it is reviewed. */
export const withdraw = post<S['withdraw']>('ownService.withdraw', `${member}/service/withdraw`, publisher);

/** Gives the change of an approved one up. */
export const discard = post<S['discard']>('ownService.discard', `${member}/service/discard`, editor);

/** Puts what was approved on the shelf again, or takes it off. */
export const shelf = post<S['shelf']>('ownService.shelf', `${member}/service/shelf`, shelver);

export const shelfMany = post<S['shelfMany']>('ownService.shelfMany', `${member}/service/batch-shelf`, shelver);

const remove = post<S['delete']>('ownService.delete', `${member}/service/delete`, remover);

export { remove as delete };

export const deleteMany = post<S['deleteMany']>('ownService.deleteMany', `${member}/service/delete-many`, remover);

/** A new draft of what another one says. */
export const copy = post<S['copy']>('ownService.copy', `${member}/service/copy`, {
  ...ourBusinessForm,
  ...small,
  permission: 'service_add',
});

/** Shows an uploaded picture to everybody, for a cover or a text. May be repeated. */
export const showPicture = post<S['showPicture']>('ownService.showPicture', `${member}/service/show-picture`, {
  ...ourBusiness,
  ...small,
  permission: ['service_add', 'service_edit'],
});
