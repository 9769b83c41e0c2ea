import { get, post } from '../endpoint.ts';
import { member } from './prefixes.ts';
import type { supplierSchemas } from './supplier.schema.ts';
import { ourBusiness } from './traits.ts';

type S = typeof supplierSchemas;

const viewer = { ...ourBusiness, permission: 'supplier_view' } as const;
const small = { bodyLimit: 16_384 } as const;
const editor = { ...ourBusiness, ...small, permission: 'supplier_edit' } as const;
const guard = { ...ourBusiness, ...small, permission: 'supplier_black' } as const;

/** The supplier library of the business (domain rules 3.7). */
export const list = get<S['list']>('supplier.list', `${member}/supplier/list`, viewer);

/** The same for a file. */
export const exportRows = post<S['exportRows']>('supplier.exportRows', `${member}/supplier/export`, {
  ...viewer,
  ...small,
});

export const groups = get<S['groups']>('supplier.groups', `${member}/supplier/groups`, viewer);

/** Companies that fit an inquiry of the business: by category, place, answers, certification and level. */
export const recommend = get<S['recommend']>('supplier.recommend', `${member}/supplier/recommend`, {
  ...ourBusiness,
  permission: 'inquiry_invite',
});

/** Every company that supplies, the own one and those that cannot be invited with the reason. */
export const all = get<S['all']>('supplier.all', `${member}/supplier/all`, viewer);

/** A counterpart as a member sees it (domain rules 4.9); no prices of other buyers. */
export const companyDetail = get<S['companyDetail']>('supplier.companyDetail', `${member}/supplier/company-detail`, {
  ...ourBusiness,
  permission: ['supplier_view', 'quotation_view'],
});

export const add = post<S['add']>('supplier.add', `${member}/supplier/add`, {
  ...ourBusiness,
  ...small,
  permission: 'supplier_add',
});

export const update = post<S['update']>('supplier.update', `${member}/supplier/update`, editor);

export const remove = post<S['remove']>('supplier.remove', `${member}/supplier/remove`, editor);

/** The same for several at once: each is done or says why not. */
export const removeMany = post<S['removeMany']>('supplier.removeMany', `${member}/supplier/remove-many`, editor);

/** Keeps a supplier away from the inquiries and tenders of the business. */
export const black = post<S['black']>('supplier.black', `${member}/supplier/black`, guard);

export const unblack = post<S['unblack']>('supplier.unblack', `${member}/supplier/unblack`, guard);
