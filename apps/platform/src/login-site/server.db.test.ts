import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../http/log.ts';
import { createRemoteStore } from '../objects/remote-store.ts';
import { createPlatform } from '../platform.ts';
import { readPlatformConfigs } from '../platform-config/queries.ts';
import { demonstrationVerifier } from '../ports/choose-card-verifier.ts';
import { createPageSmsSender } from '../ports/page-sms-sender.ts';
import { sandboxChannels } from '../ports/sandbox-channel.ts';
import { sideCarReader } from '../ports/side-car-reader.ts';
import { secretKeyKeeper } from '../sealing/key-keeper.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createLoginSite } from './server.ts';

const PORTAL = 'http://localhost:3000';
const PASSWORD = 'open, sesame!';
const CLIENT = 'https://archive.example';
// No page of the login site asks for it.
const NO_STORE = createRemoteStore(
  {
    kind: 'oss',
    endpoint: 'http://nowhere.test',
    bucketStyle: 'path',
    region: 'r',
    bucket: 'b',
    quotaBytes: 0,
    keys: { accessKey: '', accessSecret: '' },
    roleArn: '',
    stsEndpoint: '',
  },
  { assume: () => Promise.reject(new Error('no uploads here')) },
  { archiveOrigin: (hostName) => `http://${hostName}` },
);
const log = createLog('fatal', { write: () => undefined });

let db: TestDatabase;
let demo: FastifyInstance;
let locked: FastifyInstance;
let production: FastifyInstance;

beforeAll(async () => {
  db = await createTestDatabase();
  const platform = await createPlatform({
    database: db.database,
    log,
    sms: createPageSmsSender(db.database),
    store: NO_STORE,
    keeper: secretKeyKeeper(randomBytes(32)),
    payments: sandboxChannels(db.database),
    cards: demonstrationVerifier,
    documents: sideCarReader,
    returnOrigins: [PORTAL, CLIENT],
    sessionIdleSeconds: 604_800,
    portalOrigin: () => PORTAL,
  });
  const options = {
    ...platform,
    log,
    trustedProxies: ['127.0.0.1'],
    portalOrigin: () => PORTAL,
    portalOrigins: [PORTAL],
    platformConfigs: () => db.database.withSession({}, readPlatformConfigs),
  };
  const sent = async () => ({
    messages: [{ receiver: '13800000001', content: '<script>alert(1)</script>', sentAt: new Date(0) }],
    captchaX: 120,
  });
  demo = await createLoginSite({ ...options, sent: { read: sent, password: undefined } });
  locked = await createLoginSite({ ...options, sent: { read: sent, password: PASSWORD } });
  production = await createLoginSite(options);
});
afterAll(async () => {
  await Promise.all([demo.close(), locked.close(), production.close()]);
  await db.close();
});

const page = (url: string, site = demo, host = 'localhost:4001') => site.inject({ url, headers: { host } });

