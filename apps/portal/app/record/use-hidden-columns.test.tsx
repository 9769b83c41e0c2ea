import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { PortalClientProvider } from '../portal-client.ts';
import { stagedClient } from '../testing/portal-stage.tsx';
import { useHiddenColumns } from './use-hidden-columns.ts';

let isTable = true;
const widthChanged = new Set<() => void>();

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isTable;
    },
    addEventListener: (_: string, listener: () => void) => widthChanged.add(listener),
    removeEventListener: (_: string, listener: () => void) => widthChanged.delete(listener),
  }));
});
beforeEach(() => {
  isTable = true;
  window.localStorage.clear();
});

async function show(list: string, memberId: string) {
  let shown: ReturnType<typeof useHiddenColumns> | undefined;
  const Page = () => {
    shown = useHiddenColumns(list);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <PortalClientProvider value={stagedClient({}, { id: memberId })}>
        <Page />
      </PortalClientProvider>,
    ),
  );
  onTestFinished(() => act(() => root.unmount()));
  return {
    hidden: () => [...(shown?.[0] ?? [])],
    choose: (...keys: readonly string[]) => act(async () => shown?.[1](new Set(keys))),
  };
}

it('keeps the choice of each member for each list', async () => {
  const first = await show('address', '1');
  await first.choose('phone', 'tag');
  expect(first.hidden()).toEqual(['phone', 'tag']);
  expect((await show('address', '1')).hidden()).toEqual(['phone', 'tag']);
  expect((await show('address', '2')).hidden()).toEqual([]);
  expect((await show('log', '1')).hidden()).toEqual([]);
});

it('leaves nothing out of cards, and takes it up again in a table', async () => {
  const list = await show('address', '1');
  await list.choose('phone');
  isTable = false;
  await act(async () => {
    for (const listener of widthChanged) listener();
  });
  expect(list.hidden()).toEqual([]);
  isTable = true;
  await act(async () => {
    for (const listener of widthChanged) listener();
  });
  expect(list.hidden()).toEqual(['phone']);
});

it('shows every column where what is kept cannot be read', async () => {
  window.localStorage.setItem('columns:address:1', '{"phone":');
  expect((await show('address', '1')).hidden()).toEqual([]);
});
