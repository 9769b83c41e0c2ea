import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type PortalClient, PortalClientProvider } from '../../portal-client.ts';
import { type Chosen, type ChosenFor, useChosen } from './use-chosen.ts';

const steel = { id: '1', name: '衡砺钢材', detail: '长春' };
const concrete = { id: '2', name: '拓垚混凝土', detail: '' };
const pipes = { id: '3', name: '禾衍管业', detail: '' };

/** The page of an inquiry, as one person opens it. */
async function open(over: Partial<ChosenFor> = {}, userId = '1') {
  // The choices ask the client for nothing else.
  const client = { session: { user: {}, userInfo: { id: userId } } } as unknown as PortalClient;
  let chosen: Chosen | undefined;
  const Page = () => {
    chosen = useChosen({ inquiryId: '7', before: [], invited: [], most: 50, ...over });
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <PortalClientProvider value={client}>
        <Page />
      </PortalClientProvider>,
    ),
  );
  const current = () => {
    if (!chosen) throw new Error('nothing is shown');
    return chosen;
  };
  const leave = () => act(() => root.unmount());
  onTestFinished(leave);
  return { current, leave, ids: () => current().chosen.map(({ id }) => id) };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
});

it('finds again after a reload what was chosen, of the same person and inquiry only', async () => {
  const page = await open();
  await act(() => page.current().toggle(steel));
  await act(() => page.current().toggle(concrete));
  await act(() => page.current().toggle(steel));
  await page.leave();
  expect((await open()).ids()).toEqual(['2']);
  expect((await open({ inquiryId: '8' })).ids()).toEqual([]);
  expect((await open({}, '2')).ids()).toEqual([]);
});

it('finds nobody who was invited meanwhile, no more than there is place for, and nothing that was sent', async () => {
  const page = await open();
  for (const one of [steel, concrete, pipes]) await act(() => page.current().toggle(one));
  await page.leave();
  const again = await open({ invited: ['1'], most: 1 });
  expect(again.ids()).toEqual(['2']);
  again.current().sent();
  await again.leave();
  expect((await open()).ids()).toEqual([]);
});

it('keeps what stands in the draft where others have changed that meanwhile', async () => {
  const page = await open({ before: [steel] });
  await act(() => page.current().toggle(concrete));
  await page.leave();
  expect((await open({ before: [pipes] })).ids()).toEqual(['3']);
  expect((await open({ before: [steel] })).ids()).toEqual(['1', '2']);
});
