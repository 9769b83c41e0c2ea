import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { PortalClientProvider } from '../../portal-client.ts';
import { stagedClient } from '../../testing/portal-stage.tsx';
import { FollowButton } from './follow-button.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

const Page = () => <FollowButton id="7" isFollowed={useLoaderData<boolean>()} />;

it('shows what another tab has done once its own comes to the front again', async () => {
  let isFollowed = false;
  const routes = [{ id: 'page', path: '*', element: <Page />, loader: () => isFollowed }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { page: false } } });
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => act(() => root.unmount()));
  await act(async () =>
    root.render(
      <PortalClientProvider value={stagedClient()}>
        <RouterProvider router={router} />
      </PortalClientProvider>,
    ),
  );
  const isPressed = () => place.querySelector('button')?.getAttribute('aria-pressed');
  expect(isPressed()).toBe('false');
  isFollowed = true;
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await vi.waitFor(() => expect(isPressed()).toBe('true'));
});
