import { expect, it } from 'vitest';
import type { PortalSettings } from './env.ts';
import { siteSettingsFor } from './site-settings.ts';

const settings: PortalSettings = {
  port: 3000,
  platformOrigin: 'http://127.0.0.1:5000',
  publicProtocol: 'http',
  addresses: ['127.0.0.1'],
  isDemonstration: false,
  trustedProxies: [],
  pageCache: true,
  requestLog: 'errors',
};

it.each([
  ['localhost:3000', 'http://localhost:5001'],
  ['changchun.localhost:3000', 'http://changchun.localhost:5001'],
  ['changchun.localhost', 'http://changchun.localhost:5001'],
  ['[::1]:3000', 'http://[::1]:5001'],
])('keeps the host name of %s for the neighbouring ports', (host, loginOrigin) => {
  expect(siteSettingsFor(settings, host).loginOrigin).toBe(loginOrigin);
});

it('numbers the neighbours from the port of the platform', () => {
  expect(siteSettingsFor(settings, 'localhost')).toMatchObject({
    loginOrigin: 'http://localhost:5001',
    storageOrigin: 'http://localhost:5002',
    siblingOrigin: 'http://localhost:5003',
  });
});

it('takes a configured origin for every host', () => {
  const configured = siteSettingsFor({ ...settings, loginOrigin: 'https://login.example.cn' }, 'changchun.localhost');
  expect(configured.loginOrigin).toBe('https://login.example.cn');
});
