import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { proxy } from 'valtio/vanilla';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type PortalClient, PortalClientProvider } from '../../portal-client.ts';
import { keepVisitorSeat, useVisitorSeat, type VisitorSeat } from './use-visitor-seat.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
});

/** What the page of a salon is told when it opens. */
async function open(salonId: string, kind: 'anonymous' | 'member' = 'anonymous') {
  // A seat asks the client for nothing else.
  const client = { session: proxy({ kind }) } as unknown as PortalClient;
  let told: readonly [VisitorSeat, () => void] | undefined;
  const Page = () => {
    told = useVisitorSeat(salonId);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  await act(async () =>
    root.render(
      <PortalClientProvider value={client}>
        <Page />
      </PortalClientProvider>,
    ),
  );
  return { seat: () => told?.[0], look: () => act(async () => told?.[1]()) };
}

it('is known when the page is opened again, until it is given back', async () => {
  const first = await open('620');
  expect(first.seat()).toBeNull();
  keepVisitorSeat('620', { place: 0 });
  await first.look();
  expect(first.seat()).toEqual({ place: 0 });
  expect((await open('620')).seat()).toEqual({ place: 0 });
  expect((await open('621')).seat()).toBeNull();
  keepVisitorSeat('620', null);
  expect((await open('620')).seat()).toBeNull();
});

it('is nothing of a member’s', async () => {
  keepVisitorSeat('620', { place: 2 });
  expect((await open('620', 'member')).seat()).toBeNull();
});
