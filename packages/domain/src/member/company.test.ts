import { describe, expect, test } from 'vitest';
import { anonymousSession } from './anonymous-session.ts';
import { onlySupplies, toggleCompanyType } from './company-type.ts';
import { currentCompanyId } from './current-company.ts';
import { isLoggedIn } from './user-session.ts';

const company = (id: string) => ({ id, niceName: '', tenantId: 'tenant', accountHeader: '' });

describe('company', () => {
  test('MR9: the company switched to comes before the company of the session, and the tenant never counts', () => {
    expect(currentCompanyId({ switchCompanyInfo: { businessId: 'B2' }, companyInfo: company('B1') })).toBe('B2');
    expect(currentCompanyId({ switchCompanyInfo: { businessId: ' ' }, companyInfo: company('B1') })).toBe('B1');
    expect(currentCompanyId({ switchCompanyInfo: null, companyInfo: company('') })).toBe('');
    expect(currentCompanyId({ switchCompanyInfo: null, companyInfo: null })).toBe('');
  });

  test.each([
    ['require', 'supply', 'R-STATE-017'],
    ['supply', 'require', 'R-STATE-018'],
    ['', 'require', 'R-STATE-019'],
    [null, 'require', 'R-STATE-019'],
    [undefined, 'require', 'R-STATE-019'],
  ] as const)('MR11: the other side of %j is %s (%s)', (current, other, _row) =>
    expect(toggleCompanyType(current)).toBe(other),
  );

  test('MR14 R-STATE-016: only the platform token makes a login', () => {
    expect(isLoggedIn(anonymousSession())).toBe(false);
    const withBusinessToken = { ...anonymousSession(), token: 'T1' };
    expect(isLoggedIn(withBusinessToken)).toBe(false);
    expect(isLoggedIn({ ...withBusinessToken, jianzhuToken: 'P1' })).toBe(true);
  });

  test('MR11 R-STATE-020: the side of a session is demand at first', () => {
    expect(anonymousSession().companyType).toBe('require');
  });

  test.each([
    [[8], true],
    [[8, 9], true],
    [[8, 1], false],
    [[1], false],
    [[], false],
  ])('MR15: a company of the types %j only supplies: %s', (roles, expected) =>
    expect(onlySupplies(roles)).toBe(expected),
  );
});
