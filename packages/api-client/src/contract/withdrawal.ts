import { get, post } from '../endpoint.ts';
import { member } from './prefixes.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';
import type { withdrawalSchemas } from './withdrawal.schema.ts';

type S = typeof withdrawalSchemas;

const ours = `${member}/fund/withdraw`;
const viewer = { ...ourBusiness, permission: 'fund_view' } as const;
const act = { ...ourBusiness, bodyLimit: 16_384 } as const;

/** What is available, and the accounts that it may go to. */
export const options = get<S['options']>('withdrawal.options', `${ours}/options`, {
  ...ourBusiness,
  permission: 'fund_withdraw',
});

/** Withdrawals of the business, the newest first (domain rules 13.4). */
export const list = get<S['list']>('withdrawal.list', `${ours}/list`, viewer);

export const detail = get<S['detail']>('withdrawal.detail', `${ours}/detail`, viewer);

/** Freezes an amount and has it paid out; above the limit once another member agrees. Needs a ticket of the payment PIN. */
export const apply = post<S['apply']>('withdrawal.apply', ours, {
  ...ourBusinessForm,
  permission: 'fund_withdraw',
  bodyLimit: 16_384,
});

/** Lets the withdrawal of another member go; needs a ticket of the own payment PIN. */
export const confirm = post<S['confirm']>('withdrawal.confirm', `${ours}/confirm`, {
  ...act,
  permission: 'fund_approve',
});

export const refuse = post<S['refuse']>('withdrawal.refuse', `${ours}/refuse`, { ...act, permission: 'fund_approve' });

/** Gives one up that waits for another member's word. */
export const cancel = post<S['cancel']>('withdrawal.cancel', `${ours}/cancel`, { ...act, permission: 'fund_withdraw' });
