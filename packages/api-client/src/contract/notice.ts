import { get } from '../endpoint.ts';
import type { noticeSchemas } from './notice.schema.ts';
import { cms } from './prefixes.ts';
import { specBusiness, specBusinessAct } from './traits.ts';

type S = typeof noticeSchemas;

const center = `${cms}/new-center-notice`;

export const noReadCount = get<S['noReadCount']>('notice.noReadCount', `${center}/no-read-count`, specBusiness);

export const list = get<S['list']>('notice.list', `${center}/list`, specBusiness);

/** May be repeated without harm. */
export const clickRead = get<S['clickRead']>('notice.clickRead', `${center}/click-read/{id}`, specBusinessAct);

/** Without a type: all of them. */
export const allRead = get<S['allRead']>('notice.allRead', `${center}/all-read`, specBusinessAct);

export const tabNoReadCount = get<S['tabNoReadCount']>(
  'notice.tabNoReadCount',
  `${center}/tab-no-read-count`,
  specBusiness,
);
