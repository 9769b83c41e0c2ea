import { describe, expect, it } from 'vitest';
import { chatOf, type Driver, messageAt, pageOf, startCore, startMs } from './core-driver.ts';

const page = (driver: Driver, ...chats: ReturnType<typeof pageOf>[]) =>
  driver.apply({ type: 'pageReceived', page: { rid: 'r1', epoch: 'e1', chats, done: true } });
function online(): Driver {
  const driver = startCore();
  driver.apply({ type: 'connected', protocol: 'v2' });
  return driver;
}
const live = (driver: Driver, seq: number) =>
  driver.apply({ type: 'messageReceived', message: messageAt(`m${seq}`, seq, { seq }) });

describe('what was missed', () => {
  it('comes by pages, with chats that are new and the marks of everybody (SY1)', () => {
    const driver = online();
    page(driver, pageOf('c1', 1, 5, { readSeq: 3, peerRead: { u2: 4, me: 3 } }));
    expect(driver.ids('c1')).toEqual(['m1', 'm2', 'm3', 'm4', 'm5']);
    expect(driver.core.unreadIds('c1')).toEqual(['m4', 'm5']);
    expect(driver.core.cursors()).toEqual({ c1: 5 });
    expect(driver.core.isReadByPeer(messageAt('m4', 4, { seq: 4 }))).toBe(true);
    expect(driver.core.isReadByPeer(messageAt('m5', 5, { seq: 5 }))).toBe(false);
    expect(driver.of('publishMessage').every(({ origin }) => origin === 'sync')).toBe(true);
  });

  it('is the same in any cut with live messages between, and pages twice (SY2)', () => {
    const driver = online();
    live(driver, 4);
    driver.apply({ type: 'senderKnown', chatId: 'c1', user: null });
    page(driver, pageOf('c1', 1, 3));
    live(driver, 6);
    page(driver, pageOf('c1', 3, 6));
    page(driver, pageOf('c1', 1, 6));
    expect(driver.ids('c1')).toEqual(['m1', 'm2', 'm3', 'm4', 'm5', 'm6']);
    expect(driver.core.totalUnread()).toBe(6);
    expect(driver.core.gaps('c1')).toEqual([]);
  });

  it('tells again what was read when the server has not heard of it, and does not count it (SY3)', () => {
    const driver = online();
    page(driver, pageOf('c1', 1, 5));
    driver.apply({ type: 'opened', chatId: 'c1' });
    driver.apply({ type: 'closed' });
    const before = driver.of('sendReceipt').length;
    page(driver, pageOf('c1', 6, 7, { chat: chatOf('c1', { unreadCount: 7 }) }));
    expect(driver.core.unreadIds('c1')).toEqual(['m6', 'm7']);
    expect(driver.of('sendReceipt').slice(before)).toMatchObject([{ receipt: { chatId: 'c1', seq: 5 } }]);
    page(driver, pageOf('c1', 8, 8, { readSeq: 5, chat: chatOf('c1', { unreadCount: 3 }) }));
    expect(driver.core.totalUnread()).toBe(3);
    expect(driver.of('sendReceipt').length).toBe(before + 1);
  });

  it('counts what the server counts and did not send (SY3)', () => {
    const driver = online();
    page(driver, pageOf('c1', 401, 600, { readSeq: 100, chat: chatOf('c1', { unreadCount: 500 }) }));
    expect(driver.core.unreadIds('c1')).toHaveLength(500);
    page(driver, pageOf('c1', 201, 400, { head: 600, readSeq: 100, chat: chatOf('c1', { unreadCount: 500 }) }));
    expect(driver.core.unreadIds('c1')).toHaveLength(500);
  });

  it('begins anew when the server has lost what the cursors mean; what waits to be sent stays (SY4)', () => {
    const driver = online();
    page(driver, pageOf('c1', 1, 5));
    driver.apply({ type: 'sent', id: 'a1', chatId: 'c1', content: '等', messageType: 'text' });
    driver.apply({ type: 'pageReceived', page: { rid: 'r2', epoch: 'e2', reset: true, done: true, chats: [] } });
    expect(driver.core.cursors()).toEqual({});
    expect(driver.core.outbox()).toHaveLength(1);
  });
});

