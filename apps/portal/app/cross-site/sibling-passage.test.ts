import { describe, expect, it } from 'vitest';
import { isOwnClick, passageAddress } from './sibling-passage.ts';

const siblings = 'http://localhost:4003';
const origins = {
  own: 'http://localhost:3000',
  login: 'http://localhost:4001',
  storage: 'http://localhost:4002',
  siblings,
};
const login = { token: 'a+b', jianzhuToken: 'platform', companyId: '1001' };
const lead = (path: string, cookies: typeof login | null = login) =>
  passageAddress(new URL(`http://localhost:3000${path}`), origins, cookies);

describe('a passage to a sibling site', () => {
  it('carries token and company to its login-back, with the page asked for (R-XSITE-001)', () => {
    expect(lead('/sibling-sites/materials')).toBe(
      `${siblings}/materials/login-back?token=a%2Bb&switchtocompanyid=1001&target=%2Fmaterials`,
    );
    const target = new URL(lead('/sibling-sites/finance/loan/7?a=1&b=筑') ?? '').searchParams.get('target');
    expect(target).toBe('/finance/loan/7?a=1&b=%E7%AD%91');
  });

  it('asks for the centre in that variant alone (R-XSITE-002)', () => {
    expect(lead('/sibling-sites/labor?isCenter=1&tab=2')).toMatch(/target=%2Flabor%3Ftab%3D2&isCenter=1$/);
    expect(lead('/sibling-sites/labor')).not.toContain('isCenter');
  });

  it('is the plain page without a login (R-XSITE-003)', () => {
    expect(lead('/sibling-sites/equipment/rent?id=7', null)).toBe(`${siblings}/equipment/rent?id=7`);
    expect(lead('/sibling-sites/equipment', { ...login, token: '' })).toBe(`${siblings}/equipment`);
  });

  it.each([
    '/sibling-sites/',
    '/sibling-sites/unknown',
    '/sibling-sites/materials.evil.example',
    '/sibling-sites//evil.example/materials',
    '/sibling-sites/materials/../unknown',
    '/sibling-sites/materials%2F..%2Funknown',
    '/sibling-sites/https://evil.example',
    '/sibling-sites/@evil.example/materials',
    '/sibling-sites/materials/%5Cevil',
  ])('leads nowhere else: %s', (path) => {
    const address = lead(path);
    expect(address === null || !address.includes('token'), String(address)).toBe(true);
    expect(address ?? `${siblings}/`).toMatch(/^http:\/\/localhost:4003\//);
  });

  it.each([
    [{}, true],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }, true],
    [{ 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }, true],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }, false],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' }, false],
  ])('with %j carries the login: %s', (headers, carries) => {
    const request = new Request('http://localhost:3000/sibling-sites/materials', { headers: { ...headers } });
    expect(isOwnClick(request)).toBe(carries);
  });
});
