import type { NeedSummary } from '@jianzhu/domain';
import { expect, test, vi } from 'vitest';
import type { ServerApi } from '../api/server-api.server.ts';
import { editionOf } from './edition.ts';
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

/** The two calls that these editions are asked for. */
function fakeContent() {
  // Of a record only its title is read.
  const records = titles.map((title) => ({ title }) as NeedSummary);
  const needs = vi.fn(async () => ({ records, total: 40, current: 1, size: 100, pages: 1 }));
  const articles = vi.fn();
  const salons = vi.fn();
  return { articles, salons, needs, content: { articles, salons, needs } as unknown as ServerApi['content'] };
}

test('a city asks for all there is, keeps what concerns it and as much of that as was asked for (6.10)', async () => {
  const { needs, content } = fakeContent();
  const page = await contentOf(editionOf(config('CHANGCHUN')), content).needs({ query: { size: 2 } });
  expect(needs).toHaveBeenCalledExactlyOnceWith({ query: { size: 100 } });
  expect(page.records.map(({ title }) => title)).toEqual(['净月安置房', '绿园物流园']);
  expect(page.total).toBe(3);
});

test('a city has its articles and salons from the platform, page by page (6.10)', async () => {
  const { articles, salons, content } = fakeContent();
  const query = { columnCode: 'policy', current: 2, size: 10 };
  await contentOf(editionOf(config('CHANGCHUN')), content).articles({ query });
  expect(articles).toHaveBeenCalledExactlyOnceWith({ query: { ...query, platformCode: 'CHANGCHUN' } });
  await contentOf(editionOf(config('CHANGCHUN')), content).salons({ query: { current: 2 } });
  expect(salons).toHaveBeenCalledExactlyOnceWith({ query: { current: 2, platformCode: 'CHANGCHUN' } });
});

test('the province asks as it is asked (6.10)', () => {
  const { content } = fakeContent();
  expect(contentOf(editionOf(config('JIANZHU')), content)).toBe(content);
});
