import { describe, expect, it } from 'vitest';
import { chatOf, type Driver, messageAt, startCore, startMs } from './core-driver.ts';

const withChats = (...ids: string[]): Driver => {
  const driver = startCore();
  driver.apply({ type: 'chatsLoaded', chats: ids.map((id, index) => chatOf(id, { lastTime: 1000 - index })) });
  driver.apply({ type: 'connected', protocol: 'v1' });
  return driver;
};
const receive = (driver: Driver, ...messages: ReturnType<typeof messageAt>[]) => {
  for (const message of messages) driver.apply({ type: 'messageReceived', message });
};
const order = ({ core }: Driver) => core.chats().map(({ id }) => id);

describe('a message for a known chat', () => {
  it('goes in at its time (RC1)', () => {
    const driver = withChats('c1');
    receive(driver, messageAt('m3', 3), messageAt('m1', 1), messageAt('m2', 2));
    expect(driver.ids('c1')).toEqual(['m1', 'm2', 'm3']);
  });

  it('counts once, whatever comes again, with the same time or another (RC2)', () => {
    const driver = withChats('c1', 'c2');
    receive(driver, messageAt('m1', 1), messageAt('n1', 2, { chatId: 'c2' }));
    receive(driver, messageAt('m1', 1), messageAt('m1', 9));
    expect(driver.ids('c1')).toEqual(['m1']);
    expect(driver.core.unreadIds('c1')).toEqual(['m1']);
    expect(order(driver)).toEqual(['c2', 'c1']);
    expect(driver.of('publishMessage').map(({ message }) => message.id)).toEqual(['m1', 'n1']);
  });

  it('moves its chat to the top, a late older one too; text and time stay those of the newest (RC3)', () => {
    const driver = withChats('c1', 'c2');
    receive(driver, messageAt('n5', 5, { chatId: 'c2' }), messageAt('m1', 1), messageAt('n2', 2, { chatId: 'c2' }));
    expect(order(driver)).toEqual(['c2', 'c1']);
    const [top] = driver.core.chats();
    expect(top).toMatchObject({ id: 'c2', lastMessage: '文字n5', lastTime: startMs + 5000, unreadCount: 2 });
  });

  it('does not pin its chat by a time far ahead (RC4)', () => {
    const driver = withChats('c1');
    receive(driver, messageAt('m1', 86_400));
    expect(driver.core.chats()[0]?.lastTime).toBe(startMs + 60_000);
  });

  it('written by the user on another device is no news and shown as sent (RC5)', () => {
    const driver = withChats('c1');
    receive(driver, messageAt('m1', 1, { fromId: 'me' }));
    expect(driver.core.totalUnread()).toBe(0);
    expect(driver.core.window('c1')).toMatchObject([{ id: 'm1', status: 'sent' }]);
    expect(driver.of('sendReceipt')).toEqual([]);
  });

  it('keeps markup as text (RC6)', () => {
    const driver = withChats('c1');
    receive(driver, messageAt('m1', 1, { content: '<img src=x onerror=alert(1)>' }));
    expect(driver.core.window('c1')[0]?.content).toBe('<img src=x onerror=alert(1)>');
  });
});

