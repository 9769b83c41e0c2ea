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
