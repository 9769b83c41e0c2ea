import type { Chat, LocalMessage } from '@jianzhu/chat';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Gaps, useGaps } from './use-gaps.ts';

const messageAt = (seq: number): LocalMessage => ({
  id: `m${seq}`,
  fromId: 'u1',
  chatId: 'c1',
  content: String(seq),
  timestamp: seq,
  type: 'text',
  seq,
});

/** The hook in a page, over a chat that lacks what lies between messages 3 and 9. */
function show(loadGap: Chat['loadGap']) {
  const chat = { leftGaps: () => [[4, 8]] as const, loadGap };
  const messages = [3, 9, 10].map(messageAt);
  let gaps: Gaps = { shown: [], load: () => undefined };
  const Page = () => {
    gaps = useGaps(chat, 'c1', messages);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Page />));
  onTestFinished(() => act(() => root.unmount()));
  return { shown: () => gaps.shown, load: (afterId: string) => act(() => gaps.load(afterId)) };
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

describe('gaps among the messages of a chat', () => {
  it('stand after the last message before them and are fetched when the member asks (GA7)', async () => {
    let fetched = (_isWhole: boolean): void => undefined;
    const loadGap = vi.fn(() => new Promise<boolean>((resolve) => (fetched = resolve)));
    const { shown, load } = show(loadGap);
    expect(shown()).toEqual([{ afterId: 'm3', state: 'missing' }]);
    load('m3');
    expect(loadGap).toHaveBeenCalledExactlyOnceWith('c1', [4, 8]);
    expect(shown()).toEqual([{ afterId: 'm3', state: 'loading' }]);
    await act(async () => fetched(true));
    expect(shown()).toEqual([{ afterId: 'm3', state: 'missing' }]);
    load('m9');
    expect(loadGap).toHaveBeenCalledOnce();
  });

  it('say so when they could not be fetched (GA7)', async () => {
    const { shown, load } = show(async () => false);
    await act(async () => load('m3'));
    expect(shown()).toEqual([{ afterId: 'm3', state: 'failed' }]);
  });
});
