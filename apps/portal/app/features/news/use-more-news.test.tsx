import type { ArticleSummary } from '@jianzhu/domain';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { NewsPages } from './load-news-list.server.ts';
import { type MoreNews, useMoreNews } from './use-more-news.ts';

const path = '/news';
const TOTAL = 5;

/** A page of two articles, of a list of five. */
function page(current: number, ids: readonly string[]): NewsPages {
  const records = ids.map((id) => ({ id }) as ArticleSummary); // nothing else of them is read
  return {
    query: { columnCode: 'policy', year: '2026', current, size: 2 },
    loaded: { kind: 'ready', list: { records, total: TOTAL, size: 2, current } },
  };
}

async function show(answer: (current: string | null) => NewsPages) {
  let shown: MoreNews | undefined;
  const first = page(1, ['1', '2']);
  const Page = () => {
    shown = useMoreNews(path, first);
    return null;
  };
  const asked: string[] = [];
  const loader = async ({ request }: { request: Request }) => {
    const { search, searchParams } = new URL(request.url);
    asked.push(search);
    return { news: answer(searchParams.get('current')) };
  };
  const router = createMemoryRouter([{ path, element: <Page />, loader }], {
    initialEntries: [path],
    hydrationData: { loaderData: { '0': {} } },
  });
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<RouterProvider router={router} />));
  onTestFinished(() => act(() => root.unmount()));
  const news = () => {
    if (!shown) throw new Error('nothing is shown');
    return shown;
  };
  return {
    asked,
    news,
    load: () => act(async () => news().load()),
    ids: () => news().articles.map(({ id }) => id),
  };
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

it('appends page by page to the end, with what the list was asked for', async () => {
  const { asked, news, load, ids } = await show((current) => (current === '2' ? page(2, ['3', '4']) : page(3, ['5'])));
  await load();
  expect([ids(), news().next]).toEqual([['1', '2', '3', '4'], 3]);
  await load();
  expect([ids(), news().next]).toEqual([['1', '2', '3', '4', '5'], null]);
  await load();
  expect(asked.map((search) => Object.fromEntries(new URLSearchParams(search)))).toEqual([
    { columnCode: 'policy', year: '2026', size: '2', current: '2' },
    { columnCode: 'policy', year: '2026', size: '2', current: '3' },
  ]);
});

it('shows no article twice when others have come before it', async () => {
  const { load, ids } = await show(() => page(2, ['2', '3']));
  await load();
  expect(ids()).toEqual(['1', '2', '3']);
});

it('keeps what there is when a page fails, and asks for the same page again', async () => {
  const answers: NewsPages[] = [{ ...page(2, []), loaded: { kind: 'failed' } }, page(2, ['3', '4'])];
  const { news, load, ids } = await show(() => answers.shift() ?? page(3, []));
  await load();
  expect([ids(), news().next, news().hasFailed]).toEqual([['1', '2'], 2, true]);
  await load();
  expect([ids(), news().next, news().hasFailed]).toEqual([['1', '2', '3', '4'], 3, false]);
});
