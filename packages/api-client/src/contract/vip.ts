import { get, post } from '../endpoint.ts';
import { member } from './prefixes.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';
import type { vipSchemas } from './vip.schema.ts';

type S = typeof vipSchemas;

const viewer = { ...ourBusiness, permission: 'vip_view' } as const;

/** Memberships that are sold, and the own one (domain rules 12). */
export const plans = get<S['plans']>('vip.plans', `${member}/vip/plans`, viewer);

/** What a level costs the business for a term now. */
export const quote = get<S['quote']>('vip.quote', `${member}/vip/quote`, viewer);

/** Orders it at that price; half an hour to be paid. */
export const buy = post<S['buy']>('vip.buy', `${member}/vip/buy`, {
  ...ourBusinessForm,
  permission: 'vip_buy',
  bodyLimit: 16_384,
});

/** What its level gives it a number of, and how much of each is used. */
export const quota = get<S['quota']>('vip.quota', `${member}/vip/quota`, viewer);
