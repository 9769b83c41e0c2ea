import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOpenable, ownPath, sharedAddress, type TrustedSites } from './shared-address.ts';

const sites: TrustedSites = {
  ownOrigin: 'http://localhost:3000',
  siblings: ['http://localhost:4003/materials', 'https://labor.example/'],
};
const session = { token: 'T 1&2', companyId: 'B1' };

describe('shared address', () => {
  test('XS6 R-XSITE-001: a sibling page opens through its login-back with token, company and target', () => {
    const shared = sharedAddress('http://localhost:4003/materials/a?b=1&c=2', sites, session);
    const url = new URL(shared?.address ?? '');
    expect(shared?.carriesToken).toBe(true);
    expect(url.origin + url.pathname).toBe('http://localhost:4003/materials/login-back');
    expect([...url.searchParams]).toEqual([
      ['token', 'T 1&2'],
      ['switchtocompanyid', 'B1'],
      ['target', '/materials/a?b=1&c=2'],
    ]);
  });

  test('XS6: a sibling with an origin of its own, and this portal, have login-back at their root', () => {
    expect(sharedAddress('https://labor.example/x', sites, session)?.address).toMatch(
      /^https:\/\/labor\.example\/login-back\?/,
    );
    expect(sharedAddress('/a/9', sites, session)?.address).toMatch(
      /^http:\/\/localhost:3000\/login-back\?.*target=%2Fa%2F9$/,
    );
  });

  test('XS7 R-XSITE-002: only the centre variant has isCenter=1', () => {
    const centre = sharedAddress('https://labor.example/', sites, session, true)?.address ?? '';
    expect(new URL(centre).searchParams.get('isCenter')).toBe('1');
    expect(sharedAddress('https://labor.example/', sites, session)?.address).not.toContain('isCenter');
  });

  test.each([null, { token: '', companyId: 'B1' }])(
    'XS8 R-XSITE-003: without a token the plain address opens',
    (visitor) => {
      expect(sharedAddress('http://localhost:4003/materials/a?b=1', sites, visitor, true)).toEqual({
        address: 'http://localhost:4003/materials/a?b=1',
        carriesToken: false,
      });
      expect(sharedAddress('/a', sites, visitor)).toEqual({ address: '/a', carriesToken: false });
    },
  );

  test.each([
    'https://evil.example/x',
    'http://localhost:4003/materialsevil',
    'http://localhost:4003/labor',
    'http://localhost:4003/materials/../labor',
    'http://localhost:4003/materials/%2e%2e/labor',
    'http://localhost:4003/materials/..%2flabor',
    'http://labor.example/x',
    'https://labor.example.evil.example/',
    'https://labor.example:444/',
  ])('XS9: %s gets no token', (address) => {
    const shared = sharedAddress(address, sites, session, true);
    expect(shared?.carriesToken).toBe(false);
    expect(shared?.address).not.toContain('token=');
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'https://u:p@labor.example/',
    'https://u@labor.example/',
    'https://:p@labor.example/',
    'a',
    '',
  ])('XS10: %j is never opened', (address) => {
    expect(isOpenable(address, sites)).toBe(false);
    expect(sharedAddress(address, sites, session)).toBeNull();
  });

  test('XS9: a token goes to a trusted origin or nowhere', () => {
    const trusted = new Set(['http://localhost:3000', 'http://localhost:4003', 'https://labor.example']);
    const address = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.webPath().map((path) => `https://labor.example${path}`),
    );
    fc.assert(
      fc.property(address, (any) => {
        const shared = sharedAddress(any, sites, session);
        if (shared?.carriesToken) expect(trusted.has(new URL(shared.address).origin)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('XS11: an absolute address of this portal is its path, one of another site is none', () => {
    expect(ownPath('http://localhost:3000/a?b=1#c', sites)).toBe('/a?b=1#c');
    expect(ownPath('/a', sites)).toBe('/a');
    expect(ownPath('https://labor.example/a', sites)).toBeNull();
  });
});
