import { get, post } from '../endpoint.ts';
import { trade } from './prefixes.ts';
import type { quotationSchemas } from './quotation.schema.ts';
import { offerKeys, ourBusiness, ourBusinessForm } from './traits.ts';

type S = typeof quotationSchemas;

const small = { bodyLimit: 16_384 } as const;
const supplier = { ...ourBusiness, permission: 'quotation_view' } as const;

/** The quotations of the business (domain rules 4.4). */
export const list = get<S['list']>('quotation.list', `${trade}/quotation/list`, supplier);

/** The same for a file. */
export const exportRows = post<S['exportRows']>('quotation.exportRows', `${trade}/quotation/export`, {
  ...supplier,
  ...small,
});

/** A quotation to its supplier, and to the buyer after the opening (411 before). */
export const detail = get<S['detail']>('quotation.detail', `${trade}/quotation/detail`, {
  ...ourBusiness,
  permission: ['quotation_view', ...offerKeys],
});

/** The own quotation for an inquiry, a draft too; null while there is none. */
export const byInquiry = get<S['byInquiry']>('quotation.byInquiry', `${trade}/quotation/by-inquiry`, supplier);

/** What was submitted, the newest first; the supplier's own. */
export const revisions = get<S['revisions']>('quotation.revisions', `${trade}/quotation/revisions`, supplier);

/** Keeps a quotation unfinished. */
export const save = post<S['save']>('quotation.save', `${trade}/quotation/save`, {
  ...ourBusiness,
  permission: 'quotation_add',
});

/** Submits, and submits again until the deadline. */
export const submit = post<S['submit']>('quotation.submit', `${trade}/quotation/submit`, {
  ...ourBusinessForm,
  permission: 'quotation_submit',
});

export const withdraw = post<S['withdraw']>('quotation.withdraw', `${trade}/quotation/withdraw`, {
  ...ourBusiness,
  ...small,
  permission: 'quotation_withdraw',
});

/** The second prices, until the deadline of the second round. */
export const submitSecond = post<S['submitSecond']>('quotation.submitSecond', `${trade}/quotation/second-submit`, {
  ...ourBusinessForm,
  permission: 'quotation_second',
  bodyLimit: 131_072,
});
