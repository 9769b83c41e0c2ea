import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import * as paths from '../../paths.ts';
import { type PortalClient, PortalClientProvider } from '../../portal-client.ts';
import { useDecisionNews } from './use-decision-news.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

/** A page whose application has one status, then another. */
async function decide(before: number | null, after: number | null) {
  let change: ((status: number | null) => void) | undefined;
  const Page = () => {
    const [status, setStatus] = useState(before);
    change = setStatus;
    useDecisionNews(status);
    return null;
  };
  const notify = vi.fn();
  const client = { notify } as Partial<PortalClient> as PortalClient;
  const router = createMemoryRouter(
    [
      { path: '/form', element: <Page /> },
      { path: paths.myCertification, element: null },
    ],
    { initialEntries: ['/form'] },
  );
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  const App = () => (
    <PortalClientProvider value={client}>
      <RouterProvider router={router} />
    </PortalClientProvider>
  );
  await act(async () => root.render(<App />));
  await act(async () => change?.(after));
  return { told: notify.mock.calls.map(([{ text }]) => text), page: router.state.location.pathname };
}

it('says what was decided of what waited, and shows what is certified instead of the form of a change', async () => {
  expect(await decide(1, null)).toEqual({ told: ['审核已通过'], page: paths.myCertification });
  expect(await decide(1, 2)).toEqual({ told: ['审核已通过'], page: paths.myCertification });
  expect(await decide(1, 3)).toEqual({ told: ['审核未通过，请查看原因'], page: '/form' });
});

it('says nothing of what was taken back, and of what did not wait', async () => {
  expect(await decide(1, 0)).toEqual({ told: [], page: '/form' });
  expect(await decide(null, 0)).toEqual({ told: [], page: '/form' });
  expect(await decide(3, 0)).toEqual({ told: [], page: '/form' });
});
