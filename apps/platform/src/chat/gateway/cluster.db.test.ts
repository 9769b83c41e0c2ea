import { randomUUID } from 'node:crypto';
import { describe, expect, vi } from 'vitest';
import { startChat } from '../testing/test-chat.ts';
import { it } from '../testing/two-chatters.ts';

const unlimited = { burst: 1e6, perSecond: 1e6 };

describe('two processes on one database', () => {
  it('bring messages and receipts to each other’s sockets, in order and once (CS1, CS7, CS18)', async ({
    db,
    one,
    two,
    chatId,
  }) => {
    const limits = { messages: unlimited, frames: unlimited };
    const [left, right] = [await startChat(db, { limits }), await startChat(db, { limits })];
    const [sender, receiver] = [await left.connect(one), await right.connect(two)];
    for (let index = 0; index < 200; index += 1) (index % 2 === 0 ? sender : receiver).say(chatId, String(index));
    await vi.waitUntil(() => sender.messages.length === 100 && receiver.messages.length === 100, { timeout: 10_000 });
    const own = (client: typeof sender) => client.of('ack').flatMap(({ ack }) => ('seq' in ack ? [ack.seq] : []));
    for (const client of [sender, receiver]) {
      await expect.poll(() => own(client).length).toBe(100);
      const places = [...own(client), ...client.messages.map(({ seq = 0 }) => seq)];
      expect(places.sort((one, other) => one - other)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
    }
    receiver.send({ kind: 'read', receipt: { chatId, userId: two.userId, timestamp: 1, type: '', seq: 200 } });
    expect((await sender.next('read')).receipt).toMatchObject({ userId: two.userId, seq: 200 });
  });

  it('find what the bus lost, a last message too, within the time between two looks (CS7)', async ({
    db,
    one,
    two,
    chatId,
  }) => {
    const right = await startChat(db, { limits: { lookMs: 200 } });
    const receiver = await right.connect(two);
    // Stored by a process that died before it could tell anybody.
    await db.admin(
      `select * from append_messages(array[$1]::uuid[], array[$2], array[$3]::bigint[], array['在吗'], array['text'])`,
      [randomUUID(), chatId, one.userId],
    );
    expect((await receiver.next('message')).message).toMatchObject({ chatId, content: '在吗', seq: 1 });
    await right.chat.service.lookAgain(60_000);
    receiver.send({ kind: 'heartbeat' });
    await receiver.next('heartbeat');
    expect(receiver.messages.length).toBe(1);
  });

  it('look at once when the link to the database was cut and is back (CS7)', async ({ db, one, two, chatId }) => {
    const right = await startChat(db, { limits: { lookMs: 600_000 } });
    const receiver = await right.connect(two);
    const left = await startChat(db);
    const sender = await left.connect(one);
    await db.admin(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'jianzhu notifications'`);
    for (const content of ['一', '二', '三']) sender.say(chatId, content);
    await vi.waitUntil(() => receiver.messages.length === 3, { timeout: 10_000 });
    expect(receiver.messages.map(({ content }) => content).sort()).toEqual(['一', '三', '二']);
  });

  it('go on when one of them is gone: the client comes to the other and syncs (CS5, CS7)', async ({
    db,
    one,
    two,
    chatId,
  }) => {
    const [left, right] = [await startChat(db), await startChat(db)];
    const before = await left.connect(two, { uuid: 'phone' });
    const sender = await right.connect(one);
    sender.say(chatId, '一');
    await before.next('message');
    before.cut();
    await left.close();
    sender.say(chatId, '二');
    sender.say(chatId, '三');
    await expect.poll(() => sender.of('ack').length).toBe(3);
    const after = await right.connect(two, { uuid: 'phone' });
    after.send({ kind: 'sync', request: { rid: 'r', epoch: '', known: { [chatId]: 1 }, limit: 200 } });
    const { page } = await after.next('page');
    expect(page.chats.find(({ chat }) => chat.id === chatId)?.messages.map(({ content }) => content)).toEqual([
      '二',
      '三',
    ]);
    expect(sender.of('elsewhere')).toEqual([]);
  });
});
