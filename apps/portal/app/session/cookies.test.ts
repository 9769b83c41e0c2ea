import { describe, expect, it } from 'vitest';
import { readSessionCookies, removalCookieLines, setCookieLines } from './cookies.ts';

const values = { token: 'access', jianzhuToken: 'platform', companyId: '1001' };

describe('session cookies', () => {
  it('live for seven days on this host alone while no shared domain is set (R-CONST-002)', () => {
    expect(setCookieLines(values, { secure: false })).toEqual([
      'Admin-Token=access; Path=/; Max-Age=604800; SameSite=Lax',
      'Member-Token=platform; Path=/; Max-Age=604800; SameSite=Lax',
      'SwitchToCompanyId=1001; Path=/; Max-Age=604800; SameSite=Lax',
    ]);
  });

  it('carry the shared domain and are secure under https', () => {
    const [line] = setCookieLines({ token: 'access' }, { domain: 'jianzhu.localhost', secure: true });
    expect(line).toBe('Admin-Token=access; Path=/; Max-Age=604800; SameSite=Lax; Domain=jianzhu.localhost; Secure');
  });

  it('leave alone what has no value', () => {
    expect(setCookieLines({ token: '', companyId: '7' }, { secure: false })).toHaveLength(1);
  });

  it('are removed with their domain and host-only, or they would log the visitor in again (R-LOGOUT-005 to 007)', () => {
    const lines = removalCookieLines({ domain: 'jianzhu.localhost', secure: false });
    for (const name of ['Admin-Token', 'Member-Token', 'SwitchToCompanyId']) {
      expect(lines).toContain(`${name}=; Path=/; Max-Age=0; SameSite=Lax; Domain=jianzhu.localhost`);
      expect(lines).toContain(`${name}=; Path=/; Max-Age=0; SameSite=Lax`);
    }
    expect(lines).toHaveLength(6);
  });

  it('are read back from a Cookie header with other cookies around them', () => {
    const lines = setCookieLines({ ...values, token: 'a b;c=d' }, { secure: false });
    const header = ['other=1', ...lines.map((line) => line.slice(0, line.indexOf(';'))), 'x'].join('; ');
    expect(readSessionCookies(header)).toEqual({ ...values, token: 'a b;c=d' });
  });

  it('count as missing when there are none or when they are not ours', () => {
    const none = { token: '', jianzhuToken: '', companyId: '' };
    expect(readSessionCookies(null)).toEqual(none);
    expect(readSessionCookies('Admin-Token=%E0%A4%A; XAdmin-Token=1')).toEqual(none);
    expect(readSessionCookies('Admin-Token=a%00b; Member-Token=a%0D%0Ab; SwitchToCompanyId=%E5%90%89')).toEqual(none);
  });
});
