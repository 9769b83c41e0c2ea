import { PAGES } from '@jianzhu/domain/pages';
import { expect, test } from 'vitest';
import { OPEN_PAGES, sitemap } from './sitemap.server.ts';

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
