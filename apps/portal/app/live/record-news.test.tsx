import { writeRecordNews } from '@jianzhu/api-client/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { socketsWithRecordNews, watchRecords } from './record-news.ts';

class FakeSocket extends EventTarget {}

function openTab(kind: 'review' | 'notice') {
  const look = vi.fn();
  onTestFinished(watchRecords(kind, look));
  return look;
}

describe('news of records', () => {
  it('reach every tab that shows such a record, and all tabs when some may have been missed', async () => {
    vi.stubGlobal('WebSocket', FakeSocket);
    onTestFinished(() => void vi.unstubAllGlobals());
    const [one, other, notices] = [openTab('review'), openTab('review'), openTab('notice')];
    const open = socketsWithRecordNews();
    const first = open('ws://localhost');
    first.dispatchEvent(new Event('open'));
    const chat = vi.fn();
    first.addEventListener('message', chat);
    first.dispatchEvent(new MessageEvent('message', { data: writeRecordNews('review') }));
    first.dispatchEvent(new MessageEvent('message', { data: '{"code":0,"message":null}' }));
    expect(chat).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]));
    open('ws://localhost').dispatchEvent(new Event('open'));
    await vi.waitFor(() => expect(notices).toHaveBeenCalledTimes(1));
    expect(one).toHaveBeenCalledTimes(2);
  });

  it('are looked for when the page is on the network again', () => {
    const look = openTab('notice');
    window.dispatchEvent(new Event('online'));
    expect(look).toHaveBeenCalledTimes(1);
  });
});
