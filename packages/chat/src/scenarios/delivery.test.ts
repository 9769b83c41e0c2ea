import { describe, expect, it } from 'vitest';
import type { SocketFactory } from '../ports/environment.ts';
import { type ServerCapability, serverCapabilities } from '../protocol/codes.ts';
import { decodeFrame } from '../protocol/decode.ts';
import type { Delivered } from '../protocol/frames.ts';
import { createFakeBrowser } from '../testing/fake-browser.ts';
import { createWorld, type Page } from './chat-world.ts';

/** A world that notes which deliveries its clients confirm. */
function createWatchedWorld(version: 1 | 2, capabilities: readonly ServerCapability[] = serverCapabilities) {
  const confirmed: Delivered[] = [];
  const through =
    (open: SocketFactory): SocketFactory =>
    (url) => {
      const socket = open(url);
      const send = socket.send.bind(socket);
      socket.send = (text) => {
        const result = decodeFrame(text);
        if (result.ok && result.frame.kind === 'delivered') confirmed.push(result.frame.delivered);
        send(text);
      };
      return socket;
    };
  return { ...createWorld({ version, capabilities, through, habits: { hasHistory: true } }), confirmed };
}

const lastOf = (page: Page) => {
  const message = page.chat.state.chatMessage.c1?.at(-1);
  if (message === undefined) throw new Error('nothing is shown');
  return message;
};

describe('what has arrived', () => {
  it('is confirmed to a v2 server that asks for it, a burst once and by its newest place (DV1)', async () => {
    const { clock, server, open, confirmed } = createWatchedWorld(2);
    open('a');
    await clock.advance(100);
    for (let count = 0; count < 30; count += 1) server.say('c1', 'b', `第${count}条`);
    await clock.advance(499);
    expect(confirmed).toEqual([]);
    await clock.advance(1);
    expect(confirmed).toEqual([{ chatId: 'c1', seq: 30 }]);
    await clock.advance(60_000);
    expect(confirmed).toHaveLength(1);
  });

  it('is confirmed for a few chats at a time, however many a sync has filled (DV1)', async () => {
    const { clock, server, open, confirmed } = createWatchedWorld(2);
    for (let chat = 0; chat < 50; chat += 1) {
      server.store.addChat(`d${chat}`, ['a', 'b']);
      server.say(`d${chat}`, 'b', '您好');
    }
    open('a');
    await clock.advance(600);
    expect(confirmed).toHaveLength(20);
    await clock.advance(1000);
    expect(new Set(confirmed.map(({ chatId }) => chatId)).size).toBe(50);
  });

  it.each([
    ['v1', 1, serverCapabilities],
    ['v2 without the capability', 2, serverCapabilities.filter((name) => name !== 'delivered')],
  ] as const)('is not confirmed to a server of %s (DV1)', async (_what, version, capabilities) => {
    const { clock, server, open, confirmed } = createWatchedWorld(version, capabilities);
    const [mine, theirs] = [open('a'), open('b')];
    await clock.advance(100);
    mine.chat.send('c1', '到了吗');
    server.say('c1', 'b', '您好');
    await clock.advance(10_000);
    expect(theirs.ids('c1')).toHaveLength(2);
    expect(confirmed).toEqual([]);
  });

  it('is confirmed by the tab that connects alone (DV1)', async () => {
    const { clock, server, open, confirmed } = createWatchedWorld(2);
    const browser = createFakeBrowser();
    const [first, second] = [open('a', browser), open('a', browser)];
    await clock.advance(200);
    server.say('c1', 'b', '您好');
    await clock.advance(2000);
    expect([first.ids('c1'), second.ids('c1')]).toEqual([['said-1'], ['said-1']]);
    expect(confirmed).toEqual([{ chatId: 'c1', seq: 1 }]);
    first.chat.dispose();
    await clock.advance(2000);
    server.say('c1', 'b', '还在吗');
    await clock.advance(2000);
    expect(confirmed.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('is confirmed no further for older messages that are loaded (DV2)', async () => {
    const { clock, server, open, confirmed } = createWatchedWorld(2);
    for (let count = 0; count < 300; count += 1) server.say('c1', 'b', `第${count}条`);
    const page = open('a');
    await clock.advance(1000);
    page.chat.open('c1');
    const loading = page.chat.loadOlder('c1', 100);
    await clock.advance(2000);
    await loading;
    expect(page.ids('c1')).toHaveLength(300);
    expect(confirmed).toEqual([{ chatId: 'c1', seq: 300 }]);
  });

  it('shows on own messages as soon as a device of the other side has them, read or not (DV3)', async () => {
    const { clock, open } = createWatchedWorld(2);
    const mine = open('a');
    await clock.advance(100);
    mine.chat.send('c1', '在吗');
    await clock.advance(2000);
    expect([mine.chat.isDelivered(lastOf(mine)), mine.chat.isRead(lastOf(mine))]).toEqual([false, false]);
    const before = mine.chat.state.chatMessage.c1;
    const theirs = open('b');
    await clock.advance(2000);
    expect([mine.chat.isDelivered(lastOf(mine)), mine.chat.isRead(lastOf(mine))]).toEqual([true, false]);
    // Pages that show messages are told of it.
    expect(mine.chat.state.chatMessage.c1).not.toBe(before);
    theirs.chat.dispose();
    mine.chat.send('c1', '还在吗');
    await clock.advance(2000);
    expect(mine.chat.isDelivered(lastOf(mine))).toBe(false);
  });

  it('is known after a sync too (DV3)', async () => {
    const { clock, open } = createWatchedWorld(2);
    const [mine, theirs] = [open('a'), open('b')];
    await clock.advance(100);
    mine.chat.send('c1', '在吗');
    await clock.advance(2000);
    mine.chat.dispose();
    theirs.chat.dispose();
    const again = open('a');
    await clock.advance(1000);
    expect(again.chat.isDelivered(lastOf(again))).toBe(true);
  });

  it('is confirmed anew when the confirmation was lost with the connection (DV4)', async () => {
    const { clock, server, open, confirmed } = createWatchedWorld(2);
    open('a');
    await clock.advance(100);
    server.say('c1', 'b', '您好');
    await clock.advance(300);
    server.cutAll();
    await clock.advance(1000);
    expect(confirmed).toEqual([]);
    await clock.advance(10_000);
    expect(confirmed).toEqual([{ chatId: 'c1', seq: 1 }]);
    expect(server.store.chats.get('c1')?.delivered.get('a')).toBe(1);
  });
});
