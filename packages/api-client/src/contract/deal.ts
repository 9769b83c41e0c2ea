import { get, post } from '../endpoint.ts';
import type { dealSchemas } from './deal.schema.ts';
import { trade } from './prefixes.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';

type S = typeof dealSchemas;

const small = { bodyLimit: 32_768 } as const;
const viewer = { ...ourBusiness, permission: 'deal_view' } as const;

/** The deals of the business on either side (domain rules 4.8). */
export const list = get<S['list']>('deal.list', `${trade}/deal/list`, viewer);

/** The same for a file. */
export const exportRows = post<S['exportRows']>('deal.exportRows', `${trade}/deal/export`, { ...viewer, ...small });

export const detail = get<S['detail']>('deal.detail', `${trade}/deal/detail`, viewer);

/** 成交通知书, to be printed. */
export const noticeDoc = get<S['noticeDoc']>('deal.noticeDoc', `${trade}/deal/notice-doc`, viewer);

/** The supplier's word, in its limit. */
export const confirm = post<S['confirm']>('deal.confirm', `${trade}/deal/confirm`, {
  ...ourBusinessForm,
  ...small,
  permission: 'deal_confirm',
});

export const refuse = post<S['refuse']>('deal.refuse', `${trade}/deal/refuse`, {
  ...ourBusinessForm,
  ...small,
  permission: 'deal_confirm',
});

export const finish = post<S['finish']>('deal.finish', `${trade}/deal/finish`, {
  ...ourBusiness,
  ...small,
  permission: 'deal_finish',
});

/** Asks the other side to give the deal up. */
export const requestVoid = post<S['requestVoid']>('deal.requestVoid', `${trade}/deal/void-request`, {
  ...ourBusiness,
  ...small,
  permission: 'deal_void',
});

/** Agrees to it within seven days. */
export const confirmVoid = post<S['confirmVoid']>('deal.confirmVoid', `${trade}/deal/void-confirm`, {
  ...ourBusiness,
  ...small,
  permission: 'deal_void',
});

/** Sets the files of the contract, by either side. */
export const contract = post<S['contract']>('deal.contract', `${trade}/deal/contract`, { ...viewer, ...small });

/** Rates the other side, once. */
export const rate = post<S['rate']>('deal.rate', `${trade}/deal/rate`, {
  ...ourBusinessForm,
  ...small,
  permission: 'deal_rate',
});
