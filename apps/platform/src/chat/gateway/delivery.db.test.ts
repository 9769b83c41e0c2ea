import { describe, expect } from 'vitest';
import { addChat, addChatter, startChat } from '../testing/test-chat.ts';
import type { TestClient } from '../testing/test-client.ts';
import { it } from '../testing/two-chatters.ts';

const confirm = (client: TestClient, chatId: string, seq: number) =>
  client.send({ kind: 'delivered', delivered: { chatId, seq } });

const marksOf = (client: TestClient) => client.of('delivered').map(({ delivered }) => delivered);

/** Resolves when everything that was sent to a client before has come. */
async function caughtUp(client: TestClient): Promise<void> {
  client.send({ kind: 'sync', request: { rid: 'now', epoch: '', known: {}, limit: 1 } });
  await client.next('page');
}

async function say(client: TestClient, chatId: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) client.say(chatId, String(index));
  await expect.poll(() => client.of('ack').length).toBe(count);
}

describe('a mark of delivery', () => {
  it('is told to the others, a burst of them as few, and comes with a sync (CS21)', async ({
    db,
    one,
    two,
    chatId,
  }) => {
    const chat = await startChat(db);
    const [writer, reader] = [await chat.connect(one), await chat.connect(two)];
    await say(writer, chatId, 6);
    for (const seq of [1, 2, 5, 3, 6]) confirm(reader, chatId, seq);
    await expect.poll(() => marksOf(writer).some(({ seq }) => seq === 6)).toBe(true);
    expect(marksOf(writer)).toEqual([1, 6].map((seq) => ({ chatId, userId: two.userId, seq })));
    expect(marksOf(reader)).toEqual([]);
    for (const [client, mine, theirs] of [
      [writer, 0, { [two.userId]: 6 }],
      [reader, 6, {}],
    ] as const) {
      client.send({ kind: 'sync', request: { rid: 'r', epoch: '', known: {}, limit: 9 } });
      const { page } = await client.next('page');
      expect(page.chats).toMatchObject([{ deliveredSeq: mine, peerDelivered: theirs, readSeq: 0 }]);
    }
  });

  it('reaches the others through another process (CS21)', async ({ db, one, two, chatId }) => {
    const [here, there] = [await startChat(db), await startChat(db)];
    const [writer, reader] = [await here.connect(one), await there.connect(two)];
    await say(writer, chatId, 1);
    await expect.poll(() => reader.messages.length).toBe(1);
    confirm(reader, chatId, 1);
    expect((await writer.next('delivered')).delivered).toEqual({ chatId, userId: two.userId, seq: 1 });
  });

  it('is neither told to a v1 client nor taken from one (CS11, CS21)', async ({ db, one, two, chatId }) => {
    const chat = await startChat(db);
    const [old, modern] = [await chat.connect(one, { version: 1 }), await chat.connect(two)];
    modern.say(chatId);
    await expect.poll(() => old.messages.length).toBe(1);
    confirm(old, chatId, 1);
    old.say(chatId);
    await expect.poll(() => modern.messages.length).toBe(1);
    confirm(modern, chatId, 2);
    await expect.poll(async () => (await chat.chat.store.chats(two.userId, chatId))[0]?.deliveredSeq).toBe(2);
    modern.say(chatId);
    await expect.poll(() => old.messages.length).toBe(3);
    expect(old.texts.filter((text) => text.startsWith('{"code":14'))).toEqual([]);
    expect(await chat.chat.store.chats(one.userId, chatId)).toMatchObject([{ deliveredSeq: 0 }]);
    expect(old.isClosed).toBe(false);
  });

  it('of somebody who is no member, or of no chat, is not heard, and spoils no other mark (CS3, CS21)', async ({
    db,
    one,
    two,
    chatId,
  }) => {
    const chat = await startChat(db);
    const [writer, reader] = [await chat.connect(one), await chat.connect(two)];
    const stranger = await chat.connect(await addChatter(db));
    await say(writer, chatId, 1);
    confirm(stranger, chatId, 1);
    confirm(reader, 'a\u0000b', 1);
    confirm(reader, 'no-such-chat', 1);
    confirm(reader, chatId, 1);
    await writer.next('delivered');
    await caughtUp(writer);
    expect(marksOf(writer)).toEqual([{ chatId, userId: two.userId, seq: 1 }]);
    expect(chat.logged()).not.toContain('a delivery');
  });

  it('takes nothing from the rate of messages (CS13, CS21)', async ({ db, one, two, chatId }) => {
    const chat = await startChat(db, { limits: { messages: { burst: 3, perSecond: 0.001 } } });
    const [writer, reader] = [await chat.connect(one), await chat.connect(two)];
    await say(writer, chatId, 3);
    for (let seq = 1; seq <= 20; seq += 1) confirm(reader, chatId, 3);
    reader.say(chatId);
    expect((await reader.next('ack')).ack).toMatchObject({ status: 'ok' });
  });

  it('of a chat of many comes with the next sync alone (CS21)', async ({ db, one }) => {
    const many = await Promise.all(Array.from({ length: 11 }, () => addChatter(db)));
    const crowded = await addChat(db, one, ...many);
    const chat = await startChat(db);
    const [first] = many;
    if (first === undefined) throw new Error('nobody');
    const [writer, reader] = [await chat.connect(one), await chat.connect(first)];
    writer.say(crowded);
    await reader.next('message');
    confirm(reader, crowded, 1);
    await expect.poll(async () => (await chat.chat.store.chats(first.userId, crowded))[0]?.deliveredSeq).toBe(1);
    await caughtUp(writer);
    expect(marksOf(writer)).toEqual([]);
    expect(await chat.chat.store.chats(one.userId, crowded)).toMatchObject([{ peerDelivered: { [first.userId]: 1 } }]);
  });
});
