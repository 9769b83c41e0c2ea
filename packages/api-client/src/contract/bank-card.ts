import { get, post } from '../endpoint.ts';
import type { bankCardSchemas } from './bank-card.schema.ts';
import { member } from './prefixes.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';

type S = typeof bankCardSchemas;

const ours = `${member}/bankcard`;
const binder = { ...ourBusiness, permission: 'bankcard_bind', bodyLimit: 16_384 } as const;

/** The accounts of the company and the member's own cards (domain rules 13.1); never a number in full. */
export const list = get<S['list']>('bankCard.list', `${ours}/list`, { ...ourBusiness, permission: 'bankcard_view' });

/** Binds a person's card once its bank has confirmed it; sends an amount to a company's account, which then waits. */
export const bind = post<S['bind']>('bankCard.bind', `${ours}/bind`, {
  ...ourBusinessForm,
  permission: 'bankcard_bind',
  bodyLimit: 16_384,
});

/** Says which amount has reached the account; three wrong ones end it. */
export const verifyAmount = post<S['verifyAmount']>('bankCard.verifyAmount', `${ours}/verify-amount`, binder);

export const setDefault = post<S['setDefault']>('bankCard.setDefault', `${ours}/set-default`, binder);

/** Needs a ticket of the payment PIN for `unbindCard` and this card. */
export const unbind = post<S['unbind']>('bankCard.unbind', `${ours}/unbind`, {
  ...ourBusiness,
  permission: 'bankcard_unbind',
  bodyLimit: 16_384,
});

/** Gives up a card that was never bound. */
export const drop = post<S['drop']>('bankCard.drop', `${ours}/drop`, binder);
