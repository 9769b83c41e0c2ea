import type { ArticleSummary } from '@jianzhu/domain';
import { expect, test } from 'vitest';
import { feed } from './feed.ts';

const article = (id: string, publishTime: string, title: string) =>
  // Of an article only these are read.
  ({ id, title, summary: '一<二', source: '', publishTime }) as ArticleSummary;

const written = feed({
  title: '平台：政策',
  author: '平台',
  address: 'https://portal.test/feeds/policy.xml',
  list: 'https://portal.test/default/news/news-list?columnCode=policy',
  articles: [article('2', '2026-11-20 09:00:00', '甲&乙\u0007'), article('1', '2026-11-22 10:00:00', '置顶在后')],
});

test('it was updated when the newest was published, whatever is pinned above it', () => {
  expect(written).toMatch(/<title>平台：政策<\/title>\n<updated>2026-11-22T10:00:00\+08:00<\/updated>/);
});

test('texts are written as XML wants them, without what it forbids', () => {
  expect(written).toContain('<title>甲&amp;乙</title>');
  expect(written).toContain('<summary>一&lt;二</summary>');
});

test('an article without a source is by the platform, and leads to its page', () => {
  expect(written).toContain('<author><name>平台</name></author><summary>');
  expect(written).toContain('<link href="https://portal.test/default/news/news-detail?id=2"/>');
});
