import { get, post } from '../endpoint.ts';
import type { fundSchemas } from './fund.schema.ts';
import { member } from './prefixes.ts';
import { ourBusiness } from './traits.ts';

type S = typeof fundSchemas;

const viewer = { ...ourBusiness, permission: 'fund_view' } as const;

/** What the platform holds of the business, and for it (domain rules 13.4). */
export const account = get<S['account']>('fund.account', `${member}/fund/account`, viewer);

/** What went into its accounts and out of them, newest first. */
export const flow = get<S['flow']>('fund.flow', `${member}/fund/flow`, viewer);

/** The same for a file. */
export const exportFlow = post<S['exportFlow']>('fund.exportFlow', `${member}/fund/export`, {
  ...viewer,
  bodyLimit: 16_384,
});
