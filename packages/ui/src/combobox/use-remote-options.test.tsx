import { act } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { mount } from '../testing/mount.tsx';
import type { ComboboxOption } from './option-row.tsx';
import { type SearchOptions, useRemoteOptions } from './use-remote-options.ts';

const steel: ComboboxOption = { id: '1', label: '钢材' };

function use(search: SearchOptions) {
  const seen: { remote?: ReturnType<typeof useRemoteOptions> } = {};
  function Probe() {
    seen.remote = useRemoteOptions(search);
    return null;
  }
  mount(<Probe />);
  return {
    type: (text: string) => act(() => seen.remote?.onSearch(text)),
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
    options: () => seen.remote?.options,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

test('the server is asked once, 300 ms after the last change', async () => {
  const search = vi.fn<SearchOptions>().mockResolvedValue([steel]);
  const { type, wait, options } = use(search);
  type('钢');
  await wait(299);
  type(' 钢材 ');
  await wait(299);
  expect(search).not.toHaveBeenCalled();
  expect(options()).toEqual({ status: 'loading' });
  await wait(1);
  expect(search).toHaveBeenCalledExactlyOnceWith('钢材', expect.any(AbortSignal));
  expect(options()).toEqual({ status: 'ready', items: [steel] });
});

test('an answer to an older text is not shown, and its request is given up', async () => {
  const answers: ((items: readonly ComboboxOption[]) => void)[] = [];
  const search = vi.fn<SearchOptions>(() => new Promise((resolve) => answers.push(resolve)));
  const { type, wait, options } = use(search);
  type('钢');
  await wait(300);
  type('砂');
  await wait(300);
  expect(search.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true, false]);
  answers[1]?.([]);
  answers[0]?.([steel]);
  await wait(0);
  expect(options()).toEqual({ status: 'ready', items: [] });
});

test('a search that fails is said, and the next one may succeed', async () => {
  const search = vi.fn<SearchOptions>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue([steel]);
  const { type, wait, options } = use(search);
  type('钢');
  await wait(300);
  expect(options()).toEqual({ status: 'failed' });
  type('钢材');
  await wait(300);
  expect(options()).toEqual({ status: 'ready', items: [steel] });
});
