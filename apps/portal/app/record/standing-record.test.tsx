import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { LoadedRecord } from './load-record.server.ts';
import { recordTexts as texts } from './messages.ts';
import { StandingRecord } from './standing-record.tsx';

vi.mock('../navigation/use-member-page.ts', () => ({ useMemberHead: () => ({ title: '', path: [] }) }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

/** A page with a field that nobody keeps but the page; its next answers are the given ones. */
async function show() {
  const answers: LoadedRecord<string>[] = [];
  const Page = () => (
    <StandingRecord loaded={useLoaderData() as LoadedRecord<string>} listHref="/">
      {(record) => <input aria-label={record} />}
    </StandingRecord>
  );
  const loader = () => answers.shift() ?? { kind: 'failed' as const };
  const router = createMemoryRouter([{ id: 'page', path: '*', element: <Page />, loader }], {
    initialEntries: ['/record?id=1'],
    hydrationData: { loaderData: { page: { kind: 'ready', record: '甲' } } },
  });
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(<RouterProvider router={router} />));
  onTestFinished(() => act(() => root.unmount()));
  const field = () => place.querySelector('input');
  const typed = field();
  if (typed) typed.value = '3530';
  return {
    place,
    field,
    typed,
    reload: (answer: LoadedRecord<string>) =>
      act(() => {
        answers.push(answer);
        return router.revalidate();
      }),
    retry: () => act(async () => place.querySelector('button')?.click()),
    answer: (answer: LoadedRecord<string>) => answers.push(answer),
    visit: (to: string) => act(() => router.navigate(to)),
  };
}

it('a failed reload leaves the page with what was typed, says so above it, and can be tried again', async () => {
  const page = await show();
  await page.reload({ kind: 'failed' });
  expect(page.field()).toBe(page.typed);
  expect(page.field()?.value).toBe('3530');
  expect(page.place.textContent).toContain(texts.outdated);
  page.answer({ kind: 'ready', record: '乙' });
  await page.retry();
  expect(page.place.textContent).not.toContain(texts.outdated);
  expect(page.field()).toBe(page.typed);
  expect(page.field()?.getAttribute('aria-label')).toBe('乙');
});

it('a record that is gone, or another one that could not be loaded, leaves nothing of the one before', async () => {
  const gone = await show();
  await gone.reload({ kind: 'missing' });
  expect(gone.field()).toBeNull();
  const other = await show();
  await other.visit('/record?id=2');
  expect(other.field()).toBeNull();
  expect(other.place.textContent).not.toContain(texts.outdated);
});
