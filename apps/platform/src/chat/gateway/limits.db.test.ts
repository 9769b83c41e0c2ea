import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { describe, expect, vi } from 'vitest';
import { addChat, startChat } from '../testing/test-chat.ts';
import { it } from '../testing/two-chatters.ts';

const unlimited = { burst: 1e6, perSecond: 1e6 };

describe('the limits of a client', () => {
  it('refuse messages above the rate with a time to wait, and take them then (CS13)', async ({ db, one, chatId }) => {
    const chat = await startChat(db);
    const sender = await chat.connect(one);
    const ids = Array.from({ length: 45 }, () => sender.say(chatId));
    await expect.poll(() => sender.of('ack').length).toBe(ids.length);
    const refused = sender.of('ack').flatMap(({ ack }) => (ack.status === 'error' ? [ack] : []));
    expect(refused.length).toBeGreaterThanOrEqual(1);
    expect(refused.length).toBeLessThanOrEqual(5);
    for (const ack of refused) expect(ack).toMatchObject({ error: 'rate', retryAfter: 1000 });
    expect(sender.isClosed).toBe(false);
  });

  it('hold what follows a refused message of its chat, until that one comes again (SE7, CS22)', async ({
    db,
    one,
    two,
    chatId,
  }) => {
    const chat = await startChat(db, { limits: { messages: { burst: 3, perSecond: 20 } } });
    const sender = await chat.connect(one);
    const other = await addChat(db, one, two);
    const ids = Array.from({ length: 5 }, (_, index) => sender.say(chatId, String(index)));
    await expect.poll(() => sender.of('ack').length).toBe(5);
    const errorOf = (id: string) => {
      const last = sender.of('ack').findLast(({ ack }) => ack.id === id)?.ack;
      return last?.status === 'error' ? last.error : last?.status;
    };
    expect(ids.map(errorOf)).toEqual(['ok', 'ok', 'ok', 'rate', 'rate']);
    // Another chat is not held, and shows that the rate allows messages again.
    await expect
      .poll(async () => {
        const id = sender.say(other);
        await expect.poll(() => errorOf(id)).toBeDefined();
        return errorOf(id);
      })
      .toBe('ok');
    const late = sender.say(chatId, '5');
    await expect.poll(() => errorOf(late)).toBe('rate');
    for (const [index, id] of [ids[3], ids[4], late].entries()) {
      await expect
        .poll(async () => {
          const count = sender.of('ack').length;
          sender.say(chatId, String(index + 3), { id: id ?? '' });
          await expect.poll(() => sender.of('ack').length).toBe(count + 1);
          return errorOf(id ?? '');
        })
        .toBe('ok');
    }
    const stored = await db.admin<{ content: string }>(
      'select content from chat_message where chat_id = $1 order by seq',
      [chatId],
    );
    expect(stored.map(({ content }) => content)).toEqual(['0', '1', '2', '3', '4', '5']);
  });

  it('make a v1 client wait that sends too fast, and lose nothing of it (CS11, CS13)', async ({ db, one, chatId }) => {
    const chat = await startChat(db, { limits: { messages: { burst: 5, perSecond: 20 } } });
    const sender = await chat.connect(one, { version: 1 });
    for (let index = 0; index < 20; index += 1) sender.say(chatId, String(index));
    await vi.waitUntil(() => sender.messages.length === 20, { timeout: 10_000 });
    expect(sender.messages.map(({ content }) => Number(content))).toEqual(Array.from({ length: 20 }, (_, at) => at));
  });

  it('close with 4008 who connects too often or floods (CS13)', async ({ db, one, two }) => {
    const chat = await startChat(db, {
      limits: { connects: { burst: 2, perSecond: 0.01 }, frames: { burst: 10, perSecond: 1 } },
    });
    for (const sid of ['a', 'b']) await chat.connect(one, { uuid: 'd', sid });
    expect(await chat.dial(`?token=${one.token}&uuid=d&sid=c`).closed()).toBe(4008);
    const flooding = await chat.connect(two);
    for (let count = 0; count < 20; count += 1) flooding.send({ kind: 'heartbeat' });
    expect(await flooding.closed()).toBe(4008);
  });

  it('bear what is no frame, but not much of it, and no frame above 64 KiB (CS13)', async ({ db, one, two }) => {
    const chat = await startChat(db);
    const clumsy = await chat.connect(one);
    for (const text of ['x', '[]', '{"code":2}', '{"code":99,"message":1}']) clumsy.socket.send(text);
    clumsy.socket.send(Buffer.from('{"code":0}'));
    clumsy.send({ kind: 'heartbeat' });
    await clumsy.next('heartbeat');
    for (let count = 0; count < 20; count += 1) clumsy.socket.send('no frame');
    expect(await clumsy.closed()).toBe(1003);
    const huge = await chat.connect(two);
    huge.socket.send(`{"code":0,"message":"${'x'.repeat(65_536)}"}`);
    expect(await huge.closed()).toBe(1009);
  });

  it('cut who is silent for longer than a hidden tab, half-open sockets among them (CS13)', async ({
    db,
    one,
    two,
  }) => {
    const chat = await startChat(db, { limits: { idleMs: 4000 } });
    const silent = await chat.connect(one);
    const speaking = await chat.connect(two);
    const beat = setInterval(() => speaking.send({ kind: 'heartbeat' }), 20);
    expect(await silent.closed()).toBe(1006);
    clearInterval(beat);
    expect(speaking.isClosed).toBe(false);
    await expect.poll(() => chat.chat.size()).toBe(1);
  });
});