describe('the login site', () => {
  it.each(['/login', '/login?by=code', '/register', '/forgot', '/sent'])(
    '%s is a page that nobody may frame',
    async (url) => {
      const answer = await page(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-security-policy']).toMatch(/script-src 'self'.*frame-ancestors 'none'/);
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toContain('<html lang="zh-CN">');
    },
  );

  it.each([
    'https://evil.example/login-back',
    `${PORTAL}/login-back/`,
    `${PORTAL}/login-back?next=1`,
    `${PORTAL}@evil.example/login-back`,
    '//evil.example/login-back',
    'javascript:alert(1)',
    `${PORTAL}/other`,
  ])('does not log in towards %s, which nobody registered', async (returnUrl) => {
    const answer = await page(`/login?${new URLSearchParams({ returnUrl })}`);
    expect(answer.body).toContain('返回地址未在平台登记');
    expect(answer.body).not.toContain('<form');
  });

  it.each([
    ['/login', '/login-start/login'],
    ['/login?by=code', '/login-start/login?by=code'],
    ['/register', '/login-start/register'],
    ['/forgot', '/login-start/forgot'],
    ['/login', '/login-start/login?target=%2Fshop%2Fpc', '?target=%2Fshop%2Fpc'],
  ])('sends a browser from %s to %s, which ties the login to it (decision 62)', async (at, start, query = '') => {
    const headers = { host: 'localhost:4001', accept: 'text/html,*/*;q=0.8' };
    const open = (returnUrl: string) =>
      demo.inject({ url: `${at}${at.includes('?') ? '&' : '?'}${new URLSearchParams({ returnUrl })}`, headers });
    const first = await open(`${PORTAL}/login-back${query}`);
    expect([first.statusCode, first.headers.location]).toEqual([303, PORTAL + start]);
    const state = `state=${'S'.repeat(32)}`;
    const second = await open(`${PORTAL}/login-back${query === '' ? '?' : `${query}&`}${state}`);
    expect(second.statusCode).toBe(200);
    expect(second.body).toContain(encodeURIComponent(state));
  });

  it('sends nobody on who logs in to another site than a portal', async () => {
    const url = `/login?${new URLSearchParams({ returnUrl: `${CLIENT}/login-back` })}`;
    const answer = await demo.inject({ url, headers: { host: 'localhost:4001', accept: 'text/html' } });
    expect(answer.statusCode).toBe(200);
  });

  it('keeps the registered return address on every way through the site', async () => {
    const returnUrl = `${PORTAL}/login-back`;
    const { body } = await page(`/login?${new URLSearchParams({ returnUrl })}`);
    expect(body).toContain(`data-return="${returnUrl}"`);
    expect(body.match(/returnUrl=http%3A%2F%2Flocalhost%3A3000%2Flogin-back/g)?.length).toBeGreaterThanOrEqual(4);
  });

  it('names a browser once, in a cookie that neither scripts nor other sites read', async () => {
    const cookieAfter = async (cookie: string) => {
      const { headers } = await demo.inject({ url: '/login', headers: { host: 'localhost:4001', cookie } });
      return headers['set-cookie'];
    };
    const given = String(await cookieAfter(''));
    expect(given).toMatch(/^jianzhu-device=[\w-]{22}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict$/);
    expect(await cookieAfter(given.split(';')[0] ?? '')).toBeUndefined();
    expect(await cookieAfter('jianzhu-device=short')).toBeDefined();
  });

  it('carries the brand of the host', async () => {
    expect((await page('/login')).body).toContain('吉林省建筑业数字平台');
    expect((await page('/login', demo, 'changchun.localhost:4001')).body).toContain('长春市建筑业数字平台');
  });

  it('is large where the visitor has chosen large text on the portal (6.9)', async () => {
    const large = { host: 'localhost:4001', cookie: 'Text-Size=large' };
    expect((await demo.inject({ url: '/login', headers: large })).body).toContain('class="theme-large-text"');
    const { body } = await page('/login');
    expect(body).not.toContain('theme-large-text');
    const [address = ''] = body.match(/\/assets\/[^"]+\.css/) ?? [];
    expect((await page(address)).body).toContain('.theme-large-text { --type-caption: 15px/25px;');
  });

  it('serves stylesheet, drawing and scripts under addresses that may be kept for ever', async () => {
    const { body } = await page('/login');
    const addresses = [...body.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
    expect(addresses).toHaveLength(3);
    for (const address of addresses) {
      const answer = await page(address);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toContain('immutable');
    }
    const script = await page(addresses.find((address) => address.endsWith('.js')) ?? '');
    expect(script.body).not.toMatch(/from '[^']+\.ts'|: string/);
    expect(JSON.parse(/data-texts>(.*?)<\/script>/.exec(body)?.[1] ?? '{}')).toMatchObject({ codeSent: '发送成功' });
    expect((await page('/assets/../server.ts')).statusCode).toBe(404);
  });

  it('gives its scripts the rules of the domain with the fields (R-CONST-035, R-VALID-044, R-VALID-045)', async () => {
    const { body } = await page('/register');
    const [phone = ''] = body.match(/<input id="phone"[^>]*>/) ?? [];
    const pattern = new RegExp(/data-pattern="([^"]*)"/.exec(phone)?.[1] ?? '');
    expect(['13800000001', '12800000001', '1380000000', '138000000011'].map((text) => pattern.test(text))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(phone).toContain('data-refusal="请输入11位手机号！" data-send-refusal="请输入正确的11位手机号"');
    expect(body).toContain('data-wait-seconds="60"');
  });

  it('draws the puzzle in its sizes (R-CONST-051 to 053)', async () => {
    const { body } = await page('/register');
    expect(body).toContain('<img class="captcha__picture" width="300" height="140"');
    expect(body).toContain('<img class="captcha__piece" width="50" height="50"');
    expect(body).toContain('aria-valuemax="250"');
    const [address = ''] = body.match(/\/assets\/[^"]+\.css/) ?? [];
    expect((await page(address)).body).toMatch(/\.captcha__bar \{[^}]*\bheight: 30px/);
  });

  it('has the step of the second factor ready, hidden, with its call and its ways on', async () => {
    const { body } = await page('/login');
    expect(body).toMatch(/<section class="choose" data-second-factor hidden[^>]*>.*二次验证/);
    expect(body).toContain('<label class="field__label" for="secondCode"');
    expect(body).toMatch(/<button class="other-way" type="button" data-other-code[^>]*>使用恢复码/);
    expect(JSON.parse(/data-calls>(.*?)<\/script>/.exec(body)?.[1] ?? '{}').loginSecondFactor).toMatch(
      /second-factor$/,
    );
  });

  it('answers the calls that its pages make', async () => {
    const { body } = await page('/login');
    const calls = JSON.parse(/data-calls>(.*?)<\/script>/.exec(body)?.[1] ?? '{}');
    const answer = await page(calls.captcha);
    expect(answer.json()).toMatchObject({ code: 200, data: { bgImage: expect.stringContaining('data:image/png') } });
    expect((await page('/api/rs-member-service/ecomm/memberInfo/detail')).statusCode).toBe(404);
  });

  it('shows what was sent in a demonstration only, and as text', async () => {
    expect((await page('/sent')).body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect((await page('/sent', production)).statusCode).toBe(404);
    // Without a password it is for this machine, which a proxy or a page of somebody's may have opened to others.
    for (const host of ['demo.example.cn', '192.0.2.1:4001', '[2001:db8::1]:4001']) {
      expect((await demo.inject({ url: '/sent', headers: { host } })).statusCode).toBe(404);
      expect((await demo.inject({ url: '/login', headers: { host } })).statusCode).toBe(200);
    }
    for (const host of ['changchun.localhost:4001', '127.0.0.1:4001', '[::1]:4001']) {
      expect((await demo.inject({ url: '/sent', headers: { host } })).statusCode).toBe(200);
    }
  });
});

describe('a demonstration that others can reach', () => {
  const sentPage = (password: string | undefined, remoteAddress: string) =>
    locked.inject({
      url: '/sent',
      remoteAddress,
      headers: {
        host: 'login.jianzhu.example',
        ...(password !== undefined && { authorization: `Basic ${Buffer.from(`x:${password}`).toString('base64')}` }),
      },
    });

  it.each([undefined, '', 'open, sesame', 'open, sesame!!', PASSWORD.toUpperCase()])(
    'shows no text to the password %j',
    async (password) => {
      const answer = await sentPage(password, '2001:db8::1');
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toMatch(/^Basic /);
      expect(answer.body).toContain('本页需要密码');
      expect(answer.body).not.toContain('13800000001');
    },
  );

  it('shows them to its own', async () => {
    const answer = await sentPage(PASSWORD, '2001:db8::2');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('13800000001');
  });

  it.each(['/login', '/register', '/forgot', '/sent', '/login?returnUrl=https://evil.example'])(
    'says on %s that it is one',
    async (url) => {
      const mark = '<aside class="demonstration" aria-label="演示环境">演示环境</aside>';
      expect((await page(url, locked, 'login.jianzhu.example')).body).toContain(mark);
      expect((await page(url, locked, 'localhost:4001')).body).not.toContain(mark);
      expect((await page(url, production, 'login.jianzhu.example')).body).not.toContain(mark);
    },
  );
});
