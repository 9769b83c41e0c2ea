import { describe, expect, it } from 'vitest';
import { ask, askRaw } from './testing/http-client.ts';
import { startPlatform, startPortal } from './testing/test-portal.ts';

const statusOf = (answer: string) => Number(answer.split(' ')[1]);

describe('what the portal refuses', () => {
  it.each([
    ['a path that cannot be decoded', 'GET /%E0%A4%A HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a NUL in the path', 'GET /%00 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['an absolute target', 'GET http://evil/api/x HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['two Host headers', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['no Host header', 'GET / HTTP/1.1\r\n\r\n'],
    ['a host that would break out of the policy', "GET / HTTP/1.1\r\nHost: a;script-src 'unsafe-inline'\r\n\r\n"],
    ['a host with a path', 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n'],
  ])('answers 400 to %s', async (_name, request) => {
    const { port } = await startPortal();
    expect(statusOf(await askRaw(port, request))).toBe(400);
  });

  it('answers 431 to a request head over 16 KiB', async () => {
    const { port } = await startPortal();
    const head = `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(17 * 1024)}\r\n\r\n`;
    expect(statusOf(await askRaw(port, head))).toBe(431);
  });

  it.each([
    ['POST', '/'],
    ['POST', '/default/home'],
    ['POST', '/login-back/'],
    ['PUT', '/login-back'],
    ['DELETE', '/user/default'],
    ['PUT', '/logout'],
    ['POST', '/logout/'],
    ['POST', '/apix'],
  ])('answers 405 to %s %s', async (method, path) => {
    const { port } = await startPortal({ handleDocument: async () => new Response('reached') });
    const answer = await ask(port, { method, path });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
});

describe('the one form that a document takes', () => {
  const post = (port: number, body: string) =>
    askRaw(
      port,
      `POST /login-back HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
  const read = async (request: Request) => new Response(`${request.method} ${await request.text()}`);

  it('reaches the application whole', async () => {
    const { port } = await startPortal({ handleDocument: read });
    expect(await post(port, 'answer=switch&proof=x')).toContain('POST answer=switch&proof=x');
  });

  it.each([
    ['another site', 'https://evil.example'],
    ['another port of our host', 'http://a:8080'],
    ['our host over another protocol', 'https://a'],
    ['nowhere', 'null'],
    ['no origin at all', 'not an address'],
  ])('is refused in a line when it comes from %s', async (_, from) => {
    const { port, logged } = await startPortal({ handleDocument: read });
    const headers = { host: 'a', origin: from, 'content-length': '8' };
    const answer = await ask(port, { method: 'POST', path: '/login-back', headers, body: 'answer=x' });
    expect([answer.status, answer.body.toString()]).toEqual([403, 'Forbidden']);
    await expect.poll(() => logged).toHaveLength(1);
    expect(logged[0]).toContain('"status":403');
  });

  it('is taken from our own pages', async () => {
    const { port } = await startPortal({ handleDocument: read });
    const headers = { host: 'A:80', origin: 'http://a', 'content-length': '8' };
    expect((await ask(port, { method: 'POST', path: '/login-back', headers, body: 'answer=x' })).status).toBe(200);
  });

  it('is refused beyond 4 KiB, and without a length', async () => {
    const { port } = await startPortal({ handleDocument: read });
    expect(statusOf(await post(port, 'x'.repeat(4097)))).toBe(413);
    const chunked = 'POST /login-back HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
    expect(statusOf(await askRaw(port, chunked))).toBe(413);
  });
});

it('hands POST /logout to the platform and GET /logout to the application', async () => {
  const { origin } = await startPlatform((request, response) => response.end(`platform ${request.method}`));
  const { port } = await startPortal({
    settings: { platformOrigin: origin },
    handleDocument: async () => new Response('application'),
  });
  expect((await ask(port, { method: 'POST', path: '/logout' })).body.toString()).toBe('platform POST');
  expect((await ask(port, { path: '/logout' })).body.toString()).toBe('application');
});

it.each([
  [200, 200],
  [503, 503],
  [404, 503],
])('is healthy when the platform is: %i there, %i here', async (there, here) => {
  const asked: (string | undefined)[] = [];
  const { origin } = await startPlatform((request, response) => {
    asked.push(request.url);
    response.writeHead(there).end();
  });
  const { port } = await startPortal({ settings: { platformOrigin: origin } });
  const answer = await ask(port, { path: '/health' });
  expect([answer.status, answer.headers['cache-control'], asked]).toEqual([here, 'no-store', ['/health']]);
});

it('is not healthy without a platform', async () => {
  const { port } = await startPortal({ settings: { platformOrigin: 'http://127.0.0.1:9' } });
  expect((await ask(port, { path: '/health' })).status).toBe(503);
});

it('logs no error for saying that it is not ready, however often it is asked', async () => {
  const portal = await startPortal({ settings: { platformOrigin: 'http://127.0.0.1:9' } });
  for (const path of ['/health', '/health?wait=1', '/api/x']) await ask(portal.port, { path });
  const levels = portal.logged.flatMap((line): [string, string][] => {
    const { level, path } = JSON.parse(line);
    return path === undefined ? [] : [[path, level]];
  });
  expect(levels).toEqual([
    ['/health', 'info'],
    ['/health', 'info'],
    ['/api/x', 'error'],
  ]);
});

it('answers 500 when the application throws, and logs it', async () => {
  const portal = await startPortal({ handleDocument: () => Promise.reject(new Error('broken')) });
  expect((await ask(portal.port, { path: '/user/default?token=secret' })).status).toBe(500);
  expect(portal.logged.join('\n')).toContain('broken');
});

it('keeps queries out of the log, since they may hold tokens', async () => {
  const portal = await startPortal();
  await ask(portal.port, { path: '/login-back?token=secret' });
  expect(portal.logged.join('\n')).toContain('/login-back');
  expect(portal.logged.join('\n')).not.toContain('secret');
});

describe('what browsers are told of the site', () => {
  const year = 'max-age=31536000; includeSubDomains';

  it.each(['/default/home', '/user/default', '/health', '/api/x', '/.well-known/security.txt', '/assets/gone.js'])(
    'keeps %s to https for a year when browsers come by https, and not before',
    async (path) => {
      const { origin } = await startPlatform((_request, response) => response.end('{}'));
      for (const [publicProtocol, expected] of [
        ['https', year],
        ['http', undefined],
      ] as const) {
        const { port } = await startPortal({
          settings: { platformOrigin: origin, publicProtocol },
          handleDocument: async () => new Response('page', { headers: { 'content-type': 'text/html' } }),
        });
        expect((await ask(port, { path })).headers['strict-transport-security']).toBe(expected);
      }
    },
  );

  it('hands no window over to pages of other origins', async () => {
    const { port } = await startPortal({
      handleDocument: async () => new Response('page', { headers: { 'content-type': 'text/html' } }),
    });
    for (const path of ['/default/home', '/user/default']) {
      expect((await ask(port, { path })).headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });
});

describe('without PORTAL_ORIGINS', () => {
  it.each([
    ['a demonstration answers under every name', true, [200, 200]],
    ['a service under those of its machine', false, [421, 200]],
  ] as const)('%s', async (_name, isDemonstration, statuses) => {
    const { port } = await startPortal({
      settings: { isDemonstration },
      handleDocument: async () => new Response('page'),
    });
    const asked = ['www.example.cn', 'localhost:3000'].map((host) =>
      ask(port, { path: '/default/home', headers: { host } }),
    );
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(statuses);
  });
});

describe('with PORTAL_ORIGINS', () => {
  const settings = {
    publicProtocol: 'https',
    portalOrigins: ['https://www.example.cn', 'https://changchun.example.cn:8443'],
  } as const;
  const start = () => startPortal({ settings, handleDocument: async () => new Response('page') });

  it.each([
    'www.example.cn',
    'WWW.Example.cn',
    'www.example.cn:443',
    'changchun.example.cn:8443',
    'localhost:3000',
    'changchun.localhost:3000',
  ])('answers under %s', async (host) => {
    const { port } = await start();
    expect((await ask(port, { path: '/default/home', headers: { host } })).status).toBe(200);
  });

  it.each([
    'evil.example',
    'www.example.cn:8443',
    'www.example.cn.evil.example',
    'localhost.evil.example',
    '10.0.0.1',
    'changchun.example.cn',
  ])('answers 421 under %s, so that no page bears its name, but says that it is well', async (host) => {
    const { port } = await start();
    for (const path of ['/default/home', '/user/default', '/api/x', '/.well-known/security.txt']) {
      const answer = await ask(port, { path, headers: { host } });
      expect([answer.status, answer.body.toString()]).toEqual([421, 'Misdirected Request']);
    }
    expect((await ask(port, { path: '/health', headers: { host } })).status).toBe(503);
  });
});

describe('security.txt', () => {
  it('says whom to tell of a weakness, and until when that holds (RFC 9116)', async () => {
    const { port } = await startPortal({
      settings: { securityContacts: ['mailto:security@example.cn', 'tel:+86-431-00000000'] },
    });
    const { status, headers, body } = await ask(port, { path: '/.well-known/security.txt' });
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    // It names the host of the request.
    expect(headers['cache-control']).toMatch(/^private/);
    const [first, second, expires = '', ...rest] = body.toString().trimEnd().split('\n');
    expect([first, second]).toEqual(['Contact: mailto:security@example.cn', 'Contact: tel:+86-431-00000000']);
    const daysLeft = (Date.parse(expires.replace('Expires: ', '')) - Date.now()) / 86_400_000;
    expect(daysLeft).toBeGreaterThan(179);
    expect(daysLeft).toBeLessThan(365);
    expect(rest).toEqual([
      'Preferred-Languages: zh, en',
      `Canonical: http://127.0.0.1:${port}/.well-known/security.txt`,
    ]);
  });

  it('is not there while nobody is named', async () => {
    const { port } = await startPortal();
    expect((await ask(port, { path: '/.well-known/security.txt' })).status).toBe(404);
  });
});

it.each([
  '/api/rs-ops-service/operator/me',
  '/api/rs-ops-service',
  '/api/rs%2dops-service/operator/me',
  '/api/%72s-ops-service/operator/me',
  '/api/rs%252dops-service/operator/me',
  '/%61pi/rs-ops-service/operator/me',
  '/api//rs-ops-service/operator/me',
  '/api/./rs-ops-service/operator/me',
  '/api/x/../rs-ops-service/operator/me',
  '/api/x%2f..%2frs-ops-service/operator/me',
  '/API/RS-OPS-SERVICE/operator/me',
])('forwards nothing of the operator API: %s', async (path) => {
  const asked: (string | undefined)[] = [];
  const { origin } = await startPlatform((request, response) => {
    asked.push(request.url);
    response.end('{}');
  });
  const { port } = await startPortal({ settings: { platformOrigin: origin } });
  for (const method of ['GET', 'POST']) expect((await ask(port, { method, path })).status).toBe(404);
  expect(asked).toEqual([]);
  expect((await ask(port, { path: '/api/rs-cms-service/x?back=/api/rs-ops-service' })).status).toBe(200);
});