describe('a gap', () => {
  it('is told once the messages beyond it are shown, and asked for after a moment (GA2)', () => {
    const driver = online();
    page(driver, pageOf('c1', 1, 3));
    live(driver, 6);
    expect(driver.ids('c1')).toEqual(['m1', 'm2', 'm3', 'm6']);
    expect(driver.of('gapFound')).toEqual([{ type: 'gapFound', chatId: 'c1' }]);
    expect(driver.core.cursors()).toEqual({ c1: 3 });
    driver.apply({ type: 'gapDue', chatId: 'c1' });
    driver.apply({ type: 'gapDue', chatId: 'c1' });
    expect(driver.of('requestRange')).toEqual([{ type: 'requestRange', chatId: 'c1', range: [4, 5] }]);
    page(driver, pageOf('c1', 4, 5, { head: 6 }));
    expect(driver.core.gaps('c1')).toEqual([]);
  });

  it('that closed by itself is not asked for (GA3)', () => {
    const driver = online();
    page(driver, pageOf('c1', 1, 3));
    live(driver, 5);
    live(driver, 4);
    driver.apply({ type: 'gapDue', chatId: 'c1' });
    expect(driver.of('requestRange')).toEqual([]);
  });

  it('of up to 1,000 is fetched in pages, newest first (GA4)', () => {
    const driver = online();
    page(driver, pageOf('c1', 1, 1));
    page(driver, pageOf('c1', 2, 2, { head: 502 }));
    const ranges = () => driver.of('requestRange').map(({ range }) => range);
    expect(ranges()).toEqual([[303, 502]]);
    page(driver, pageOf('c1', 303, 502));
    page(driver, pageOf('c1', 103, 302, { head: 502 }));
    page(driver, pageOf('c1', 3, 102, { head: 502 }));
    expect(ranges()).toEqual([
      [303, 502],
      [103, 302],
      [3, 102],
    ]);
    expect(driver.core.gaps('c1')).toEqual([]);
  });

  it('of more stays open below the newest 200, until somebody asks (GA5)', () => {
    const driver = online();
    page(driver, pageOf('c1', 1, 10));
    page(driver, pageOf('c1', 11, 11, { head: 2000 }));
    expect(driver.of('requestRange')).toMatchObject([{ range: [1801, 2000] }]);
    page(driver, pageOf('c1', 1801, 2000));
    expect(driver.of('requestRange')).toHaveLength(1);
    expect(driver.core.gaps('c1')).toEqual([[12, 1800]]);
    expect(driver.core.cursors()).toEqual({ c1: 2000 });
  });

  it('is asked for anew after a loss of the connection (GA6)', () => {
    const driver = online();
    page(driver, pageOf('c1', 1, 1));
    live(driver, 3);
    driver.apply({ type: 'gapDue', chatId: 'c1' });
    driver.apply({ type: 'disconnected' });
    driver.apply({ type: 'connected', protocol: 'v2' });
    driver.apply({ type: 'gapDue', chatId: 'c1' });
    expect(driver.of('requestRange')).toHaveLength(2);
  });
});

describe('history', () => {
  it('goes in above, is never unread and lengthens the window of the open chat (HI1)', () => {
    const driver = startCore({ limits: { window: 2 } });
    driver.apply({ type: 'chatsLoaded', chats: [chatOf('c1')] });
    driver.apply({ type: 'opened', chatId: 'c1' });
    for (const second of [7, 8, 9]) driver.apply({ type: 'messageReceived', message: messageAt(`m${second}`, second) });
    expect(driver.ids('c1')).toEqual(['m8', 'm9']);
    driver.apply({ type: 'historyAsked', chatId: 'c1' });
    expect(driver.core.chats()[0]?.isLoading).toBe(true);
    const messages = [messageAt('m5', 5), messageAt('m6', 6)];
    driver.apply({ type: 'historyLoaded', chatId: 'c1', messages, more: false });
    expect(driver.ids('c1')).toEqual(['m6', 'm7', 'm8', 'm9']);
    expect(driver.core.chats()[0]).toMatchObject({ isLoading: false, loaded: true, unreadCount: 0 });
    driver.apply({ type: 'closed' });
    expect(driver.ids('c1')).toEqual(['m8', 'm9']);
  });
});

describe('the list of chats', () => {
  it('marks who answers for the platform, and nobody any more whom the server does not mark (CS25)', () => {
    const driver = startCore();
    driver.apply({ type: 'connected', protocol: 'v1' });
    const marks = () => driver.core.chats().map(({ id, official }) => [id, official]);
    driver.apply({ type: 'chatsLoaded', chats: [chatOf('c1', { official: true }), chatOf('c2')] });
    expect(marks()).toEqual([
      ['c1', true],
      ['c2', undefined],
    ]);
    driver.apply({ type: 'chatsLoaded', chats: [chatOf('c1'), chatOf('c2')] });
    expect(marks()).toEqual([
      ['c1', undefined],
      ['c2', undefined],
    ]);
  });

  it('gives names, keeps newer messages and unread lists, and has no chat twice (SY5)', () => {
    const driver = startCore();
    driver.apply({ type: 'connected', protocol: 'v1' });
    driver.apply({
      type: 'chatsLoaded',
      chats: [chatOf('c1', { lastTime: 5 }), chatOf('c2', { lastTime: 9 }), chatOf('c1')],
    });
    driver.apply({ type: 'messageReceived', message: messageAt('m1', 1) });
    const standing = { company: '长春衡砺钢材贸易有限公司', position: '供应商务' };
    const again = [
      chatOf('c1', { name: '新名', lastTime: 5, lastMessage: '旧', ...standing }),
      chatOf('c3', { lastTime: 7 }),
    ];
    driver.apply({ type: 'chatsLoaded', chats: again });
    // A service that knows no companies takes none away.
    driver.apply({ type: 'chatsLoaded', chats: [chatOf('c1', { name: '新名' })] });
    expect(driver.core.chats()).toMatchObject([
      { id: 'c1', name: '新名', ...standing, lastMessage: '文字m1', lastTime: startMs + 1000, unreadCount: 1 },
      { id: 'c2' },
      { id: 'c3' },
    ]);
  });
});
