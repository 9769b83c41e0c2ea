import type { ArticleSummary } from '@jianzhu/domain';
import { expect, test, vi } from 'vitest';
import type { ServerApi } from '../../api/server-api.server.ts';
import { editionOf } from '../../site/edition.ts';
import { contentOf } from './edition-content.ts';

const config = (platformCode: string) => ({
  platformCode,
  ngCode: '',
  baseTitle: '',
  subTitle: '',
  logoImg: '',
  codeImg: '',
  dataSource: '',
});
const titles = ['四平产业园', '净月安置房', '绿园物流园', '长春新区'];

/** The one call that these editions are asked for. */
function fakeContent() {
  // Of a record only its title is read.
  const records = titles.map((title) => ({ title }) as ArticleSummary);
  const articles = vi.fn(async () => ({ records, total: 40, current: 1, size: 100, pages: 1 }));
  return { articles, content: { articles } as unknown as ServerApi['content'] };
}

test('a city asks for all there is, keeps what concerns it and as much of that as was asked for (6.10)', async () => {
  const { articles, content } = fakeContent();
  const page = await contentOf(editionOf(config('CHANGCHUN')), content).articles({
    query: { columnCode: 'policy', size: 2 },
  });
  expect(articles).toHaveBeenCalledExactlyOnceWith({ query: { columnCode: 'policy', size: 100 } });
  expect(page.records.map(({ title }) => title)).toEqual(['净月安置房', '绿园物流园']);
  expect(page.total).toBe(3);
});

test('the province asks as it is asked (6.10)', () => {
  const { content } = fakeContent();
  expect(contentOf(editionOf(config('JIANZHU')), content)).toBe(content);
});
