import type { ArticleSummary } from '@jianzhu/domain';
import { expect, it } from 'vitest';
import { articleRow } from './article-row.ts';

const article: ArticleSummary = {
  ...{ id: '7', columnCode: 'policy', title: '通知', subTitle: '', cover: '', summary: '', source: '市住建局' },
  ...{ author: '', publishTime: '2026-11-01 09:30:00', isTop: false, viewCount: 0, tags: [], policyNo: '' },
  ...{ policyLevel: '市', effectiveDate: '', policyStatus: '' },
};

it('says where an article is from and of which day, and its number where it has one', () => {
  expect(articleRow(article).facts).toEqual(['市住建局', '2026-11-01']);
  expect(articleRow({ ...article, policyNo: '长建〔2026〕1号' }).facts).toEqual([
    ...['市住建局', '长建〔2026〕1号', '2026-11-01'],
  ]);
});

it('is marked where it is pinned', () => {
  expect([articleRow(article).mark, articleRow({ ...article, isTop: true }).mark]).toEqual([undefined, '置顶']);
});
