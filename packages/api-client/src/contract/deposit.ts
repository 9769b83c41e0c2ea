import { get, post } from '../endpoint.ts';
import type { depositSchemas } from './deposit.schema.ts';
import { trade } from './prefixes.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';

type S = typeof depositSchemas;

/** The deposits of a tender of the business (domain rules 5.5). */
export const list = get<S['list']>('deposit.list', `${trade}/deposit/list`, {
  ...ourBusiness,
  permission: 'tender_view',
});

/** What the business has to pay for a tender it is let in to: the documents, or the deposit. */
export const bill = get<S['bill']>('deposit.bill', `${trade}/deposit/bill`, { ...ourBusiness, permission: 'bid_pay' });

/** Pays online, hands in the voucher of a transfer, or a guarantee. */
export const create = post<S['create']>('deposit.create', `${trade}/deposit/create`, {
  ...ourBusinessForm,
  bodyLimit: 32_768,
  permission: 'bid_pay',
});

/** The buyer verifies a guarantee. */
export const verify = post<S['verify']>('deposit.verify', `${trade}/deposit/verify`, {
  ...ourBusiness,
  bodyLimit: 16_384,
  permission: 'fund_view',
});