describe('a reader that is too slow', () => {
  it('is let go with its queue, while the others go on (CS14)', async ({ db, one, two, chatId }) => {
    const chat = await startChat(db, { limits: { messages: unlimited, frames: unlimited, queueBytes: 262_144 } });
    const sender = await chat.connect(one, { uuid: 'a', sid: 'a' });
    const other = await chat.connect(two, { uuid: 'b', sid: 'quick' });
    const { port } = new URL(chat.url);
    const slow = connect(Number(port), '127.0.0.1');
    const head = [
      `GET ${new URL(chat.url).pathname}?token=${two.token}&uuid=b&sid=slow&v=2 HTTP/1.1`,
      ...['Host: x', 'Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'],
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
    ];
    slow.write(`${head.join('\r\n')}\r\n\r\n`);
    await expect.poll(() => chat.chat.size()).toBe(3);
    // A masked handshake frame with a mask of zeros; from then on nothing is read.
    const text = Buffer.from('{"code":1,"message":null}');
    slow.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]));
    slow.pause();
    const content = '长'.repeat(4000);
    let sent = 0;
    while (chat.chat.size() === 3 && sent < 2000) {
      sender.say(chatId, content, { id: randomUUID() });
      sent += 1;
      await expect.poll(() => sender.of('ack').length, { interval: 1 }).toBe(sent);
    }
    expect(chat.chat.size()).toBe(2);
    await expect.poll(() => other.messages.length).toBe(sent);
    expect(other.isClosed).toBe(false);
    slow.destroy();
  });
});

describe('the end of a process', () => {
  it('tells v2 clients, closes all with 1012, and takes nobody new (CS15)', async ({ db, one, two }) => {
    const chat = await startChat(db);
    const [modern, old] = [await chat.connect(one), await chat.connect(two, { version: 1 })];
    const gone = chat.chat.drain();
    expect(await modern.closed()).toBe(1012);
    expect(await old.closed()).toBe(1012);
    expect(modern.of('drain')).toEqual([{ kind: 'drain', within: 250 }]);
    expect(old.frames.map(({ kind }) => kind)).toEqual(['handshake']);
    await gone;
    expect(await chat.dial(`?token=${one.token}&uuid=d`).refused()).toContain('503');
    expect(await db.admin('select 1 from chat_session where user_id = any($1)', [[one.userId, two.userId]])).toEqual(
      [],
    );
  });

  it('spreads many clients over the time (CS15)', async ({ db, one, two }) => {
    const chat = await startChat(db, {
      policy: { devices: 99 },
      limits: { drainMs: 1000, connects: { burst: 99, perSecond: 1 } },
    });
    const clients = await Promise.all(
      Array.from({ length: 80 }, (_, index) => chat.connect(index < 40 ? one : two, { uuid: `d${index}` })),
    );
    const begun = performance.now();
    await chat.chat.drain();
    // Two slices of at most 50 connections, and a pause between them.
    expect(performance.now() - begun).toBeGreaterThanOrEqual(249);
    expect(await Promise.all(clients.map((client) => client.closed()))).toEqual(clients.map(() => 1012));
    for (const client of clients) expect(client.of('drain')).toEqual([{ kind: 'drain', within: 500 }]);
  });
});
