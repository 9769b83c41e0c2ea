import { get, post } from '../endpoint.ts';
import type { invoiceSchemas } from './invoice.schema.ts';
import { member } from './prefixes.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';

type S = typeof invoiceSchemas;

const small = { bodyLimit: 32_768 } as const;

/** Invoices of orders, to buyer and seller (domain rules 32.8). */
export const list = get<S['list']>('invoice.list', `${member}/invoice/list`, {
  ...ourBusiness,
  permission: ['order_view', 'vip_view'],
});

/** Asks for the invoice of a done order, or anew after a no. */
export const apply = post<S['apply']>('invoice.apply', `${member}/invoice/apply`, {
  ...ourBusinessForm,
  ...small,
  permission: 'invoice_apply',
});

/** Number and electronic file, by the seller. */
export const issue = post<S['issue']>('invoice.issue', `${member}/invoice/issue`, {
  ...ourBusiness,
  ...small,
  permission: 'invoice_issue',
});

export const reject = post<S['reject']>('invoice.reject', `${member}/invoice/reject`, {
  ...ourBusiness,
  ...small,
  permission: 'invoice_issue',
});
