import { describe, expect, it } from 'vitest';
import { chatOf, type Driver, messageAt, startCore, startMs } from './core-driver.ts';

const receive = (driver: Driver, ...ids: number[]) => {
  for (const id of ids) driver.apply({ type: 'messageReceived', message: messageAt(`m${id}`, id) });
};
function withChat(readWhen: 'open' | 'visible' | 'focused' = 'visible'): Driver {
  const driver = startCore({ readWhen });
  driver.apply({ type: 'chatsLoaded', chats: [chatOf('c1')] });
  return driver;
}
const look = (driver: Driver, visible: boolean, focused = visible) =>
  driver.apply({ type: 'attention', visible, focused });

describe('opening a chat', () => {
  it('makes it current, empties its unread list, tells the server and the others once (OP1)', () => {
    const driver = withChat();
    receive(driver, 1, 2, 3);
    expect(driver.core.chats()[0]?.unreadCount).toBe(3);
    driver.apply({ type: 'opened', chatId: 'c1' });
    expect(driver.core.openId).toBe('c1');
    expect(driver.core.unreadIds('c1')).toEqual([]);
    expect(driver.of('markChatRead')).toMatchObject([{ chat: { id: 'c1', unreadCount: 0 } }]);
    expect(driver.of('sendReceipt')).toEqual([
      { type: 'sendReceipt', receipt: { chatId: 'c1', userId: 'me', timestamp: startMs + 3000, type: 'single' } },
    ]);
    driver.apply({ type: 'closed' });
    receive(driver, 4);
    expect(driver.core.chats()[0]?.unreadCount).toBe(1);
  });

  it('makes it when there is none, and sends no receipt when nothing was unread (OP2)', () => {
    const driver = withChat();
    driver.apply({ type: 'opened', chatId: 'c5', chat: { name: '客服' } });
    expect(driver.of('createChat')).toMatchObject([{ chat: { id: 'c5', name: '客服' } }]);
    expect(driver.of('markChatRead')).toHaveLength(1);
    expect(driver.of('sendReceipt')).toEqual([]);
  });
});

describe('what is not known of a chat', () => {
  it('is not told to the server: neither an empty name nor a stand-in for one (OP2, RC8)', () => {
    const driver = startCore();
    driver.apply({ type: 'opened', chatId: 'c1' });
    expect(driver.of('createChat').map(({ chat }) => chat)).toEqual([{ id: 'c1', type: 'single', unreadCount: 0 }]);
    expect(driver.of('markChatRead').map(({ chat }) => chat)).toEqual([{ id: 'c1', type: 'single', unreadCount: 0 }]);
    driver.apply({ type: 'messageReceived', message: messageAt('m1', 1, { chatId: 'c2' }) });
    driver.apply({ type: 'senderKnown', chatId: 'c2', user: { id: 'u2', name: '', avatar: '' } });
    driver.apply({ type: 'opened', chatId: 'c2' });
    expect(driver.core.chats()[0]).toMatchObject({ id: 'c2', name: 'u2' });
    for (const { chat } of [...driver.of('createChat'), ...driver.of('markChatRead')]) {
      expect(chat.name).toBeUndefined();
    }
    driver.apply({ type: 'chatsLoaded', chats: [chatOf('c1', { name: '陈钢' })] });
    driver.apply({ type: 'opened', chatId: 'c1' });
    expect(driver.of('markChatRead').at(-1)?.chat).toEqual({
      id: 'c1',
      name: '陈钢',
      type: 'single',
      unreadCount: 0,
    });
  });

  it('is not unlearned from a list in which it is empty (RC8, SY5)', () => {
    const driver = startCore();
    driver.apply({ type: 'opened', chatId: 'c1', chat: { name: '客服', avatar: '/a.png' } });
    driver.apply({ type: 'chatsLoaded', chats: [chatOf('c1', { name: '', avatar: '' })] });
    expect(driver.core.chats()).toMatchObject([{ name: '客服', avatar: '/a.png' }]);
  });
});

describe('a message for the open chat', () => {
  it('is read at once, with a receipt (OP3)', () => {
    const driver = withChat();
    driver.apply({ type: 'opened', chatId: 'c1' });
    receive(driver, 1);
    expect(driver.core.totalUnread()).toBe(0);
    expect(driver.of('sendReceipt')).toHaveLength(1);
  });

  it('is unread while the page is hidden, and read with one receipt when it is seen again (OP4)', () => {
    const driver = withChat();
    driver.apply({ type: 'opened', chatId: 'c1' });
    look(driver, false);
    receive(driver, 1, 2);
    expect(driver.core.unreadIds('c1')).toEqual(['m1', 'm2']);
    expect(driver.of('sendReceipt')).toEqual([]);
    look(driver, true);
    look(driver, true);
    expect(driver.core.unreadIds('c1')).toEqual([]);
    expect(driver.of('sendReceipt')).toMatchObject([{ receipt: { timestamp: startMs + 2000 } }]);
  });

  it.each([
    ['open', false, false, 0],
    ['visible', true, false, 0],
    ['visible', false, false, 1],
    ['focused', true, false, 1],
    ['focused', true, true, 0],
  ] as const)(
    'with readWhen %s, visible %s and focused %s leaves %i unread (OP5)',
    (readWhen, visible, focused, unread) => {
      const driver = withChat(readWhen);
      driver.apply({ type: 'opened', chatId: 'c1' });
      look(driver, visible, focused);
      receive(driver, 1);
      expect(driver.core.totalUnread()).toBe(unread);
    },
  );
});

describe('the unread count', () => {
  it('is the length of the list, which the server’s count fills where nothing is known (OP6)', () => {
    const driver = startCore();
    driver.apply({ type: 'chatsLoaded', chats: [chatOf('c1', { unreadCount: 5 })] });
    receive(driver, 1);
    expect(driver.core.unreadIds('c1')).toHaveLength(6);
    expect(driver.core.chats()[0]?.unreadCount).toBe(6);
    driver.apply({ type: 'chatsLoaded', chats: [chatOf('c1', { unreadCount: 9 })] });
    expect(driver.core.totalUnread()).toBe(6);
    driver.apply({ type: 'markedRead', chatId: 'c1' });
    expect(driver.core.totalUnread()).toBe(0);
  });

  it('survives a reload, of chats that are not loaded yet too (OP7)', () => {
    const before = withChat();
    receive(before, 1, 2);
    const after = startCore();
    after.apply({ type: 'restored', unread: { ...before.core.unread(), c8: ['k1'] }, outbox: [] });
    after.apply({ type: 'chatsLoaded', chats: [chatOf('c1', { unreadCount: 7 })] });
    expect(after.core.unread()).toEqual({ c1: ['m1', 'm2'], c8: ['k1'] });
    expect(after.core.chats()[0]?.unreadCount).toBe(2);
  });
});
