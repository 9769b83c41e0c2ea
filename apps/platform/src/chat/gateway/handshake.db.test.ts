import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../db/context.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { grantChatTicket } from '../chat-tickets.ts';
import { addChatter, PAGE_ORIGIN, startChat, type TestChatter } from '../testing/test-chat.ts';

let db: TestDatabase;
let member: TestChatter;

beforeAll(async () => {
  db = await createTestDatabase();
  member = await addChatter(db);
});
afterAll(() => db.close());

describe('the handshake of a socket', () => {
  it('tells a v2 client what the server can and who the client is (CS12)', async () => {
    const chat = await startChat(db);
    const client = await chat.connect(member, { origin: PAGE_ORIGIN });
    const [{ hello } = {}] = client.of('handshake');
    expect(hello).toEqual({
      v: 2,
      caps: ['ack', 'seq', 'sync', 'drain', 'delivered'],
      epoch: expect.stringMatching(/^[\da-f-]{36}$/),
      now: expect.any(Number),
      heartbeat: 3000,
      idle: 75_000,
      user: member.userId,
    });
    expect(client.socket.extensions).toBe('');
    client.send({ kind: 'heartbeat' });
    const { now } = await client.next('heartbeat');
    expect(Math.abs((now ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it.each([
    ['a wrong token', `?token=${'x'.repeat(43)}&client=pc&uuid=d&v=2`],
    ['no token', '?client=pc&uuid=d&v=2'],
    ['a wrong ticket', `?ticket=${'x'.repeat(43)}&uuid=d`],
  ])('takes a socket with %s and closes it with 4001 (CS10)', async (_what, query) => {
    const chat = await startChat(db);
    const client = chat.dial(query);
    await client.opened();
    expect(await client.closed()).toBe(4001);
    expect(client.frames).toEqual([]);
  });

  it('takes a ticket once, and the token as a protocol (CS10)', async () => {
    const chat = await startChat(db, { policy: { devices: 9 } });
    const ticket = await grantChatTicket(db.database, hashToken(member.token));
    const first = chat.dial(`?ticket=${ticket}&uuid=t1&v=2`);
    await first.opened();
    first.send({ kind: 'handshake' });
    expect((await first.next('handshake')).hello?.user).toBe(member.userId);
    expect(await chat.dial(`?ticket=${ticket}&uuid=t2`).closed()).toBe(4001);
    const hidden = chat.dial('?uuid=t3&v=2', { protocols: ['jianzhu.chat', `token.${member.token}`] });
    await hidden.opened();
    expect(hidden.socket.protocol).toBe('jianzhu.chat');
    hidden.send({ kind: 'handshake' });
    expect((await hidden.next('handshake')).hello?.user).toBe(member.userId);
  });

  it('refuses pages of other origins and other paths before there is a socket (CS10)', async () => {
    const chat = await startChat(db);
    const foreign = chat.dial(`?token=${member.token}`, { origin: 'http://localhost.evil.example' });
    expect(await foreign.refused()).toContain('403');
    const elsewhere = chat.dial('/other');
    expect(await elsewhere.refused()).toContain('404');
  });

  it('lets go of a socket that does not say hello in time (CS10)', async () => {
    const chat = await startChat(db, { limits: { handshakeMs: 150 } });
    const silent = chat.dial(`?token=${member.token}&uuid=d1&v=2`);
    await silent.opened();
    expect(await silent.closed()).toBe(4000);
    await expect.poll(() => chat.chat.size()).toBe(0);
  });

  it('hears nothing before the handshake (CS10)', async () => {
    const chat = await startChat(db);
    const client = chat.dial(`?token=${member.token}&uuid=d1&v=2`);
    await client.opened();
    client.send({ kind: 'heartbeat' });
    client.send({ kind: 'handshake' });
    await client.next('handshake');
    expect(client.frames.map(({ kind }) => kind)).toEqual(['handshake']);
  });

  it('never writes a token into the log (CS16)', async () => {
    const chat = await startChat(db);
    await chat.connect(member);
    await db.admin('alter table chat_history rename to chat_history_away');
    const failing = chat.dial(`?token=${member.token}&uuid=d2&v=2`);
    await failing.opened();
    failing.send({ kind: 'handshake' });
    expect(await failing.closed()).toBe(1013);
    await db.admin('alter table chat_history_away rename to chat_history');
    expect(chat.logged()).not.toContain(member.token);
    expect(chat.logged()).toContain('a handshake');
  });
});
