import { get } from '../endpoint.ts';
import type { noticeSchemas } from './notice.schema.ts';
import { cms } from './prefixes.ts';

type S = typeof noticeSchemas;

const center = `${cms}/new-center-notice`;

export const noReadCount = get<S['noReadCount']>('notice.noReadCount', `${center}/no-read-count`, {
  auth: 'business',
  source: 'spec',
});

export const list = get<S['list']>('notice.list', `${center}/list`, { auth: 'business', source: 'spec' });

/** Changes state although it is a GET: never prefetch, cache or retry it (ambiguity D-12). Idempotent. */
export const clickRead = get<S['clickRead']>('notice.clickRead', `${center}/click-read/{id}`, {
  auth: 'business',
  source: 'spec',
});

/** Changes state although it is a GET. Without a type: all of them. */
export const allRead = get<S['allRead']>('notice.allRead', `${center}/all-read`, { auth: 'business', source: 'spec' });

export const tabNoReadCount = get<S['tabNoReadCount']>('notice.tabNoReadCount', `${center}/tab-no-read-count`, {
  auth: 'business',
  source: 'spec',
});
