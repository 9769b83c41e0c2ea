import { describe, expect, test } from 'vitest';
import { BUSINESS_CODES } from './business-codes.ts';
import { mayReload } from './chunk-reload.ts';
import { offersHomeLink, routeFailure, UNKNOWN_MIDDLEWARE, UNKNOWN_ROUTE } from './error-page.ts';

describe('errors', () => {
  test.each([
    [null, 1000, true],
    [0, 59_999, false],
    [0, 60_000, true],
    [1000, 1000, false],
  ])('ER1 R-ERR-018: last reload %s, now %d: %s', (last, now, allowed) => expect(mayReload(last, now)).toBe(allowed));

  test('ER2 R-ERR-019 R-ERR-020: the routing errors have their literal texts', () => {
    expect(UNKNOWN_ROUTE).toEqual({ status: 404, message: 'This page could not be found' });
    expect(UNKNOWN_MIDDLEWARE).toEqual({ status: 500, message: 'Unknown middleware' });
  });

  test('ER3 R-ERR-021 R-ERR-022: any other error keeps what it says and is else 500 Error', () => {
    expect(routeFailure({ status: 403, message: '无权访问' })).toEqual({ status: 403, message: '无权访问' });
    expect(routeFailure({})).toEqual({ status: 500, message: 'Error' });
    expect(routeFailure({ message: ' ' }).message).toBe('Error');
  });

  test('ER4 R-ERRPAGE-002 R-ERRPAGE-003: only 404 offers the way home', () => {
    expect([404, 403, 500].map((status) => offersHomeLink({ status, message: '' }))).toEqual([true, false, false]);
  });

  test('ER5: no two business codes are alike, and only the ended session is silent', () => {
    const codes = Object.values(BUSINESS_CODES);
    expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length);
    expect(codes.filter(({ msg }) => msg === '').map(({ code }) => code)).toEqual([401]);
  });
});
