import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from '../workspace-root.ts';
import { readStartSettings } from './settings.ts';

describe('readStartSettings', () => {
  it('runs on one machine with an empty environment', () => {
    expect(readStartSettings({})).toEqual({
      platform: expect.objectContaining({ demo: true }),
      addresses: ['127.0.0.1', '::1'],
      reach: '127.0.0.1',
      portalPort: 3000,
      platformPort: 4000,
      siblingSitePort: 4004,
      platformOrigin: 'http://127.0.0.1:4000',
      demo: true,
      embeddedDatabase: join(workspaceRoot, '.data'),
      variables: { PLATFORM_ORIGIN: 'http://127.0.0.1:4000', DEMO: '1', LOG_LEVEL: 'warn' },
    });
  });

  it('takes the values given, and passes on what it does not know', () => {
    const given = {
      PORT: '3100',
      PLATFORM_PORT: '4100',
      DATA_DIR: 'db',
      DEMO: '0',
      SMS_URL: 'http://localhost/',
      NODE_OPTIONS: '--stack-size=900',
    };
    expect(readStartSettings(given)).toMatchObject({
      portalPort: 3100,
      platformOrigin: 'http://127.0.0.1:4100',
      demo: false,
      embeddedDatabase: join(workspaceRoot, 'db'),
      variables: given,
    });
    expect(readStartSettings({ PLATFORM_ORIGIN: 'http://10.0.0.5' })).toMatchObject({
      platformOrigin: 'http://10.0.0.5',
    });
  });

  it('minds no embedded database when there is another', () => {
    const given = { DATABASE_URL: 'postgres://db/jianzhu' };
    expect(readStartSettings(given)).toMatchObject({ embeddedDatabase: undefined, variables: given });
  });

  it.each([
    [{ PORT: 'three' }, 'PORT=three'],
    [{ PORT: '0' }, 'PORT=0'],
    [{ PLATFORM_PORT: '65533' }, 'PLATFORM_PORT=65533'],
    [{ PLATFORM_PORT: '0' }, 'PLATFORM_PORT=0'],
    [{ PORT: '4003' }, 'PORT=4003: the platform and its sites take 4000 to 4004'],
    [{ PORT: '4004' }, 'PORT=4004'],
    [{ PLATFORM_ORIGIN: 'platform' }, 'PLATFORM_ORIGIN=platform'],
    [{ PAGE_CACHE: 'maybe' }, 'PAGE_CACHE=maybe'],
    [{ DEMO: 'yes' }, 'DEMO=yes'],
    [{ COOKIE_DOMAIN: 'jian zhu' }, 'COOKIE_DOMAIN=jian zhu'],
    [{ DEMO: '1', COOKIE_DOMAIN: 'jianzhu.example' }, 'DEMO=1'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL='],
  ])('refuses %o in one line that names the variable', (environment, beginning) => {
    const read = readStartSettings(environment);
    expect(read).toMatchObject({ code: 'SETTING_INVALID', message: expect.stringContaining(beginning) });
    expect(read).not.toMatchObject({ message: expect.stringContaining('\n') });
  });

  it('does not go on without DEMO where others can reach it', () => {
    const open = { PUBLIC_PROTOCOL: 'https', PORTAL_ORIGINS: 'https://www.jianzhu.example' };
    expect(readStartSettings(open)).toMatchObject({
      message:
        'DEMO=: must be said with the public PORTAL_ORIGINS=https://www.jianzhu.example: 0 for a service, 1 for a demonstration',
    });
    expect(readStartSettings({ ...open, DEMO: '0' })).toMatchObject({
      message: 'SMS_URL=: must be set with DEMO=0: the address of the gateway that takes text messages',
    });
    const service = readStartSettings({ ...open, DEMO: '0', SMS_URL: 'https://sms.example/' });
    expect(service).toMatchObject({ demo: false, variables: { DEMO: '0' } });
    expect(service).not.toHaveProperty('variables.SENT_PASSWORD');
  });

  it('makes a password for the page of sent texts of a public demonstration, a new one at each start', () => {
    const open = { DEMO: '1', HOST: '0.0.0.0' };
    const [first, second] = [readStartSettings(open), readStartSettings(open)];
    expect(first).toMatchObject({
      reach: '127.0.0.1',
      variables: { SENT_PASSWORD: expect.stringMatching(/^[\w-]{16}$/) },
    });
    expect(second).not.toMatchObject({ sentPassword: 'sentPassword' in first ? first.sentPassword : '' });
    expect(readStartSettings({ ...open, SENT_PASSWORD: 'open, sesame!' })).toMatchObject({
      sentPassword: 'open, sesame!',
    });
    expect(readStartSettings({})).not.toHaveProperty('sentPassword');
  });

  it.each([
    ['::', '127.0.0.1'],
    ['::1', '[::1]'],
    ['10.0.0.5', '10.0.0.5'],
  ])('finds its own servers with HOST=%s', (host, reach) => {
    const service = { DEMO: '0', SMS_URL: 'https://sms.example/', PUBLIC_PROTOCOL: 'https', HOST: host };
    expect(readStartSettings(service)).toMatchObject({ reach, platformOrigin: `http://${reach}:4000` });
  });
});
