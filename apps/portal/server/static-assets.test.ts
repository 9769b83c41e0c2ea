import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadStaticAssets } from './static-assets.ts';
import { ask, askRaw } from './testing/http-client.ts';
import { startPortal } from './testing/test-portal.ts';

const files = {
  'assets/app-hash.js': 'plain script',
  'assets/app-hash.js.br': 'br script',
  'assets/app-hash.js.gz': 'gz script',
  'robots.txt': 'User-agent: *',
  '.vite/manifest.json': '{}',
};

async function startWithAssets() {
  const parent = await mkdtemp(path.join(tmpdir(), 'portal-assets-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  await writeFile(path.join(parent, 'secret.txt'), 'secret');
  const directory = path.join(parent, 'client');
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(directory, name)), { recursive: true });
    await writeFile(path.join(directory, name), content);
  }
  return startPortal({
    assets: await loadStaticAssets(directory, { publicProtocol: 'http' }),
    handleDocument: async () => new Response('document', { status: 404 }),
  });
}

describe('static files', () => {
  it.each([
    ['gzip, deflate, br', 'br', 'br script'],
    ['gzip', 'gzip', 'gz script'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'gz script'],
    ['deflate', undefined, 'plain script'],
    ['', undefined, 'plain script'],
  ])('takes the compressed copy for Accept-Encoding %j', async (accepted, encoding, body) => {
    const { port } = await startWithAssets();
    const answer = await ask(port, { path: '/assets/app-hash.js', headers: { 'accept-encoding': accepted } });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.body.toString()).toBe(body);
  });

  it('keeps hashed files for ever and without an ETag', async () => {
    const { port } = await startWithAssets();
    const { headers } = await ask(port, { path: '/assets/app-hash.js' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers).not.toHaveProperty('etag');
  });

  it('answers 304 for an unchanged file without a hash', async () => {
    const { port } = await startWithAssets();
    const first = await ask(port, { path: '/robots.txt' });
    expect(first.headers.etag).toBeDefined();
    const again = await ask(port, { path: '/robots.txt', headers: { 'if-none-match': first.headers.etag } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('answers HEAD with the length and no body', async () => {
    const { port } = await startWithAssets();
    const answer = await ask(port, { method: 'HEAD', path: '/robots.txt' });
    expect(answer.headers['content-length']).toBe(String(files['robots.txt'].length));
    expect(answer.body).toHaveLength(0);
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/.vite/manifest.json',
    '/assets/app-hash.js.br',
  ])('never reads the file system for %s', async (target) => {
    const { port } = await startWithAssets();
    const answer = await askRaw(port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 404/);
    expect(answer).not.toContain('secret\r\n');
  });

  it('answers a missing hashed file itself, without rendering a page', async () => {
    const { port } = await startWithAssets();
    const answer = await ask(port, { path: '/assets/gone.js' });
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.toString()).toBe('Not Found');
  });
});
