import { get, post } from '../endpoint.ts';
import { trade } from './prefixes.ts';
import type { signUpSchemas } from './sign-up.schema.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';

type S = typeof signUpSchemas;

const small = { bodyLimit: 32_768 } as const;
const buyer = { ...ourBusiness, permission: 'tender_view' } as const;
const supplier = { ...ourBusiness, permission: 'bid_view' } as const;

/** The sign-ups to a tender of the business (domain rules 5.4). */
export const list = get<S['list']>('signUp.list', `${trade}/signup/list`, buyer);

/** Counts of the tabs of that list. */
export const statusCount = get<S['statusCount']>('signUp.statusCount', `${trade}/signup/status-count`, buyer);

/** What the business has signed up to. */
export const mine = get<S['mine']>('signUp.mine', `${trade}/signup/mine`, supplier);

export const mineCount = get<S['mineCount']>('signUp.mineCount', `${trade}/signup/mine-count`, supplier);

/** What signing up to a tender asks for, and the own sign-up as it is. */
export const form = get<S['form']>('signUp.form', `${trade}/signup/form`, { ...ourBusiness, permission: 'bid_signup' });

/** Signs up, or again after a rejection or a change of mind. */
export const submit = post<S['submit']>('signUp.submit', `${trade}/signup/submit`, {
  ...ourBusinessForm,
  ...small,
  permission: 'bid_signup',
});

export const cancel = post<S['cancel']>('signUp.cancel', `${trade}/signup/cancel`, {
  ...ourBusiness,
  ...small,
  permission: 'bid_signup',
});

/** The buyer lets a supplier in, or rejects it with a reason. */
export const audit = post<S['audit']>('signUp.audit', `${trade}/signup/audit`, {
  ...ourBusiness,
  ...small,
  permission: 'tender_audit',
});
