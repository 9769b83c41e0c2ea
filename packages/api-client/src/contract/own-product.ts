import { get, post } from '../endpoint.ts';
import type { ownProductSchemas } from './own-product.schema.ts';
import { member } from './prefixes.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';

type S = typeof ownProductSchemas;

const small = { bodyLimit: 16_384 } as const;
const viewer = { ...ourBusiness, permission: 'product_view' } as const;
const editor = { ...ourBusiness, ...small, permission: 'product_edit' } as const;
const publisher = { ...ourBusiness, ...small, permission: 'product_publish' } as const;
const publisherForm = { ...ourBusinessForm, ...small, permission: 'product_publish' } as const;
const shelver = { ...ourBusiness, ...small, permission: 'product_shelf' } as const;
const remover = { ...ourBusiness, ...small, permission: 'product_delete' } as const;

/** The products of the business, whatever their status. */
export const list = get<S['list']>('ownProduct.list', `${member}/product/list`, viewer);

/** The same for a file. */
export const exportRows = post<S['exportRows']>('ownProduct.exportRows', `${member}/product/export`, {
  ...viewer,
  ...small,
});

export const detail = get<S['detail']>('ownProduct.detail', `${member}/product/detail`, viewer);

/** What its lines say of the published version and of the one that is written in its place, side by side. */
export const versions = get<S['versions']>('ownProduct.versions', `${member}/product/versions`, viewer);

/** The tree of categories, with those that the business may publish in. */
export const categoryTree = get<S['categoryTree']>(
  'ownProduct.categoryTree',
  `${member}/product/category-tree`,
  viewer,
);

/** Where a file of a product is read, whatever its status. */
export const file = get<S['file']>('ownProduct.file', `${member}/product/file`, viewer);

/** Adds one or changes the one named; of an approved one what is reviewed becomes a change, prices and stock count at once. */
export const save = post<S['save']>('ownProduct.save', `${member}/product/save`, {
  ...ourBusinessForm,
  permission: { add: 'product_add', edit: 'product_edit' },
});

/** Hands one in for review. */
export const submit = post<S['submit']>('ownProduct.submit', `${member}/product/submit`, publisherForm);

/** The same for several at once: each is done or says why not. */
export const submitMany = post<S['submitMany']>(
  'ownProduct.submitMany',
  `${member}/product/submit-many`,
  publisherForm,
);

/** Takes one back while it is reviewed. */
export const withdraw = post<S['withdraw']>('ownProduct.withdraw', `${member}/product/withdraw`, publisher);

/** Gives the change of an approved one up. */
export const discard = post<S['discard']>('ownProduct.discard', `${member}/product/discard`, editor);

/** Puts what was approved on the shelf again, or takes it off. */
export const shelf = post<S['shelf']>('ownProduct.shelf', `${member}/product/shelf`, shelver);

export const shelfMany = post<S['shelfMany']>('ownProduct.shelfMany', `${member}/product/batch-shelf`, shelver);

const remove = post<S['delete']>('ownProduct.delete', `${member}/product/delete`, remover);

export { remove as delete };

export const deleteMany = post<S['deleteMany']>('ownProduct.deleteMany', `${member}/product/delete-many`, remover);

/** A new draft of what another one says. */
export const copy = post<S['copy']>('ownProduct.copy', `${member}/product/copy`, {
  ...ourBusinessForm,
  ...small,
  permission: 'product_add',
});

/** Shows an uploaded picture to everybody, for a cover or a text. May be repeated. */
export const showPicture = post<S['showPicture']>('ownProduct.showPicture', `${member}/product/show-picture`, {
  ...ourBusiness,
  ...small,
  permission: ['product_add', 'product_edit'],
});

/** Changes the prices of several by a percentage, rounded to fen: each is done or says why not. */
export const batchPrice = post<S['batchPrice']>('ownProduct.batchPrice', `${member}/product/batch-price`, {
  ...ourBusinessForm,
  ...small,
  permission: 'product_price',
});

/** What there is of some of its combinations; counts at once. */
export const stock = post<S['stock']>('ownProduct.stock', `${member}/product/stock`, editor);
