import { describe, expect, it } from 'vitest';
import { readRouteError } from './read-route-error.ts';

const thrownData = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data });

describe('a route error', () => {
  it.each([
    ['an unknown route', thrownData(404, 'No route matches'), 404, 'This page could not be found'],
    ['a thrown text', thrownData(503, '维护中'), 503, '维护中'],
    [
      'a proxy’s page',
      thrownData(500, '<html><h1>500 Internal Server Error</h1></html>'),
      500,
      '请求出错，状态码：500',
    ],
    ['a text of any length', thrownData(500, 'at '.repeat(100)), 500, '请求出错，状态码：500'],
    ['a thrown response without text', thrownData(500, null), 500, 'Error'],
    ['an error', new Error('坏了'), 500, '坏了'],
    ['a status alone', { status: 403 }, 403, 'Error'],
    ['a message alone', { message: 'x' }, 500, 'x'],
    ['a status that is none', { status: 42, message: '' }, 500, 'Error'],
    ['nothing', {}, 500, 'Error'],
    ['undefined', undefined, 500, 'Error'],
  ])('of %s has status and message (R-ERR-019, R-ERR-021, R-ERR-022)', (_, error, status, message) => {
    expect(readRouteError(error)).toEqual({ status, message });
  });
});
