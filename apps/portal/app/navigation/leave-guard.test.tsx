import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type PortalClient, PortalClientProvider } from '../portal-client.ts';
import type { SessionStore } from '../session/session-store.ts';
import { LeaveGuard } from './leave-guard.tsx';

type EndingSession = Pick<SessionStore, 'logout' | 'isSwitchingCompany'>;

/** A page with the guard, in a session that stays or ends. */
async function show(isNeeded: boolean, ending: Partial<EndingSession> = {}) {
  const session: EndingSession = { logout: 'idle', isSwitchingCompany: false, ...ending };
  // The guard asks the client for nothing but its session.
  const client = { session } as PortalClient;
  const routes = [
    { path: '/files', element: <LeaveGuard isNeeded={isNeeded} /> },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/files'] });
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <PortalClientProvider value={client}>
        <RouterProvider router={router} />
      </PortalClientProvider>,
    ),
  );
  onTestFinished(() => act(() => root.unmount()));
  return {
    go: async (to: string) => {
      await act(() => router.navigate(to));
      const { pathname, search } = router.state.location;
      return pathname + search;
    },
    /** Whether the browser would ask. */
    closeTab: () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  };
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

describe('the guard of what is not saved', () => {
  it('holds back a link and a closed tab, and no change of the query', async () => {
    const { go, closeTab } = await show(true);
    expect(closeTab()).toBe(true);
    expect(await go('/files?page=2')).toBe('/files?page=2');
    expect(await go('/elsewhere')).toBe('/files?page=2');
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('当前内容尚未保存，确定离开？');
  });

  it.each([
    ['nothing is unsaved', false, {}],
    ['the member has logged out', true, { logout: 'leaving' }],
    ['the company is switched', true, { isSwitchingCompany: true }],
  ] as const)('asks nothing when %s', async (_, isNeeded, ending) => {
    const { go, closeTab } = await show(isNeeded, ending);
    expect(closeTab()).toBe(false);
    expect(await go('/elsewhere')).toBe('/elsewhere');
  });
});
