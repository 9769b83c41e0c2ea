import { get, post } from '../endpoint.ts';
import type { packageUseSchemas } from './package-use.schema.ts';
import { member } from './prefixes.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';

type S = typeof packageUseSchemas;

const usage = `${member}/law-package/usage`;
const small = { bodyLimit: 8_192 } as const;

/** What was used of a package of legal services that was bought, and what is left (domain rules 11.4). */
export const list = get<S['list']>('packageUse.list', usage, { ...ourBusiness, permission: 'order_view' });

/** 使用一次: the seller writes that an item was used once. */
export const add = post<S['add']>('packageUse.add', `${usage}/add`, {
  ...ourBusinessForm,
  ...small,
  permission: 'order_deliver',
});

/** The buyer's yes; time says it after 48 hours. */
export const confirm = post<S['confirm']>('packageUse.confirm', `${usage}/confirm`, {
  ...ourBusiness,
  ...small,
  permission: 'order_accept',
});

/** The buyer's no, which gives the count back. */
export const refuse = post<S['refuse']>('packageUse.refuse', `${usage}/refuse`, {
  ...ourBusiness,
  ...small,
  permission: 'order_accept',
});
