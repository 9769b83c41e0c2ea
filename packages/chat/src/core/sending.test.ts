import { describe, expect, it } from 'vitest';
import { chatOf, type Driver, messageAt, startCore, startMs } from './core-driver.ts';

function online(protocol: 'v1' | 'v2' = 'v2', limits = {}): Driver {
  const driver = startCore({ limits });
  driver.apply({ type: 'chatsLoaded', chats: [chatOf('c1'), chatOf('c2')] });
  driver.apply({ type: 'connected', protocol });
  return driver;
}
const send = (driver: Driver, id: string, chatId = 'c1', nowMs = startMs) =>
  driver.apply({ type: 'sent', id, chatId, content: '你好', messageType: 'text' }, nowMs);
const ack = (driver: Driver, id: string, seq: number, status: 'ok' | 'dup' = 'ok') =>
  driver.apply({ type: 'acknowledged', ack: { id, chatId: 'c1', seq, timestamp: startMs + 50, status } });
const transmitted = (driver: Driver) => driver.of('transmit').map(({ message }) => message.id);
const statusOf = (driver: Driver, id: string) => driver.core.list('c1')?.get(id)?.status;

describe('sending', () => {
  it('shows the message at once, puts it on the wire and is settled by its acknowledgement (SE1)', () => {
    const driver = online();
    send(driver, 'a1');
    expect(driver.core.pending()).toEqual({ a1: 'sending' });
    expect(driver.core.chats()[0]).toMatchObject({ id: 'c1', lastMessage: '你好' });
    ack(driver, 'a1', 1);
    expect(driver.core.window('c1')).toMatchObject([{ id: 'a1', seq: 1, status: 'sent', timestamp: startMs + 50 }]);
    expect(driver.of('settled')).toEqual([
      { type: 'settled', id: 'a1', chatId: 'c1', outcome: { status: 'sent', unconfirmed: false } },
    ]);
    expect(driver.core.outbox()).toEqual([]);
  });

  it('goes out again, to be acknowledged, when what was taken for a v1 server greets late (SE12)', () => {
    const driver = online('v1');
    send(driver, 'a1');
    driver.apply({ type: 'connected', protocol: 'v2' });
    expect(transmitted(driver)).toEqual(['a1', 'a1']);
    expect(driver.core.pending()).toEqual({ a1: 'sending' });
    ack(driver, 'a1', 1, 'dup');
    expect(driver.core.outbox()).toEqual([]);
  });

  it('without a connection waits, and goes out in order on the next one (SE2)', () => {
    const driver = startCore();
    driver.apply({ type: 'chatsLoaded', chats: [chatOf('c1')] });
    send(driver, 'a1');
    send(driver, 'a2');
    expect(transmitted(driver)).toEqual([]);
    expect(driver.core.pending()).toEqual({ a1: 'queued', a2: 'queued' });
    driver.apply({ type: 'connected', protocol: 'v2' });
    expect(transmitted(driver)).toEqual(['a1', 'a2']);
  });

  it('goes out again after a loss under the same id; stored before counts as stored (SE3)', () => {
    const driver = online();
    send(driver, 'a1');
    driver.apply({ type: 'disconnected' });
    expect(statusOf(driver, 'a1')).toBe('queued');
    driver.apply({ type: 'connected', protocol: 'v2' });
    expect(transmitted(driver)).toEqual(['a1', 'a1']);
    ack(driver, 'a1', 7, 'dup');
    expect(driver.of('settled')).toHaveLength(1);
  });

  it('is settled by whatever tells of it: an echo, a page, a second acknowledgement (SE4)', () => {
    const driver = online('v1');
    send(driver, 'a1');
    driver.apply({ type: 'messageReceived', message: messageAt('a1', 2, { fromId: 'me', content: '你好' }) });
    expect(driver.core.window('c1')).toMatchObject([{ id: 'a1', status: 'sent', timestamp: startMs + 2000 }]);
    ack(driver, 'a1', 3);
    expect(driver.of('settled')).toHaveLength(1);
    expect(driver.of('publishMessage')).toHaveLength(1);
  });

  it('to a server without acknowledgements counts as sent when the connection lives on (SE5)', () => {
    const driver = online('v1');
    send(driver, 'a1');
    driver.apply({ type: 'assumedStored', id: 'a1' });
    expect(driver.of('settled')).toEqual([
      { type: 'settled', id: 'a1', chatId: 'c1', outcome: { status: 'sent', unconfirmed: true } },
    ]);
    expect(statusOf(driver, 'a1')).toBe('sent');
  });

  it('without an answer goes out three times, then waits for the user (SE6)', () => {
    const driver = online();
    send(driver, 'a1');
    for (let round = 0; round < 3; round += 1) driver.apply({ type: 'ackOverdue', id: 'a1' });
    expect(transmitted(driver)).toEqual(['a1', 'a1', 'a1']);
    expect(statusOf(driver, 'a1')).toBe('failed');
    driver.apply({ type: 'retried', id: 'a1' });
    expect(transmitted(driver)).toHaveLength(4);
    ack(driver, 'a1', 1);
    expect(statusOf(driver, 'a1')).toBe('sent');
  });

  it('that waited longer than a day is given up (SE6)', () => {
    const driver = startCore();
    driver.apply({
      type: 'restored',
      unread: {},
      outbox: [messageAt('a1', 0, { fromId: 'me' }), messageAt('a2', 86_000, { fromId: 'me' })],
    });
    driver.apply({ type: 'chatsLoaded', chats: [chatOf('c1')] });
    driver.apply({ type: 'connected', protocol: 'v2' }, startMs + 86_400_001);
    expect(transmitted(driver)).toEqual(['a2']);
    expect(driver.of('settled')).toEqual([
      { type: 'settled', id: 'a1', chatId: 'c1', outcome: { status: 'failed', error: 'too-old' } },
    ]);
    expect(statusOf(driver, 'a1')).toBe('failed');
  });

  it('is held back as long as the server asks, and nothing of its chat overtakes it (SE7)', () => {
    const driver = online();
    send(driver, 'a1');
    driver.apply({
      type: 'acknowledged',
      ack: { id: 'a1', chatId: 'c1', status: 'error', error: 'rate', retryAfter: 700 },
    });
    expect(driver.of('hold')).toEqual([{ type: 'hold', id: 'a1', delay: 700 }]);
    send(driver, 'a2');
    send(driver, 'b1', 'c2');
    expect(transmitted(driver)).toEqual(['a1', 'b1']);
    driver.apply({ type: 'holdEnded', id: 'a1' });
    expect(transmitted(driver)).toEqual(['a1', 'b1', 'a1', 'a2']);
  });

  it.each([
    ['too_big', 'too-big'],
    ['forbidden', 'forbidden'],
    ['invalid', 'invalid'],
    ['no_chat', 'no-chat'],
  ] as const)('refused with %s fails with its reason; the next one goes on (SE8)', (error, reason) => {
    const driver = online('v2', { inFlight: 1 });
    send(driver, 'a1');
    send(driver, 'a2');
    driver.apply({ type: 'acknowledged', ack: { id: 'a1', chatId: 'c1', status: 'error', error } });
    expect(driver.of('settled')).toEqual([
      { type: 'settled', id: 'a1', chatId: 'c1', outcome: { status: 'failed', error: reason } },
    ]);
    expect(transmitted(driver)).toEqual(['a1', 'a2']);
  });

  it.each([
    ['nothing', ' \n ', 'text', 'invalid', 'empty'],
    ['U+0000', '到场价\u0000', 'text', 'invalid', 'unstorable'],
    ['half a character', '收到\ud83d', 'text', 'invalid', 'unstorable'],
    ['U+0000 in the address of a file', '/files/a\u0000.png', 'image', 'invalid', 'unstorable'],
    ['more than 4,000 characters', '长'.repeat(4001), 'text', 'too-big', 'too-long'],
  ] as const)('with %s is refused before it is sent, and not shown (SE13)', (_, content, messageType, error, fault) => {
    const driver = online();
    driver.apply({ type: 'sent', id: 'a1', chatId: 'c1', content, messageType });
    expect(driver.of('settled')).toEqual([
      { type: 'settled', id: 'a1', chatId: 'c1', outcome: { status: 'failed', error, fault } },
    ]);
    expect(driver.of('failed')).toEqual([{ type: 'failed', error: { code: 'message-refused', id: 'a1', fault } }]);
    expect(transmitted(driver)).toEqual([]);
    expect(driver.core.pending()).toEqual({});
    expect(driver.ids('c1')).toEqual([]);
  });

  it('may have 4,000 characters, each emoji one of them (SE13)', () => {
    const driver = online();
    driver.apply({ type: 'sent', id: 'a1', chatId: 'c1', content: '😀'.repeat(4000), messageType: 'text' });
    expect(transmitted(driver)).toEqual(['a1']);
  });

  it('that a server refuses for good holds nothing up, whatever was kept of it over a reload (SE8, SE13)', () => {
    const driver = startCore();
    driver.apply({
      type: 'restored',
      unread: {},
      outbox: [messageAt('a1', 0, { fromId: 'me', content: 'a\u0000' }), messageAt('a2', 0, { fromId: 'me' })],
    });
    driver.apply({ type: 'chatsLoaded', chats: [chatOf('c1')] });
    driver.apply({ type: 'connected', protocol: 'v2' });
    driver.apply({ type: 'acknowledged', ack: { id: 'a1', chatId: 'c1', status: 'error', error: 'invalid' } });
    expect(driver.of('settled')).toMatchObject([{ id: 'a1', outcome: { status: 'failed', error: 'invalid' } }]);
    expect(transmitted(driver)).toEqual(['a1', 'a2']);
  });

  it('keeps to so many on the wire, and says when no more can wait (SE9)', () => {
    const driver = online('v2', { inFlight: 2, outbox: 3 });
    for (const id of ['a1', 'a2', 'a3', 'a4']) send(driver, id);
    expect(transmitted(driver)).toEqual(['a1', 'a2']);
    expect(driver.of('failed')).toEqual([{ type: 'failed', error: { code: 'outbox-full', id: 'a4' } }]);
    ack(driver, 'a1', 1);
    expect(transmitted(driver)).toEqual(['a1', 'a2', 'a3']);
  });

  it('can be taken back while it waits, and not on the wire (SE10)', () => {
    const driver = startCore();
    driver.apply({ type: 'chatsLoaded', chats: [chatOf('c1')] });
    send(driver, 'a1');
    driver.apply({ type: 'discarded', id: 'a1' });
    expect(driver.ids('c1')).toEqual([]);
    driver.apply({ type: 'connected', protocol: 'v2' });
    send(driver, 'a2');
    driver.apply({ type: 'discarded', id: 'a2' });
    expect(driver.ids('c1')).toEqual(['a2']);
  });

  it('stands below all others until it is stored, whatever the clock says (SE11)', () => {
    const driver = online();
    driver.apply({ type: 'messageReceived', message: messageAt('m1', 500) });
    send(driver, 'a1');
    driver.apply({ type: 'messageReceived', message: messageAt('m2', 900) });
    expect(driver.ids('c1')).toEqual(['m1', 'm2', 'a1']);
  });
});
