import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginBackAddress, loginBackDestination, loginBackTarget } from './login-back.ts';
import { loginSiteAddress } from './login-site.ts';

const REFUSED = [
  null,
  undefined,
  '',
  'default/home',
  'https://evil.example/x',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /default/home',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/%2f/evil.example',
  '/a%5cb',
  '/a%0d%0aSet-Cookie',
  '/%zz',
  '/default\\home',
  '/login-back?token=T1',
  '/LOGIN-BACK/',
  '/%6cogin-back',
  '/outlogin',
  '/login-back.data?token=T1',
  '/login-start/login',
  '/Login-Start/register?target=%2Fa',
];

describe('login-back', () => {
  test.each(REFUSED)('XS1 R-SYNC-017: %j is no target', (target) => {
    expect(loginBackTarget(target)).toBeNull();
    expect(loginBackDestination({ target })).toBe('/default/home');
  });

  test.each([
    ['/default/news/news-list', '/default/news/news-list'],
    ['/a?b=1&c=2#d', '/a?b=1&c=2#d'],
    ['/a?returnUrl=https%3A%2F%2Fx', '/a?returnUrl=https%3A%2F%2Fx'],
    ['/@name', '/@name'],
    ['/a/../b', '/b'],
    ['/新闻', '/%E6%96%B0%E9%97%BB'],
  ])('XS1: %s is followed as %s', (target, path) => expect(loginBackTarget(target)).toBe(path));

  test('XS2: whatever the target, the destination stays on the site', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '@',
      ':',
      'evil.example',
      'a',
      '?',
      '#',
    );
    const target = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(parts).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(target, (address) => {
        const origin = 'https://portal.example';
        const destination = new URL(loginBackDestination({ target: address }), origin);
        expect(destination.origin).toBe(origin);
        expect(destination.pathname).not.toMatch(/^\/\//);
      }),
      { numRuns: 5000 },
    );
  });

  test('XS3 R-SYNC-018: isCenter=1 leads to the member centre unless there is a target', () => {
    expect(loginBackDestination({ isCenter: '1' })).toBe('/user/default');
    expect(loginBackDestination({ isCenter: '1', target: '/a' })).toBe('/a');
    expect(loginBackDestination({ isCenter: '0' })).toBe('/default/home');
  });

  test('XS4: the address of this site carries the values of the cookies', () => {
    expect(loginBackAddress('', { token: 'a b', companyId: '12' })).toBe('/login-back?token=a+b&switchtocompanyid=12');
    expect(loginBackAddress('', { token: 'T', companyId: '' })).toBe('/login-back?token=T');
  });

  test.each(['login', 'register', 'forgot'] as const)('XS5 R-HEAD-010 R-HEAD-011: %s returns to login-back', (page) => {
    const url = new URL(loginSiteAddress('http://localhost:4001', page, 'http://localhost:3000'));
    expect(url.origin + url.pathname).toBe(`http://localhost:4001/${page}`);
    expect(Object.fromEntries(url.searchParams)).toEqual({ returnUrl: 'http://localhost:3000/login-back' });
  });

  test('XS5: the page to come back to stands in the return address as its target', () => {
    const url = new URL(loginSiteAddress('http://localhost:4001', 'login', 'http://localhost:3000', '/a?b=1&c=筑'));
    const back = new URL(url.searchParams.get('returnUrl') ?? '');
    expect(back.origin + back.pathname).toBe('http://localhost:3000/login-back');
    expect(Object.fromEntries(back.searchParams)).toEqual({ target: '/a?b=1&c=筑' });
  });

  test('XS12: the state of the browser comes back beside the target (decision 62)', () => {
    const url = new URL(loginSiteAddress('http://localhost:4001', 'login', 'http://localhost:3000', '/a', 'S1'));
    expect(url.searchParams.get('returnUrl')).toBe('http://localhost:3000/login-back?target=%2Fa&state=S1');
    expect(loginBackAddress('', { token: 'T', companyId: '12', state: 'S1' })).toBe(
      '/login-back?token=T&switchtocompanyid=12&state=S1',
    );
  });
});
