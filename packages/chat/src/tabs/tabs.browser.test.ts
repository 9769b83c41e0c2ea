import { afterEach, expect, it } from 'vitest';
import { browserTabs } from './browser-tabs.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean();
});

function lock(name: string, log: string[], who: string, steal = false): () => void {
  const release = browserTabs()?.lock(
    name,
    { steal },
    { granted: () => log.push(`${who} granted`), lost: () => log.push(`${who} lost`) },
  );
  if (release === undefined) throw new Error('this browser has no locks');
  cleanups.push(release);
  return release;
}

it('locks of this browser are granted in turn, stolen, and released (TA5, TA6)', async () => {
  const log: string[] = [];
  const release = lock('chat-test-turn', log, 'first');
  lock('chat-test-turn', log, 'second');
  const waiting = lock('chat-test-turn', log, 'third');
  await expect.poll(() => log).toEqual(['first granted']);
  waiting();
  release();
  await expect.poll(() => log).toEqual(['first granted', 'second granted']);
  lock('chat-test-turn', log, 'thief', true);
  await expect.poll(() => log.toSorted()).toEqual(['first granted', 'second granted', 'second lost', 'thief granted']);
});

it('a channel of this browser reaches the others, in order, and not itself (TA2)', async () => {
  const tabs = browserTabs();
  const heard: unknown[] = [];
  const own: unknown[] = [];
  const sender = tabs?.channel('chat-test-channel', (message) => own.push(message));
  const receiver = tabs?.channel('chat-test-channel', (message) => heard.push(message));
  sender?.post({ place: 1 });
  sender?.post({ place: 2 });
  await expect.poll(() => heard).toEqual([{ place: 1 }, { place: 2 }]);
  expect(own).toEqual([]);
  receiver?.close();
  sender?.close();
});