describe('a message for an unknown chat', () => {
  const seller = { company: '长春衡砺钢材贸易有限公司', position: '供应商务' };

  it('waits for its sender, with all that follows; other chats go on; one chat comes of it (RC7)', () => {
    const driver = withChats('c1');
    receive(
      driver,
      messageAt('x2', 2, { chatId: 'c9', fromId: 'u7' }),
      messageAt('x1', 1, { chatId: 'c9', fromId: 'u7' }),
    );
    receive(driver, messageAt('m1', 3));
    expect(driver.of('lookUpSender')).toEqual([{ type: 'lookUpSender', chatId: 'c9', userId: 'u7' }]);
    expect(order(driver)).toEqual(['c1']);
    driver.apply({ type: 'receiptReceived', receipt: { chatId: 'c9', userId: 'u7', timestamp: startMs, type: '' } });
    driver.apply({ type: 'senderKnown', chatId: 'c9', user: { id: 'u7', name: '陈钢', avatar: 'a.png', ...seller } });
    expect(driver.ids('c9')).toEqual(['x1', 'x2']);
    expect(driver.core.chats()[0]).toMatchObject({
      id: 'c9',
      name: '陈钢',
      avatar: 'a.png',
      ...seller,
      unreadCount: 2,
      lastReadTime: startMs,
    });
    expect(driver.of('createChat')).toHaveLength(1);
  });

  it('is kept under the sender’s id when nobody knows the name, and named later (RC8)', () => {
    const driver = withChats();
    receive(driver, messageAt('x1', 1, { chatId: 'c9', fromId: 'u7' }));
    driver.apply({ type: 'senderKnown', chatId: 'c9', user: null });
    expect(driver.core.chats()).toMatchObject([{ id: 'c9', name: 'u7', unreadCount: 1 }]);
    expect(driver.of('createChat')).toEqual([]);
    driver.apply({ type: 'senderKnown', chatId: 'c9', user: { id: 'u7', name: '陈钢', avatar: '', ...seller } });
    expect(driver.core.chats()).toMatchObject([{ id: 'c9', name: '陈钢', ...seller }]);
    driver.apply({ type: 'senderKnown', chatId: 'c9', user: { id: 'u7', name: '迟到', avatar: '' } });
    expect(driver.core.chats()).toMatchObject([{ name: '陈钢' }]);
  });

  it('written by the user elsewhere asks for the list of chats (RC9)', () => {
    const driver = withChats('c1');
    receive(driver, messageAt('x1', 1, { chatId: 'c9', fromId: 'me' }));
    expect(driver.of('loadChats')).toHaveLength(1);
    driver.apply({ type: 'chatsLoaded', chats: [chatOf('c9'), chatOf('c9'), chatOf('c1')] });
    expect(driver.ids('c9')).toEqual(['x1']);
    expect(order(driver).toSorted()).toEqual(['c1', 'c9']);
  });

  it('comes in when the user opens the chat first (RC10)', () => {
    const driver = withChats();
    receive(driver, messageAt('x1', 1, { chatId: 'c9', fromId: 'u7' }));
    driver.apply({ type: 'opened', chatId: 'c9', chat: { name: '陈钢' } });
    expect(driver.ids('c9')).toEqual(['x1']);
    driver.apply({ type: 'senderKnown', chatId: 'c9', user: { id: 'u7', name: '别名', avatar: '' } });
    expect(driver.core.chats()).toMatchObject([{ name: '陈钢', unreadCount: 0 }]);
  });

  it('is refused with a word when too many wait already (RC11)', () => {
    const driver = startCore({ limits: { mailbox: 2 } });
    receive(driver, ...[1, 2, 3].map((second) => messageAt(`x${second}`, second, { chatId: 'c9' })));
    expect(driver.of('failed')).toEqual([{ type: 'failed', error: { code: 'mailbox-full', chatId: 'c9' } }]);
    driver.apply({ type: 'senderKnown', chatId: 'c9', user: null });
    expect(driver.ids('c9')).toEqual(['x1', 'x2']);
  });
});

describe('a chat that was removed', () => {
  it('is not brought back by frames on their way, but by newer ones (RC12)', () => {
    const driver = withChats('c1');
    receive(driver, messageAt('m5', 5));
    driver.apply({ type: 'removed', chatId: 'c1' }, startMs + 6000);
    expect(driver.of('removeChat')).toEqual([{ type: 'removeChat', chatId: 'c1' }]);
    driver.apply({ type: 'messageReceived', message: messageAt('m4', 4) }, startMs + 7000);
    expect(driver.of('lookUpSender')).toEqual([]);
    driver.apply({ type: 'messageReceived', message: messageAt('m8', 8) }, startMs + 8000);
    expect(driver.of('lookUpSender')).toHaveLength(1);
    expect(driver.core.totalUnread()).toBe(0);
  });
});

describe('receipts', () => {
  it('of others move the mark forward only (RD2)', () => {
    const driver = withChats('c1');
    const receipt = (timestamp: number) =>
      driver.apply({ type: 'receiptReceived', receipt: { chatId: 'c1', userId: 'u2', timestamp, type: '' } });
    receipt(startMs + 5000);
    receipt(startMs + 1000);
    expect(driver.core.chats()[0]?.lastReadTime).toBe(startMs + 5000);
    expect(driver.of('publishReceipt')).toHaveLength(1);
    expect(driver.core.isReadByPeer(messageAt('m5', 5))).toBe(true);
    expect(driver.core.isReadByPeer(messageAt('m6', 6))).toBe(false);
  });

  it('of the user’s other device clear what is unread up to the mark, no more (RD3)', () => {
    const driver = withChats('c1');
    receive(driver, messageAt('m1', 1), messageAt('m2', 2), messageAt('m3', 3));
    driver.apply({
      type: 'receiptReceived',
      receipt: { chatId: 'c1', userId: 'me', timestamp: startMs + 2000, type: '' },
    });
    expect(driver.core.unreadIds('c1')).toEqual(['m3']);
    receive(driver, messageAt('m0', 0));
    expect(driver.core.unreadIds('c1')).toEqual(['m3']);
  });
});
