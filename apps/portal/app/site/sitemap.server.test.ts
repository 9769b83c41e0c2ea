import { PAGES } from '@jianzhu/domain/pages';
import { expect, test, vi } from 'vitest';
import { createSitemap, MOST_OF_FILE, OPEN_PAGES, sitemap, sitemapFile } from './sitemap.server.ts';

test('no page of members, none that is to come and none that a person has for himself is listed', () => {
  const addresses = OPEN_PAGES.map(({ address }) => address);
  expect(addresses).toContain('/default/home');
  expect(addresses).toContain('/default/djyl/welcome');
  expect(addresses).not.toContain('/default/login');
  const listed = PAGES.filter(({ path }) => addresses.includes(path));
  expect(listed.filter(({ opening, layout }) => opening || layout === 'simple')).toEqual([]);
});

test('addresses are whole and written as XML wants them', () => {
  const written = sitemap(
    [{ address: '/default/news/news-detail?id=1&x="2"', day: '2026-11-23' }],
    'https://portal.test',
  );
  expect(written).toContain(
    '<loc>https://portal.test/default/news/news-detail?id=1&amp;x=&quot;2&quot;</loc><lastmod>2026-11-23</lastmod>',
  );
});

test('more addresses than a file may hold stand in several, which the first names', () => {
  const entries = Array.from({ length: MOST_OF_FILE + 1 }, (_, index) => ({ address: `/${index}` }));
  const index = sitemapFile(entries, 'https://portal.test', null);
  expect(index.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://portal.test/sitemap.xml?file=1</loc>',
    '<loc>https://portal.test/sitemap.xml?file=2</loc>',
  ]);
  expect(sitemapFile(entries, 'https://portal.test', 2)).toContain(`<loc>https://portal.test/${MOST_OF_FILE}</loc>`);
  expect(sitemapFile(entries.slice(1), 'https://portal.test', null)).toContain('<urlset');
});

test('pages are found once for all who ask within ten minutes, by edition', async () => {
  let now = 0;
  const find = vi.fn(async (host: string) => [{ address: `/${host}` }]);
  const ask = createSitemap(find, () => now);
  const answers = await Promise.all([ask('JL', 'one'), ask('JL', 'two'), ask('CC', 'three')]);
  expect(answers).toEqual([[{ address: '/one' }], [{ address: '/one' }], [{ address: '/three' }]]);
  now = 600_000;
  expect(await ask('JL', 'four')).toEqual([{ address: '/four' }]);
});

test('what could not be had whole is not kept', async () => {
  const find = vi
    .fn()
    .mockRejectedValueOnce(new Error('time limit'))
    .mockResolvedValue([{ address: '/whole' }]);
  const ask = createSitemap(find, () => 0);
  await expect(ask('JL', null)).rejects.toThrow('time limit');
  expect(await ask('JL', null)).toEqual([{ address: '/whole' }]);
});
