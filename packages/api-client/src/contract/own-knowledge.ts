import { get, post } from '../endpoint.ts';
import type { ownKnowledgeSchemas } from './own-knowledge.schema.ts';
import { member } from './prefixes.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';

type S = typeof ownKnowledgeSchemas;

const small = { bodyLimit: 16_384 } as const;
const viewer = { ...ourBusiness, permission: 'knowledge_view' } as const;
const editor = { ...ourBusiness, ...small, permission: 'knowledge_edit' } as const;
const publisher = { ...ourBusiness, ...small, permission: 'knowledge_publish' } as const;
const publisherForm = { ...ourBusinessForm, ...small, permission: 'knowledge_publish' } as const;
const shelver = { ...ourBusiness, ...small, permission: 'knowledge_publish' } as const;
const remover = { ...ourBusiness, ...small, permission: 'knowledge_edit' } as const;

/** The texts of the business, whatever their status. */
export const list = get<S['list']>('ownKnowledge.list', `${member}/knowledge/list`, viewer);

/** The same for a file. */
export const exportRows = post<S['exportRows']>('ownKnowledge.exportRows', `${member}/knowledge/export`, {
  ...viewer,
  ...small,
});

export const detail = get<S['detail']>('ownKnowledge.detail', `${member}/knowledge/detail`, viewer);

/** Adds one or changes the one named; of an approved one that is a change, which is reviewed unless it is its price. */
export const save = post<S['save']>('ownKnowledge.save', `${member}/knowledge/save`, {
  ...ourBusinessForm,
  permission: 'knowledge_edit',
});

/** Hands one in for review. */
export const submit = post<S['submit']>('ownKnowledge.submit', `${member}/knowledge/submit`, publisherForm);

/** The same for several at once: each is done or says why not. */
export const submitMany = post<S['submitMany']>(
  'ownKnowledge.submitMany',
  `${member}/knowledge/submit-many`,
  publisherForm,
);

/** Takes one back while it is reviewed. */
export const withdraw = post<S['withdraw']>('ownKnowledge.withdraw', `${member}/knowledge/withdraw`, publisher);

/** Gives the change of an approved one up. */
export const discard = post<S['discard']>('ownKnowledge.discard', `${member}/knowledge/discard`, editor);

/** Puts what was approved on the shelf again, or takes it off. */
export const shelf = post<S['shelf']>('ownKnowledge.shelf', `${member}/knowledge/shelf`, shelver);

export const shelfMany = post<S['shelfMany']>('ownKnowledge.shelfMany', `${member}/knowledge/batch-shelf`, shelver);

const remove = post<S['delete']>('ownKnowledge.delete', `${member}/knowledge/delete`, remover);

export { remove as delete };

export const deleteMany = post<S['deleteMany']>('ownKnowledge.deleteMany', `${member}/knowledge/delete-many`, remover);

/** A new draft of what another one says. */
export const copy = post<S['copy']>('ownKnowledge.copy', `${member}/knowledge/copy`, {
  ...ourBusinessForm,
  ...small,
  permission: 'knowledge_edit',
});

/** Shows an uploaded picture to everybody, for a cover or a text. May be repeated. */
export const showPicture = post<S['showPicture']>('ownKnowledge.showPicture', `${member}/knowledge/show-picture`, {
  ...ourBusiness,
  ...small,
  permission: 'knowledge_edit',
});
