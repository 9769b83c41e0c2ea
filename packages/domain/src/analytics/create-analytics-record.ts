import { parseUrl } from '../parse-url.ts';
import { formatDateTime } from '../time/shanghai-time.ts';
import type { AnalyticsAction, AnalyticsRecord } from './analytics-record.ts';

/** What the caller knows of an event; everything left out is recorded as unknown. */
export type AnalyticsEvent = { readonly action: AnalyticsAction } & Partial<
  Omit<AnalyticsRecord, 'action' | 'createTime'>
>;

/** Query parameters that carry or accompany a login. */
const SECRET_PARAMETERS = ['token', 'switchtocompanyid', 'ticket'];

/** The page whose whole query belongs to the login; routes match without regard to case. */
const LOGIN_BACK = /^\/login-back\/*$/i;

/** Base for parsing a path; `.invalid` can never be a site. */
const BASE = 'http://portal.invalid';

/** Path and query of an address without its origin, its hash and any login parameter. */
export function analyticsPath(address: string): string {
  const url = address === '' ? null : parseUrl(address, BASE);
  if (!url) return '';
  if (LOGIN_BACK.test(url.pathname)) return url.pathname;
  for (const name of [...url.searchParams.keys()]) {
    if (SECRET_PARAMETERS.includes(name.toLowerCase())) url.searchParams.delete(name);
  }
  return url.pathname + url.search;
}

/** The record of an event: all fields present, addresses reduced to paths without tokens, the duration whole ms. */
export function createAnalyticsRecord(event: AnalyticsEvent, nowMs: number): AnalyticsRecord {
  const { from = '', to = '', stayDuration = 0, ...known } = event;
  return {
    dataSource: '',
    realName: '',
    resolution: '',
    tenantId: '',
    tenantName: '',
    userId: '',
    viewOptionContent: '',
    viewOptionName: '',
    other: '',
    ...known,
    from: analyticsPath(from),
    to: analyticsPath(to),
    stayDuration: Math.max(0, Math.round(stayDuration)),
    createTime: formatDateTime(nowMs),
  };
}
