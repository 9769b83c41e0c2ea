import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSiteEnvironment } from './env.ts';
import { readSiteFiles } from './site-files.ts';
import { createSiteServer } from './site-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sibling-site-'));
mkdirSync(path.join(folder, 'assets'));
for (const name of ['index.html', 'upload.html', 'assets/upload-1a.js']) writeFileSync(path.join(folder, name), name);
const server = createSiteServer(readSiteFiles(folder), readSiteEnvironment({ PLATFORM_PORT: '5000' }));

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function get(url: string, host = 'changchun.localhost:5004', method = 'GET') {
  // A server that is listening on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; body: string; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: url, method, headers: { host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString(),
          headers: response.headers,
        });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('the server of the sibling site', () => {
  it('finds pages without their ending, with a policy that names the platform under the same host name', async () => {
    const { status, body, headers } = await get('/upload?a=1');
    expect([status, body]).toEqual([200, 'upload.html']);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(
      "connect-src 'self' http://changchun.localhost:5000 ws://changchun.localhost:5000 http://changchun.localhost:5002;",
    );
    expect(policy).not.toContain('unsafe-inline');
    expect((await get('/')).body).toBe('index.html');
  });

  it('lets browsers keep what has its content in its name', async () => {
    expect((await get('/assets/upload-1a.js')).headers['cache-control']).toContain('immutable');
  });

  it('tells the pages where the platform is', async () => {
    expect(JSON.parse((await get('/settings.json', 'localhost:5004')).body)).toEqual({
      apiOrigin: 'http://localhost:5000',
      socketOrigin: 'ws://localhost:5000',
      loginOrigin: 'http://localhost:5001',
      cookieDomain: '',
    });
  });

  it.each([
    ['/nothing', 'localhost', 'GET', 404],
    ['/../server/main.ts', 'localhost', 'GET', 404],
    ['/', "a; script-src 'unsafe-inline'", 'GET', 400],
    ['/', 'localhost', 'POST', 405],
  ])('refuses %s of %s by %s', async (url, host, method, status) => {
    expect((await get(url, host, method)).status).toBe(status);
  });
});

it.each([
  ['SITE_PORT', '70000'],
  ['API_ORIGIN', 'platform'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readSiteEnvironment({ [name]: value })).toThrow(`${name}=${value}`);
});
