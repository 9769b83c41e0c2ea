import { expect, it } from 'vitest';
import { articleMeta } from './article-meta.ts';
import type { ShownArticle } from './load-article.server.ts';

const page = {
  name: '资讯详情',
  address: 'https://portal.example/default/news/news-detail?id=7',
  description: '',
  home: 'https://portal.example/default/home',
};
// Nothing else of it is told.
const article = {
  ...{ title: '通知', summary: '摘要', cover: '/covers/7.png', publishTime: '2026-11-01 00:30:00' },
  ...{ source: '', author: '编辑部' },
} as ShownArticle;

const told = (record?: ShownArticle) =>
  JSON.stringify(articleMeta(page, record ? { kind: 'ready', record } : { kind: 'missing' }));

it('tells other sites who wrote an article and when, by the clock of its place', () => {
  const meta = told(article);
  for (const fact of ['"2026-11-01T00:30:00+08:00"', '编辑部', '摘要', 'https://portal.example/covers/7.png']) {
    expect(meta).toContain(fact);
  }
});

it('has no picture where the article has none, and no article where it is not there', () => {
  expect(told({ ...article, cover: '' })).not.toContain('image');
  expect(told()).not.toContain('NewsArticle');
});
