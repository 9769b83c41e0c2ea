import type { SupplyDemandRow } from '@jianzhu/domain';
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

/** The calls that these editions are asked for. */
function fakeContent() {
  // Of a row only its title is read.
  const supplyDemand = vi.fn(async () => titles.map((title) => ({ title }) as SupplyDemandRow));
  const [articles, salons, needs, companies] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const calls = { articles, salons, needs, companies, supplyDemand };
  return { ...calls, content: calls as unknown as ServerApi['content'] };
}

test('a city asks for all there is, keeps what concerns it and as much of that as was asked for (6.10)', async () => {
  const { supplyDemand, content } = fakeContent();
  const rows = await contentOf(editionOf(config('CHANGCHUN')), content).supplyDemand({ query: { size: 2 } });
  expect(supplyDemand).toHaveBeenCalledExactlyOnceWith({ query: { size: 100 } });
  expect(rows.map(({ title }) => title)).toEqual(['净月安置房', '绿园物流园']);
});

test('a city has what comes in pages from the platform, page by page (6.10)', async () => {
  const { articles, salons, needs, companies, content } = fakeContent();
  const city = contentOf(editionOf(config('CHANGCHUN')), content);
  const query = { columnCode: 'policy', current: 2, size: 10 };
  await city.articles({ query });
  expect(articles).toHaveBeenCalledExactlyOnceWith({ query: { ...query, platformCode: 'CHANGCHUN' } });
  await city.salons({ query: { current: 2 } });
  await city.needs({ query: { current: 2 } });
  await city.companies({ query: { current: 2 } });
  for (const call of [salons, needs, companies]) {
    expect(call).toHaveBeenCalledExactlyOnceWith({ query: { current: 2, platformCode: 'CHANGCHUN' } });
  }
});

test('the province asks as it is asked (6.10)', () => {
  const { content } = fakeContent();
  expect(contentOf(editionOf(config('JIANZHU')), content)).toBe(content);
});
