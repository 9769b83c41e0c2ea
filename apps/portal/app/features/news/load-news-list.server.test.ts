import { describe, expect, it, vi } from 'vitest';
import type { RequestServices } from '../../request-services.server.ts';
import { loadNews, loadNewsList } from './load-news-list.server.ts';

const page = (title: string) => ({ records: [{ title }], total: 1, size: 10, current: 1, pages: 1 });

function services() {
  const articles = vi.fn(async ({ query }: { query: { columnCode: string } }) => page(query.columnCode));
  const salons = vi.fn(async () => page('salon'));
  const asked = {
    api: { content: { articles, salons } },
    session: vi.fn(),
    report: vi.fn(),
    platformConfig: async () => null,
  };
  // The loaders ask for nothing else.
  return { articles, salons, report: asked.report, all: asked as unknown as RequestServices };
}

const asked = async (search: string) => (await loadNews(new URLSearchParams(search), services().all)).query;

describe('the news list', () => {
  it('begins with the first column, and with it where the address names none that there is', async () => {
    for (const search of ['', 'columnCode=', 'columnCode=party', 'columnCode=nothing']) {
      expect((await asked(search)).columnCode, search).toBe('industry_news');
    }
    expect((await asked('columnCode=dynamics')).columnCode).toBe('dynamics');
  });

  it('has levels of policies alone', async () => {
    expect((await asked('columnCode=policy&policyLevel=市')).policyLevel).toBe('市');
    expect((await asked('columnCode=dynamics&policyLevel=市')).policyLevel).toBeUndefined();
  });

  it('has the newest policies beside it, but not beside the policies themselves', async () => {
    const beside = async (search: string) => {
      const { policies, salons } = await loadNewsList(new URLSearchParams(search), services().all, 0);
      return [...policies, ...salons].map(({ title }) => title);
    };
    expect(await beside('columnCode=dynamics')).toEqual(['policy', 'salon']);
    expect(await beside('columnCode=policy')).toEqual(['salon']);
  });

  it('has the year of Shanghai as its newest', async () => {
    const yearAt = async (nowMs: number) => (await loadNewsList(new URLSearchParams(), services().all, nowMs)).year;
    const newYear = Date.UTC(2026, 11, 31, 16);
    expect([await yearAt(newYear - 1), await yearAt(newYear)]).toEqual([2026, 2027]);
  });

  it('stands without what is beside it', async () => {
    const { articles, salons, report, all } = services();
    salons.mockRejectedValue(new Error('down'));
    articles.mockImplementation(async ({ query: { columnCode } }) => {
      if (columnCode === 'policy') throw new Error('down');
      return page(columnCode);
    });
    const { loaded, policies, salons: events } = await loadNewsList(new URLSearchParams(), all, 0);
    expect(loaded).toMatchObject({ kind: 'ready', list: { records: [{ title: 'industry_news' }] } });
    expect([policies, events]).toEqual([[], []]);
    expect(report).toHaveBeenCalledTimes(2);
  });
});
