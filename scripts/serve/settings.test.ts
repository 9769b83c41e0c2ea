import { describe, expect, it } from 'vitest';
import { readStartSettings } from './settings.ts';

describe('readStartSettings', () => {
  it('runs on one machine with an empty environment', () => {
    expect(readStartSettings({}, '/repo')).toEqual({
      portalPort: 3000,
      platformPort: 4000,
      platformOrigin: 'http://127.0.0.1:4000',
      dataDir: '/repo/.data',
      variables: {
        PORT: '3000',
        PLATFORM_PORT: '4000',
        PLATFORM_ORIGIN: 'http://127.0.0.1:4000',
        DATA_DIR: '/repo/.data',
        DEMO: '1',
      },
    });
  });

  it('takes the values given, and passes on what it does not know', () => {
    const given = { PORT: '3100', PLATFORM_PORT: '4100', DATA_DIR: 'db', DEMO: '0', PAGE_CACHE: 'off' };
    expect(readStartSettings(given, '/repo')).toMatchObject({
      portalPort: 3100,
      platformOrigin: 'http://127.0.0.1:4100',
      dataDir: '/repo/db',
      variables: { DEMO: '0', PAGE_CACHE: 'off' },
    });
    expect(readStartSettings({ PLATFORM_ORIGIN: 'http://10.0.0.5' }, '/repo')).toMatchObject({
      platformOrigin: 'http://10.0.0.5',
    });
  });

  it('minds no embedded database when there is another', () => {
    expect(readStartSettings({ DATABASE_URL: 'postgres://db/jianzhu' }, '/repo')).toMatchObject({ dataDir: undefined });
  });

  it.each([
    [{ PORT: 'three' }, 'PORT=three: must be a port number from 1 to 65535'],
    [{ PORT: '0' }, 'PORT=0: must be a port number from 1 to 65535'],
    [{ PLATFORM_PORT: '65533' }, 'PLATFORM_PORT=65533: must be a port number from 1 to 65532'],
    [{ PORT: '4003' }, 'PORT=4003: the platform takes 4000 to 4003'],
  ])('refuses %o in one line', (environment, message) => {
    expect(readStartSettings(environment, '/repo')).toEqual({ code: 'SETTING_INVALID', message });
  });
});
