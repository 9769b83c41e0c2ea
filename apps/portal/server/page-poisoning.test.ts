import { describe, expect, it } from 'vitest';
import { askHome, brands, startMirror } from './testing/mirror-application.ts';

describe('poisoning', () => {
  it.each([
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-proto': 'evil' },
    { 'x-forwarded-port': '666' },
    { forwarded: 'host=evil.example' },
    { 'x-original-url': '/evil' },
    { 'x-rewrite-url': '/evil' },
    { 'x-host': 'evil.example' },
  ])('by header %o reaches no page', async (headers) => {
    const { portal } = await startMirror();
    const first = await askHome(portal, { headers });
    expect(first.body.toString()).not.toMatch(/evil|666/);
    const second = await askHome(portal, {});
    expect([second.headers['x-page-cache'], second.body]).toEqual(['hit', first.body]);
  });

  it('by Host: pages of two hosts never mix, however their requests alternate', async () => {
    const { portal } = await startMirror();
    const hosts = Array.from({ length: 40 }, (_, index) => (index % 2 ? 'localhost' : 'changchun.localhost'));
    const answers = await Promise.all(hosts.map((host) => askHome(portal, { host })));
    for (const [index, answer] of answers.entries()) {
      const page = JSON.parse(answer.body.toString().replace(/^.*<\/script>/, ''));
      expect(page).toMatchObject({
        brand: brands[hosts[index] ?? ''],
        url: `http://${hosts[index]}:${portal.port}/default/home`,
        login: `http://${hosts[index]}:4001`,
      });
      expect(answer.headers['content-security-policy']).toContain(`form-action 'self' http://${hosts[index]}:4001`);
    }
  });

  it('by Host in capitals gives the page of the host (H-05)', async () => {
    const { portal } = await startMirror();
    await askHome(portal, { host: 'LOCALHOST' });
    const answer = await askHome(portal, {});
    expect(answer.headers['x-page-cache']).toBe('hit');
    expect(answer.body.toString()).not.toContain('LOCALHOST');
  });

  it.each(['evil.example', 'localhost.evil.example', '10.0.0.1'])('by unknown host %s keeps nothing', async (host) => {
    const { portal, calls } = await startMirror();
    for (const count of [1, 2]) {
      expect((await askHome(portal, { host })).headers['x-page-cache']).toBe('bypass');
      expect(calls).toHaveLength(count);
    }
  });

  it('by a port that is not ours keeps nothing', async () => {
    const { portal, calls } = await startMirror();
    for (const port of [1, 2, 2]) await askHome(portal, { headers: { host: `localhost:${port}` } });
    expect(calls).toHaveLength(3);
  });

  it('keeps the page of the numeric loopback address, which matches no configuration', async () => {
    const { portal } = await startMirror();
    await askHome(portal, { host: '127.0.0.1' });
    expect((await askHome(portal, { host: '127.0.0.1' })).headers['x-page-cache']).toBe('hit');
  });

  it.each([
    '/default/home?evil=1',
    '/default/home?params=news&evil=1',
    '/default/home?params=evil',
    '/default/home?params=news&params=party',
    '/default/home?__proto__=evil',
    '/default/home/?evil',
    '/default/%68ome',
    '//default/home',
  ])('by address %s changes nothing for others', async (path) => {
    const { portal } = await startMirror();
    const odd = await askHome(portal, { path });
    expect(odd.headers['x-page-cache']).toBe('bypass');
    const plain = await askHome(portal, {});
    expect(plain.headers['x-page-cache']).toBe('miss');
    expect(plain.body.toString()).toContain(`"url":"http://localhost:${portal.port}/default/home"`);
  });

  it('by campaign queries: they are taken off, and the page is the plain one', async () => {
    const { portal, calls } = await startMirror();
    await askHome(portal, { path: '/default/home?utm_source=evil&from=evil' });
    const plain = await askHome(portal, {});
    expect(plain.headers['x-page-cache']).toBe('hit');
    expect(plain.body.toString()).not.toContain('evil');
    expect(calls).toHaveLength(1);
  });

  it('tells the known queries apart, whatever their order', async () => {
    const { portal } = await startMirror();
    const path = '/default/djyl/news-list';
    await askHome(portal, { path: `${path}?pageid=1&modulecode=202408150001` });
    const swapped = await askHome(portal, { path: `${path}?modulecode=202408150001&pageid=1` });
    const other = await askHome(portal, { path: `${path}?modulecode=202408150001&pageid=2` });
    expect([swapped.headers['x-page-cache'], other.headers['x-page-cache']]).toEqual(['hit', 'miss']);
  });
});
