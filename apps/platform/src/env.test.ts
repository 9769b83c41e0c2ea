import { describe, expect, it } from 'vitest';
import { type PlatformSettings, readPlatformSettings, siteOrigins } from './env.ts';

function read(variables: Record<string, string>): PlatformSettings {
  const settings = readPlatformSettings(variables, '1');
  if ('code' in settings) {
    throw new Error(settings.message);
  }
  return settings;
}

/** What a service on public addresses needs at least. */
const SERVICE = { DEMO: '0', SMS_URL: 'https://sms.example.cn/send', PUBLIC_PROTOCOL: 'https' } as const;

describe('the settings of the platform', () => {
  it('has a default for every variable', () => {
    const settings = read({});
    expect(settings).toMatchObject({ port: 4000, demo: true, sessionIdleSeconds: 604_800, logLevel: 'info' });
    expect(settings.database).toEqual({ kind: 'embedded', dataDir: settings.dataDir });
    expect(settings.dataDir).toMatch(/\/\.data$/);
    expect(settings.returnOrigins).toEqual([
      'http://localhost:3000',
      'http://changchun.localhost:3000',
      'http://localhost:4003',
      'http://changchun.localhost:4003',
      'http://localhost:4004',
      'http://changchun.localhost:4004',
    ]);
  });

  it('lets the platform review by itself in a demonstration alone (decision 58)', () => {
    const service = { DEMO: '0', SMS_URL: 'https://sms.example' };
    expect([read(service).reviewMode, read({ DEMO: '1' }).reviewMode]).toEqual(['manual', 'auto']);
    expect(read({ DEMO: '1', REVIEW_MODE: 'manual' }).reviewMode).toBe('manual');
    expect(readPlatformSettings({ ...service, REVIEW_MODE: 'auto' })).toEqual({
      code: 'SETTING_INVALID',
      variable: 'REVIEW_MODE',
      message: 'REVIEW_MODE=auto: only a demonstration (DEMO=1) reviews automatically',
    });
  });

  it('finds the other sites on the ports after its own, under the host name of the request', () => {
    expect(siteOrigins(read({ PLATFORM_PORT: '5000' }), 'changchun.localhost')).toEqual({
      login: 'http://changchun.localhost:5001',
      storage: 'http://changchun.localhost:5002',
      sibling: 'http://changchun.localhost:5003',
    });
  });

  it('prefers configured origins and registers them as return addresses', () => {
    const settings = read({
      LOGIN_ORIGIN: 'https://login.example.cn',
      SIBLING_ORIGIN: 'https://sites.example.cn',
      PORTAL_ORIGINS: 'https://portal.example.cn, https://changchun.example.cn',
      ...SERVICE,
      CLIENT_ORIGINS: 'https://archive.example.cn',
    });
    expect(siteOrigins(settings, 'portal.example.cn').login).toBe('https://login.example.cn');
    expect(settings.returnOrigins).toEqual([
      'https://portal.example.cn',
      'https://changchun.example.cn',
      'https://sites.example.cn',
      'https://archive.example.cn',
    ]);
  });

  it('uses the PostgreSQL of the operator when DATABASE_URL is set', () => {
    const admin = 'postgresql://owner:secret@db.example.cn:5432/portal';
    expect(read({ DATABASE_URL: admin }).database).toEqual({ kind: 'server', admin, roles: {} });
  });

  it.each([
    ['PLATFORM_PORT', 'http'],
    ['PLATFORM_PORT', '65534'],
    ['PORT', '70000'],
    ['LOGIN_ORIGIN', 'login.example.cn'],
    ['STORAGE_ORIGIN', 'https://objects.example.cn/bucket'],
    ['PORTAL_ORIGINS', 'http://localhost:3000,elsewhere'],
    ['CLIENT_ORIGINS', 'https://archive.example.cn/login-back'],
    ['COOKIE_DOMAIN', 'exa mple'],
    ['DEMO', 'yes'],
    ['HOST', 'example.cn'],
    ['HOST', '127.0.0.1:80'],
    ['SENT_PASSWORD', 'short'],
    ['SESSION_IDLE_SECONDS', '604801'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['TRUSTED_PROXIES', '10.0.0.1,0.0.0.0/0'],
    ['TRUSTED_PROXIES', '::/0'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s in one line that names it', (variable, value) => {
    const error = readPlatformSettings({ [variable]: value });
    expect(error).toMatchObject({ code: 'SETTING_INVALID', variable });
    expect('message' in error && error.message).toMatch(new RegExp(`^${variable}=[^\\n]*$`));
  });

  it('takes a bucket for the objects, with everything that it needs', () => {
    const bucket = {
      OBJECT_STORE: 'oss',
      OBJECT_STORE_ENDPOINT: 'https://oss-cn-changchun.example.cn',
      OBJECT_STORE_REGION: 'cn-changchun',
      OBJECT_STORE_BUCKET: 'files',
      OBJECT_STORE_ACCESS_KEY: 'key',
      OBJECT_STORE_ACCESS_SECRET: 'secret',
      OBJECT_STORE_ROLE_ARN: 'acs:ram::1:role/upload',
      OBJECT_STORE_STS_ENDPOINT: 'https://sts.example.cn',
    };
    expect(read({}).objectStore).toEqual({ kind: 'embedded', quotaBytes: 50 * 1024 ** 3 });
    expect(read({ BUSINESS_QUOTA_GB: '7' }).objectStore.quotaBytes).toBe(7 * 1024 ** 3);
    expect(read(bucket).objectStore).toMatchObject({ kind: 'oss', bucket: 'files', bucketStyle: 'virtualHost' });
    for (const variable of Object.keys(bucket).slice(1)) {
      const error = readPlatformSettings({ ...bucket, [variable]: '' }, '1');
      expect(error).toMatchObject({ code: 'SETTING_INVALID', variable });
    }
  });

  it('does not repeat the password of a wrong database address', () => {
    const error = readPlatformSettings({ DATABASE_URL: 'mysql://owner:secret@db/portal' });
    expect(error).toMatchObject({ variable: 'DATABASE_URL' });
    expect(JSON.stringify(error)).not.toContain('secret');
  });

  it('listens on the loopback addresses unless HOST says otherwise', () => {
    expect(read({}).addresses).toEqual(['127.0.0.1', '::1']);
    expect(read({ HOST: 'localhost' }).addresses).toEqual(['127.0.0.1', '::1']);
    expect(read({ HOST: '0.0.0.0', ...SERVICE }).addresses).toEqual(['0.0.0.0']);
  });

  it('is a service where nothing is said, which only pnpm start takes otherwise', () => {
    expect(readPlatformSettings({})).toMatchObject({ variable: 'SMS_URL' });
    expect(readPlatformSettings({}, '1')).toMatchObject({ demo: true });
  });

  it('lets no sibling of a demonstration into a service', () => {
    expect(read({ ...SERVICE, PUBLIC_PROTOCOL: 'http' }).returnOrigins).toEqual([
      'http://localhost:3000',
      'http://changchun.localhost:3000',
    ]);
  });
});
