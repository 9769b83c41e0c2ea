import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ANALYTICS_ACTION, analyticsRecordSchema } from './analytics-record.ts';
import { analyticsPath, createAnalyticsRecord } from './create-analytics-record.ts';

const FIELDS = [
  'action',
  'createTime',
  'dataSource',
  'from',
  'other',
  'realName',
  'resolution',
  'stayDuration',
  'tenantId',
  'tenantName',
  'to',
  'userId',
  'viewOptionContent',
  'viewOptionName',
];

describe('analytics', () => {
  test('AN1 R-ANALYTICS-001 R-ANALYTICS-002 R-ANALYTICS-003 R-ANALYTICS-004 R-ANALYTICS-005: the action codes', () => {
    expect(ANALYTICS_ACTION).toEqual({ click: 0, route: 1, httpError: 5, menuItemClick: 8, closableTabClick: 9 });
  });

  test('AN2 R-ANALYTICS-006 R-ENT-017: a record of a visitor has all 14 fields', () => {
    const record = createAnalyticsRecord({ action: 0 }, Date.UTC(2026, 10, 21, 2));
    expect(Object.keys(record).sort()).toEqual(FIELDS);
    expect(v.parse(analyticsRecordSchema, record)).toEqual(record);
    expect(record).toEqual({
      ...Object.fromEntries(FIELDS.map((field) => [field, ''])),
      ...{ action: 0, createTime: '2026-11-21 10:00:00', stayDuration: 0 },
    });
  });

  test('AN3 R-ANALYTICS-007 R-ANALYTICS-008: a route record names both pages, the stay in ms and the data source', () => {
    const event = {
      action: ANALYTICS_ACTION.route,
      from: '/default/home?params=news',
      to: 'http://localhost:3000/a#b',
      stayDuration: 2000.4,
      dataSource: 'JL',
    };
    expect(createAnalyticsRecord(event, 0)).toMatchObject({
      from: '/default/home?params=news',
      to: '/a',
      stayDuration: 2000,
      dataSource: 'JL',
    });
  });

  test.each([
    ['/login-back?token=T1&target=%2Fa%3Ftoken%3DT2', '/login-back'],
    ['/Login-Back/?token=T1', '/Login-Back/'],
    ['/a?Token=T1&b=1&switchtocompanyid=B1', '/a?b=1'],
    ['http://[', ''],
    ['', ''],
  ])('AN4 R-ANALYTICS-010: %s is recorded as "%s"', (address, path) => expect(analyticsPath(address)).toBe(path));
});
