import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useStep } from './use-step.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

async function show(address: string, first: number, furthest: number) {
  let shown: ReturnType<typeof useStep> = [-1, () => undefined];
  const Page = () => {
    shown = useStep(() => ({ first, furthest }));
    return null;
  };
  const router = createMemoryRouter([{ path: '/form', element: <Page /> }], { initialEntries: [address] });
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  await act(async () => root.render(<RouterProvider router={router} />));
  return {
    step: () => shown[0],
    goTo: (step: number) => act(async () => shown[1](step)),
    goBack: () => act(async () => router.navigate(-1)),
    address: () => router.state.location.search,
  };
}

it.each([
  ['/form', 1],
  ['/form?step=1', 0],
  ['/form?step=3', 2],
  // Nobody opens what is not filled in before it.
  ['/form?step=4', 2],
  ['/form?step=0', 1],
  ['/form?step=x', 1],
  ['/form?step=1.5', 1],
])('opens %s at the step %d', async (address, step) => {
  expect((await show(address, 1, 2)).step()).toBe(step);
});

it('goes on in its address, from which the browser leads back', async () => {
  const { step, goTo, goBack, address } = await show('/form?kind=a', 0, 0);
  await goTo(1);
  await goTo(2);
  expect([step(), address()]).toEqual([2, '?kind=a&step=3']);
  await goBack();
  expect([step(), address()]).toEqual([1, '?kind=a&step=2']);
});
