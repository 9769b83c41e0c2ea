import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { WebSocket } from 'ws';
import { startChat, type TestChatter } from '../testing/test-chat.ts';
import { it } from '../testing/two-chatters.ts';

/** A client that knows the specification's section 4 and nothing else: raw JSON, no `v`, no `sid`. */
async function specificationClient(url: string, { token }: TestChatter, uuid: string) {
  const socket = new WebSocket(`${url}?token=${token}&client=pc&uuid=${uuid}`);
  const frames: { code: number; message: unknown }[] = [];
  const state = { closed: undefined as number | undefined };
  socket.on('message', (data) => void frames.push(JSON.parse(String(data))));
  socket.on('close', (code) => {
    state.closed = code;
  });
  socket.on('open', () => socket.send('{"code":1,"message":null}'));
  await expect.poll(() => frames.length).toBe(1);
  const of = (code: number) => frames.filter((frame) => frame.code === code);
  const send = (code: number, message: unknown) => socket.send(JSON.stringify({ code, message }));
  return { socket, frames, of, send, state };
}

describe('a client of the specification alone', () => {
  it('gets codes 0 to 4 with the specification’s fields, and the echo of its own message (CS11)', async ({
    db,
    one,
    two,
    chatId,
  }) => {
    const chat = await startChat(db);
    const old = await specificationClient(chat.url, one, 'desk');
    const modern = await chat.connect(two);
    old.send(0, null);
    const message = { id: randomUUID(), fromId: one.userId, chatId, content: '您好', timestamp: 1, type: 'text' };
    old.send(2, message);
    await modern.next('message');
    modern.say(chatId, '欢迎');
    await modern.next('ack');
    await expect.poll(() => old.of(2).length).toBe(2);
    modern.send({
      kind: 'read',
      receipt: { chatId, userId: two.userId, timestamp: Date.now(), type: 'single', seq: 1 },
    });
    await expect.poll(() => old.of(3).length).toBe(1);
    const later = await specificationClient(chat.url, one, 'phone');
    await expect.poll(() => old.state.closed !== undefined).toBe(true);
    expect(old.of(1)).toEqual([{ code: 1, message: null }]);
    expect(old.of(0)).toEqual([{ code: 0, message: null }]);
    const [echo, answer] = old.of(2);
    expect(echo?.message).toEqual({ ...message, timestamp: expect.any(Number) });
    expect(Object.keys(answer?.message ?? {}).sort()).toEqual([
      'chatId',
      'content',
      'fromId',
      'id',
      'timestamp',
      'type',
    ]);
    expect(old.of(3)[0]?.message).toEqual({
      chatId,
      userId: two.userId,
      timestamp: expect.any(Number),
      type: 'single',
    });
    expect(old.of(4)).toEqual([{ code: 4, message: 'phone' }]);
    expect(Math.max(...[...old.frames, ...later.frames].map(({ code }) => code))).toBeLessThanOrEqual(4);
    later.socket.terminate();
  });

  it('may have two tabs of one browser, and says by the time what it has read (CS4, CS11)', async ({
    db,
    one,
    two,
    chatId,
  }) => {
    const chat = await startChat(db);
    const tabs = [await specificationClient(chat.url, one, 'desk'), await specificationClient(chat.url, one, 'desk')];
    const modern = await chat.connect(two);
    modern.say(chatId, '第一条');
    await modern.next('ack');
    await expect.poll(() => tabs.every((tab) => tab.of(2).length === 1)).toBe(true);
    tabs[0]?.send(3, { chatId, userId: one.userId, timestamp: Date.now() + 60_000, type: 'single' });
    expect((await modern.next('read')).receipt).toMatchObject({ userId: one.userId, seq: 1 });
    expect(tabs.map((tab) => tab.state.closed)).toEqual([undefined, undefined]);
    for (const tab of tabs) tab.socket.terminate();
  });
});
