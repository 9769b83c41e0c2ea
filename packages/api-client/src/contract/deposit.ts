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

const small = { ...ourBusiness, bodyLimit: 16_384 } as const;
/** Needs the key to award as well. */
const decides = { ...small, permission: 'fund_view' } as const;

/** Gives a transfer the number that it names, before it is made. */
export const reserve = post<S['reserve']>('deposit.reserve', `${trade}/deposit/reserve`, {
  ...small,
  permission: 'bid_pay',
});

/** The buyer verifies a guarantee. */
export const verify = post<S['verify']>('deposit.verify', `${trade}/deposit/verify`, decides);

/** The buyer wants to keep the deposit of a winner who has refused; the platform confirms it. */
export const forfeit = post<S['forfeit']>('deposit.forfeit', `${trade}/deposit/forfeit`, decides);

/** The buyer gives the deposit of a winner who has refused back all the same. */
export const giveBack = post<S['giveBack']>('deposit.giveBack', `${trade}/deposit/refund`, decides);

/** The buyer proposes to the winner to turn the deposit into the performance bond. */
export const propose = post<S['propose']>('deposit.propose', `${trade}/deposit/convert`, decides);

/** The winner agrees to that, or does not. */
export const answerBond = post<S['answerBond']>('deposit.answerBond', `${trade}/deposit/convert-answer`, {
  ...small,
  permission: 'bid_pay',
});
