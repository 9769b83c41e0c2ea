import { describe, expect, it } from 'vitest';
import { readPlatformSettings } from './env.ts';

const read = (variables: Record<string, string>) => readPlatformSettings(variables, '1');

/** A service on public addresses. */
const SERVICE = {
  DEMO: '0',
  PUBLIC_PROTOCOL: 'https',
  PORTAL_ORIGINS: 'https://www.jianzhu.example',
  LOGIN_ORIGIN: 'https://login.jianzhu.example',
  STORAGE_ORIGIN: 'https://files.jianzhu.example',
  SMS_URL: 'https://sms.jianzhu.example/send',
} as const;

const PUBLIC: readonly (readonly [variable: string, value: string])[] = [
  ['PORTAL_ORIGINS', 'http://localhost:3000,https://www.jianzhu.example'],
  ['LOGIN_ORIGIN', 'https://login.jianzhu.example'],
  ['STORAGE_ORIGIN', 'http://192.168.1.5:4002'],
  ['SIBLING_ORIGIN', 'https://sites.jianzhu.example'],
  ['CLIENT_ORIGINS', 'https://archive.jianzhu.example'],
  ['COOKIE_DOMAIN', 'jianzhu.example'],
  ['HOST', '0.0.0.0'],
  ['HOST', '::'],
  ['HOST', '10.0.0.5'],
];

describe('a set-up that others can reach', () => {
  it.each(PUBLIC)('must say DEMO with %s=%s', (variable, value) => {
    expect(read({ [variable]: value })).toMatchObject({
      variable: 'DEMO',
      message: expect.stringMatching(
        new RegExp(`^DEMO=: must be said with the public ${variable}=\\S+: 0 for a service, 1 for a demonstration$`),
      ),
    });
  });

  it('is not chosen for whoever stands behind a proxy', () => {
    expect(read({ TRUSTED_PROXIES: '127.0.0.1' })).toMatchObject({ variable: 'DEMO' });
    expect(read({ TRUSTED_PROXIES: '127.0.0.1', DEMO: '1' })).toMatchObject({ demo: true });
  });

  it.each([
    ['PORTAL_ORIGINS', 'http://localhost:3000,http://changchun.jianzhu.test'],
    ['LOGIN_ORIGIN', 'http://127.0.0.1:4001'],
    ['STORAGE_ORIGIN', 'http://[::1]:4002'],
    ['COOKIE_DOMAIN', 'jianzhu.localhost'],
    ['HOST', '127.0.0.1'],
    ['HOST', '::1'],
  ])('is not one with %s=%s, a demonstration then', (variable, value) => {
    expect(read({ [variable]: value })).toMatchObject({ demo: true });
  });
});

describe('a demonstration', () => {
  it.each(PUBLIC.filter(([variable]) => variable !== 'COOKIE_DOMAIN'))(
    'has a password before its page of sent texts with %s=%s',
    (variable, value) => {
      const variables = { DEMO: '1', [variable]: value };
      expect(read(variables)).toMatchObject({ variable: 'SENT_PASSWORD' });
      expect(read({ ...variables, SENT_PASSWORD: 'open, sesame!' })).toMatchObject({ sentPassword: 'open, sesame!' });
    },
  );

  it('has one there that not everybody knows', () => {
    const open = { DEMO: '1', HOST: '0.0.0.0', SENT_PASSWORD: 'password1234' };
    expect(read(open)).toMatchObject({ message: expect.stringContaining('is one that everybody knows') });
  });

  it('has none on this machine alone', () => {
    expect(read({ DEMO: '1', SENT_PASSWORD: 'open, sesame!' })).not.toHaveProperty('sentPassword');
  });

  it.each(['example.cn', 'jianzhu.example.com', 'localhost.example.com'])('is refused on the domain %s', (domain) => {
    expect(read({ DEMO: '1', COOKIE_DOMAIN: domain })).toMatchObject({
      message: `DEMO=1: must be 0 with the public COOKIE_DOMAIN ${domain}`,
    });
  });
});

describe('a service', () => {
  it('starts with everything that it needs', () => {
    expect(read(SERVICE)).toMatchObject({ demo: false, sms: { url: SERVICE.SMS_URL } });
  });

  it('can be tried on one machine without https', () => {
    expect(read({ DEMO: '0', SMS_URL: 'http://127.0.0.1:9000/' })).toMatchObject({ demo: false });
  });

  it.each([
    [{ SMS_URL: '' }, 'SMS_URL=: must be set with DEMO=0: the address of the gateway that takes text messages'],
    [{ PUBLIC_PROTOCOL: 'http' }, 'PUBLIC_PROTOCOL=http: must be https for a service with public addresses'],
    [{ PUBLIC_PROTOCOL: '' }, 'PUBLIC_PROTOCOL=http: must be https for a service with public addresses'],
    [
      { LOGIN_ORIGIN: 'http://login.jianzhu.example' },
      'LOGIN_ORIGIN=http://login.jianzhu.example: must be https for a service',
    ],
    [
      { CLIENT_ORIGINS: 'https://a.example,http://b.example' },
      'CLIENT_ORIGINS=http://b.example: must be https for a service',
    ],
    [
      { DATABASE_URL: 'postgresql://postgres:postgres@db/jianzhu' },
      'DATABASE_URL=: its password is one that everybody knows; a service has its own',
    ],
    [
      { DATABASE_URL: 'postgresql://jz_owner_2026:jz_owner_2026@db/jianzhu' },
      'DATABASE_URL=: its password is one that everybody knows; a service has its own',
    ],
    [
      { DATABASE_URL: 'postgresql://owner:Xk3-9@db/jianzhu' },
      'DATABASE_URL=: its password is shorter than 12 characters; a service has its own',
    ],
    [
      { DATABASE_URL: 'postgresql://owner@db/jianzhu?password=postgres' },
      'DATABASE_URL=: its password is one that everybody knows; a service has its own',
    ],
    [{ SMS_URL: 'http://gateway.example/send?key=abc' }, 'SMS_URL=: must be https: codes and phone numbers go there'],
    [
      { DATABASE_APP_URL: 'postgresql://app_user:password123@db/jianzhu' },
      'DATABASE_APP_URL=: its password is one that everybody knows; a service has its own',
    ],
    [
      { OBJECT_STORE_ACCESS_SECRET: 'minioadmin' },
      'OBJECT_STORE_ACCESS_SECRET=: is one that everybody knows; a service has its own',
    ],
  ])('is refused with %o in one line', (variables, message) => {
    expect(read({ ...SERVICE, ...variables })).toMatchObject({ message });
  });
});
