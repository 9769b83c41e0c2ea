import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addChat, addChatter, addToken, startChat, type TestChatter } from '../testing/test-chat.ts';

let db: TestDatabase;
let one: TestChatter;
let two: TestChatter;
let stranger: TestChatter;
let chatId: string;

beforeAll(async () => {
  db = await createTestDatabase();
  [one, two, stranger] = [await addChatter(db), await addChatter(db), await addChatter(db)];
});
beforeEach(async () => {
  chatId = await addChat(db, one, two);
});
afterAll(() => db.close());

const severalTabs = { policy: { devices: 9 } } as const;

describe('a message over sockets', () => {
  it('is stored, acknowledged to its sender, and given to everybody else with its place (CS1, CS12)', async () => {
    const chat = await startChat(db);
    const sender = await chat.connect(one, { uuid: 'a', sid: 's1' });
    const otherTab = await chat.connect(await addToken(db, one), { uuid: 'a', sid: 's2' });
    const [receiver, foreign] = [await chat.connect(two), await chat.connect(stranger)];
    const id = sender.say(chatId, '今天的到站价是多少？', { fromId: two.userId, timestamp: 5 });
    const { ack } = await sender.next('ack');
    expect(ack).toEqual({ id, chatId, seq: 1, timestamp: expect.any(Number), status: 'ok' });
    const { message } = await receiver.next('message');
    expect(message).toEqual({
      id,
      chatId,
      fromId: one.userId,
      content: '今天的到站价是多少？',
      timestamp: 'timestamp' in ack ? ack.timestamp : 0,
      type: 'text',
      seq: 1,
    });
    expect((await otherTab.next('message')).message).toEqual(message);
    receiver.say(chatId, '含税到场价3420元/吨');
    expect((await sender.next('message')).message).toMatchObject({ fromId: two.userId, seq: 2 });
    expect(sender.messages.length).toBe(1);
    expect(foreign.messages).toEqual([]);
  });

  it('carries no mark of the platform’s service that its writer put in (CS25)', async () => {
    const chat = await startChat(db);
    const [sender, receiver] = [await chat.connect(one), await chat.connect(two)];
    const message = { id: randomUUID(), fromId: one.userId, chatId, content: '您好', timestamp: 1, type: 'text' };
    sender.socket.send(JSON.stringify({ code: 2, message: { ...message, official: true, name: '平台客服' } }));
    const { message: told } = await receiver.next('message');
    expect(told).toEqual({ ...message, timestamp: expect.any(Number), seq: 1 });
    expect(receiver.texts.join('')).not.toContain('official');
  });

  it('is the same message when it is sent again (CS2)', async () => {
    const chat = await startChat(db);
    const [sender, receiver] = [await chat.connect(one), await chat.connect(two)];
    const id = sender.say(chatId);
    await sender.next('ack');
    sender.say(chatId, '您好', { id });
    expect((await sender.next('ack')).ack).toMatchObject({ id, seq: 1, status: 'dup' });
    sender.say(chatId, '再见');
    await expect.poll(() => receiver.messages.length).toBe(2);
    expect(receiver.messages.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it.each<readonly [string, (who: () => string) => readonly [string, string, object], string]>([
    ['to a chat of others', (of) => [of(), '您好', {}], 'forbidden'],
    ['to no chat', () => ['no-such-chat', '您好', {}], 'no_chat'],
    ['without a UUID', (of) => [of(), '您好', { id: 'x1' }], 'invalid'],
    ['without words', (of) => [of(), '  ', {}], 'invalid'],
    ['with U+0000', (of) => [of(), '到场价\u0000', {}], 'invalid'],
    ['with half a character', (of) => [of(), '收到\ud83d', {}], 'invalid'],
    ['with U+0000 in an address', (of) => [of(), '/files/a\u0000.png', { type: 'image' }], 'invalid'],
    ['of another kind', (of) => [of(), '您好', { type: 'html' }], 'invalid'],
    ['of a kind that names what every object has', (of) => [of(), '您好', { type: '__defineGetter__' }], 'invalid'],
    ['with an image from nowhere', (of) => [of(), 'javascript:alert(1)', { type: 'image' }], 'invalid'],
    ['longer than a message may be', (of) => [of(), '好'.repeat(4001), {}], 'too_big'],
  ])('%s is refused (CS3, CS19)', async (what, make, error) => {
    const chat = await startChat(db);
    const sender = await chat.connect(what.includes('others') ? stranger : one);
    const [to, content, given] = make(() => chatId);
    const id = sender.say(to, content, given);
    expect((await sender.next('ack')).ack).toEqual({ id, chatId: to, status: 'error', error });
  });

  it('may be an image or a file by its address (CS19)', async () => {
    const chat = await startChat(db);
    const [sender, receiver] = [await chat.connect(one), await chat.connect(two)];
    const contents = ['/files/a.png', JSON.stringify({ url: 'https://files.test/b.pdf', name: '报价单.pdf', size: 9 })];
    sender.say(chatId, contents[0], { type: 'image' });
    sender.say(chatId, contents[1], { type: 'file' });
    await expect.poll(() => receiver.messages.length).toBe(2);
    expect(receiver.messages.map(({ content }) => content)).toEqual(contents);
  });

  it('is to be sent again when the store does not answer (CS2)', async () => {
    const chat = await startChat(db);
    const sender = await chat.connect(one);
    await db.admin('alter table chat_message rename to chat_message_away');
    const id = sender.say(chatId);
    expect((await sender.next('ack')).ack).toMatchObject({ id, status: 'error', error: 'retry', retryAfter: 1000 });
    await db.admin('alter table chat_message_away rename to chat_message');
    sender.say(chatId, '您好', { id });
    expect((await sender.next('ack')).ack).toMatchObject({ id, seq: 1, status: 'ok' });
  });
});

describe('a fault of ours', () => {
  it.each([1, 2] as const)('ends the connection of a v%i client alone (CS13)', async (version) => {
    const chat = await startChat(db);
    const [sender, receiver] = [await chat.connect(one, { version }), await chat.connect(two)];
    vi.spyOn(chat.chat.service, 'send').mockRejectedValueOnce(new Error('nobody thought of this'));
    sender.say(chatId);
    expect(await sender.closed()).toBe(1013);
    receiver.say(chatId);
    await receiver.next('ack');
    expect(chat.logged()).toContain('nobody thought of this');
  });
});

describe('what was missed', () => {
  it('comes as pages that fit into frames: new chats, what follows a cursor, or a range (CS5, CS6)', async () => {
    const chat = await startChat(db);
    const client = await chat.connect(two);
    const contents = Array.from({ length: 60 }, (_, index) => `${index} ${'长'.repeat(1000)}`);
    const messages = contents.map((content) => ({
      id: randomUUID(),
      chatId,
      fromId: one.userId,
      content,
      type: 'text',
    }));
    await chat.chat.store.append(messages);
    const sync = async (rid: string, request: object) => {
      client.send({ kind: 'sync', request: { rid, epoch: '', known: {}, limit: 50, ...request } });
      await vi.waitUntil(() => client.of('page').some(({ page }) => page.rid === rid && page.done), {
        timeout: 10_000,
      });
      const pages = client.of('page').filter(({ page }) => page.rid === rid);
      const ours = pages.flatMap(({ page }) => page.chats).filter((part) => part.chat.id === chatId);
      return { ours, places: ours.flatMap((part) => part.messages.map(({ seq }) => seq)) };
    };
    const [from, to] = [
      (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at),
      60,
    ];
    const fresh = await sync('new', {});
    expect(fresh.places).toEqual(from(11, to));
    expect(fresh.ours.length).toBeGreaterThan(1);
    expect(fresh.ours.at(-1)).toMatchObject({ head: 60, readSeq: 0, to: 60, more: false, chat: { unreadCount: 60 } });
    const after = await sync('after', { known: { [chatId]: 5 } });
    expect(after.places).toEqual(from(6, 55));
    expect(after.ours.at(-1)).toMatchObject({ to: 55, more: true });
    expect((await sync('range', { ranges: { [chatId]: [20, 23], [randomUUID()]: [1, 2] } })).places).toEqual([
      20, 21, 22, 23,
    ]);
    const known = await sync('known', { known: { [chatId]: 60 } });
    expect(known.ours).toMatchObject([{ messages: [], from: 61, to: 60, more: false }]);
    expect(Math.max(...client.texts.map((text) => Buffer.byteLength(text)))).toBeLessThan(65_536);
  });

  it('is started anew when the cursors are of another epoch (CS5)', async () => {
    const chat = await startChat(db);
    const client = await chat.connect(one);
    client.say(chatId);
    await client.next('ack');
    client.send({ kind: 'sync', request: { rid: 'r', epoch: 'another', known: { [chatId]: 99 }, limit: 10 } });
    const { page } = await client.next('page');
    expect(page).toMatchObject({ reset: true, epoch: client.of('handshake')[0]?.hello?.epoch });
    expect(page.chats.find((part) => part.chat.id === chatId)?.messages.length).toBe(1);
  });
});

describe('a receipt', () => {
  it('is told to the other members and to the reader’s other tabs, a burst of them as few (CS4, CS18)', async () => {
    const chat = await startChat(db, severalTabs);
    const writer = await chat.connect(one);
    const reader = await chat.connect(two, { uuid: 'r' });
    const tab = await chat.connect(await addToken(db, two), { uuid: 'r', sid: 's2' });
    for (let count = 0; count < 6; count += 1) writer.say(chatId, String(count));
    await expect.poll(() => reader.messages.length).toBe(6);
    for (let seq = 1; seq <= 6; seq += 1) {
      reader.send({ kind: 'read', receipt: { chatId, userId: two.userId, timestamp: Date.now(), type: '', seq } });
    }
    await expect.poll(() => writer.of('read').some(({ receipt }) => receipt.seq === 6)).toBe(true);
    expect(writer.of('read').map(({ receipt }) => receipt.seq)).toEqual([1, 6]);
    await expect.poll(() => tab.of('read').length).toBe(2);
    expect(reader.of('read')).toEqual([]);
    expect(await chat.chat.store.chats(one.userId, chatId)).toMatchObject([{ peerRead: { [two.userId]: 6 } }]);
    expect(await chat.chat.store.chats(two.userId, chatId)).toMatchObject([{ chat: { unreadCount: 0 } }]);
  });

  it('in the name of somebody else is not heard (CS3)', async () => {
    const chat = await startChat(db);
    const [writer, thief] = [await chat.connect(one), await chat.connect(stranger)];
    writer.say(chatId);
    await writer.next('ack');
    for (const userId of [two.userId, stranger.userId]) {
      thief.send({ kind: 'read', receipt: { chatId, userId, timestamp: Date.now(), type: '', seq: 1 } });
    }
    thief.send({ kind: 'sync', request: { rid: 'x', epoch: '', known: {}, ranges: { [chatId]: [1, 1] }, limit: 9 } });
    expect((await thief.next('page')).page.chats).toEqual([]);
    expect(await chat.chat.store.chats(one.userId, chatId)).toMatchObject([{ peerRead: { [two.userId]: 0 } }]);
    expect(writer.of('read')).toEqual([]);
  });

  it('of what is no chat, or no time, does not reach the store (CS4)', async () => {
    const chat = await startChat(db);
    const reader = await chat.connect(one);
    for (const claim of [{ chatId: 'a\u0000b' }, { timestamp: 1e300 }, { timestamp: -1e15 }]) {
      const receipt = { chatId, userId: one.userId, timestamp: 1, type: '', ...claim };
      reader.send({ kind: 'read', receipt });
    }
    reader.say(chatId);
    await reader.next('ack');
    expect(chat.logged()).not.toContain('a receipt');
  });
});
