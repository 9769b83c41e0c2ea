import { DAY_MS } from '@jianzhu/domain';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useReloadAfter } from './use-reload-after.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A page that is loaded anew after so many milliseconds from now. */
async function show(inMs: number | null) {
  const loader = vi.fn(async () => null);
  const untilMs = inMs === null ? null : Date.now() + inMs;
  const Page = () => {
    useReloadAfter(untilMs);
    return null;
  };
  const router = createMemoryRouter([{ path: '/', element: <Page />, loader }], { hydrationData: { loaderData: {} } });
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<RouterProvider router={router} />));
  onTestFinished(() => act(() => root.unmount()));
  loader.mockClear();
  return { loader, pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)) };
}

it('loads the page anew once what it counts down to has passed, however far that was', async () => {
  const { loader, pass } = await show(60 * DAY_MS);
  await pass(60 * DAY_MS);
  expect(loader).not.toHaveBeenCalled();
  await pass(1_000);
  expect(loader).toHaveBeenCalledOnce();
  await pass(DAY_MS);
  expect(loader).toHaveBeenCalledOnce();
});

it.each([
  ['none', null],
  ['one that the page knows of', -1],
])('loads nothing for %s', async (_, inMs) => {
  const { loader, pass } = await show(inMs);
  await pass(DAY_MS);
  expect(loader).not.toHaveBeenCalled();
});
