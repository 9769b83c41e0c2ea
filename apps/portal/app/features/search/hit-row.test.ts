import { expect, test } from 'vitest';
import { hitRow } from './hit-row.ts';
import type { SearchHitRow } from './load-search.server.ts';

const article: SearchHitRow = {
  id: '7',
  type: 'news',
  title: '冬期施工',
  titleRanges: [{ start: 0, len: 2 }],
  summary: '',
  summaryRanges: [],
  image: '',
  price: null,
  publishTime: '2026-11-20 08:00:00',
  url: '/default/news/news-detail?id=7',
  needLogin: false,
};

test('an article opens with the keyword marked in it; anything else at its own address', () => {
  expect(hitRow(article, '冬期&', false).href).toBe(
    '/default/global-search/global-search-news-detail?id=7&keyword=%E5%86%AC%E6%9C%9F%26',
  );
  for (const url of ['/default/djyl/news-more?id=7', '/default/news/news-detail?salonId=7']) {
    expect(hitRow({ ...article, url }, '冬期', false).href).toBe(url);
  }
});

test('says the price in yuan and the day', () => {
  expect(hitRow({ ...article, type: 'service', price: 123_450 }, '冬期', false).facts).toEqual([
    '1,234.5元',
    '2026-11-20',
  ]);
});

test('what costs nothing is free', () => {
  expect(hitRow({ ...article, type: 'lesson', price: 0 }, '冬期', false).facts).toEqual(['免费', '2026-11-20']);
});

test('what needs a login is marked for those who have none', () => {
  const entry: SearchHitRow = { ...article, type: 'function', publishTime: '', url: '/user/notice', needLogin: true };
  expect(hitRow(entry, '冬期', false)).toMatchObject({ isFunction: true, locked: '登录后使用', facts: [] });
  expect(hitRow(entry, '冬期', true).locked).toBeUndefined();
});
