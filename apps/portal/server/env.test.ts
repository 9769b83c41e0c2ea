import { describe, expect, it } from 'vitest';
import { readPortalSettings } from './env.ts';

describe('readPortalSettings', () => {
  it('runs on one machine with nothing set', () => {
    expect(readPortalSettings({})).toEqual({
      port: 3000,
      addresses: ['127.0.0.1', '::1'],
      isDemonstration: false,
      platformOrigin: 'http://127.0.0.1:4000',
      publicProtocol: 'http',
      trustedProxies: [],
      pageCache: true,
      requestLog: 'errors',
    });
  });

  it('takes every variable', () => {
    const settings = readPortalSettings({
      PORT: '8080',
      HOST: '10.0.0.5',
      DEMO: '1',
      PLATFORM_ORIGIN: 'https://api.example.cn/',
      LOGIN_ORIGIN: 'https://login.example.cn',
      STORAGE_ORIGIN: 'https://files.example.cn',
      SIBLING_ORIGIN: 'https://shop.example.cn',
      COOKIE_DOMAIN: '.Example.cn',
      OFFICE_VIEWER_URL: 'https://viewer.example.cn/view?src={url}',
      PUBLIC_PROTOCOL: 'https',
      TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1',
      PORTAL_ORIGINS: 'https://www.example.cn, https://changchun.example.cn/',
      SECURITY_CONTACT: 'security@example.cn, https://www.example.cn/report, tel:+86-431-00000000',
      PAGE_CACHE: 'off',
      REQUEST_LOG: 'all',
    });
    expect(settings).toEqual({
      port: 8080,
      addresses: ['10.0.0.5'],
      isDemonstration: true,
      platformOrigin: 'https://api.example.cn',
      loginOrigin: 'https://login.example.cn',
      storageOrigin: 'https://files.example.cn',
      siblingOrigin: 'https://shop.example.cn',
      cookieDomain: 'example.cn',
      officeViewer: 'https://viewer.example.cn/view?src={url}',
      publicProtocol: 'https',
      trustedProxies: ['10.0.0.0/8', '2001:db8::1'],
      portalOrigins: ['https://www.example.cn', 'https://changchun.example.cn'],
      securityContacts: ['mailto:security@example.cn', 'https://www.example.cn/report', 'tel:+86-431-00000000'],
      pageCache: false,
      requestLog: 'all',
    });
  });

  it('takes an empty variable as not set', () => {
    expect(readPortalSettings({ PORT: '', COOKIE_DOMAIN: '' })).toEqual(readPortalSettings({}));
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', 'jianzhu.example'],
    ['DEMO', 'yes'],
    ['PLATFORM_ORIGIN', '127.0.0.1:4000'],
    ['PLATFORM_ORIGIN', 'http://127.0.0.1:4000/api'],
    ['LOGIN_ORIGIN', 'javascript:alert(1)'],
    ['STORAGE_ORIGIN', 'http://user@example.cn'],
    ['COOKIE_DOMAIN', 'example.cn; Path=/x'],
    ['OFFICE_VIEWER_URL', 'javascript:alert(1)//{url}'],
    ['OFFICE_VIEWER_URL', 'viewer'],
    ['PUBLIC_PROTOCOL', 'ftp'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '8.0.0.0/7'],
    ['TRUSTED_PROXIES', '2000::/3'],
    ['TRUSTED_PROXIES', 'proxy.example.cn'],
    ['PORTAL_ORIGINS', 'https://www.example.cn,elsewhere'],
    ['SECURITY_CONTACT', 'javascript:alert(1)'],
    ['SECURITY_CONTACT', 'security@example.cn,nobody'],
    ['SECURITY_CONTACT', 'security@example.cn Contact:evil'],
    ['PAGE_CACHE', 'yes'],
    ['REQUEST_LOG', 'debug'],
  ])('names %s when it is %s, in one line', (variable, value) => {
    const error = readPortalSettings({ [variable]: value });
    expect(error).toMatchObject({ code: 'SETTING_INVALID', variable });
    expect(error).toHaveProperty('message', expect.stringMatching(new RegExp(`^${variable}=.+$`)));
  });
});
