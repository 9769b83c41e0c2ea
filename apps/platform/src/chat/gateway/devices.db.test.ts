import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashToken } from '../../db/context.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { revokeChatToken } from '../chat-tokens.ts';
import { addChatter, addToken, startChat, type TestChatter } from '../testing/test-chat.ts';

let db: TestDatabase;
let member: TestChatter;

beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(async () => {
  member = await addChatter(db);
});
afterAll(() => db.close());

describe('several devices of one user', () => {
  it('end the earlier one with code 4 that names the new device, then 4005 (CS8)', async () => {
    const chat = await startChat(db);
    const desk = await chat.connect(member, { uuid: 'desk' });
    const phone = await chat.connect(member, { uuid: 'phone' });
    expect(await desk.closed()).toBe(4005);
    expect(desk.of('elsewhere')).toEqual([{ kind: 'elsewhere', uuid: 'phone' }]);
    phone.send({ kind: 'heartbeat' });
    await phone.next('heartbeat');
    expect(phone.of('elsewhere')).toEqual([]);
  });

  it('keep other tabs of the browser, up to eight, and replace the socket of the same tabs (CS8)', async () => {
    const chat = await startChat(db);
    const tabs = [];
    for (let index = 0; index < 9; index += 1)
      tabs.push(await chat.connect(member, { uuid: 'desk', sid: `s${index}` }));
    expect(await tabs[0]?.closed()).toBe(4004);
    const again = await chat.connect(member, { uuid: 'desk', sid: 's5' });
    expect(await tabs[5]?.closed()).toBe(4004);
    expect(tabs.map((tab) => tab.isClosed)).toEqual([true, false, false, false, false, true, false, false, false]);
    expect([...tabs, again].flatMap((tab) => tab.of('elsewhere'))).toEqual([]);
  });

  it('that hop to another process are not told of themselves (CS8)', async () => {
    const [left, right] = [await startChat(db), await startChat(db)];
    const before = await left.connect(member, { uuid: 'desk' });
    const after = await right.connect(member, { uuid: 'desk' });
    expect(await before.closed()).toBe(4004);
    expect(before.of('elsewhere')).toEqual([]);
    expect(after.isClosed).toBe(false);
  });

  it('that come to two processes in the same instant leave one, and the other gets one code 4 (CS8)', async () => {
    const [left, right] = [await startChat(db), await startChat(db)];
    const devices = await Promise.all(
      [left, right].map(async (chat, index) => {
        const client = chat.dial(`?token=${member.token}&uuid=d${index}&sid=s&v=2`);
        await client.opened();
        client.send({ kind: 'handshake' });
        return client;
      }),
    );
    await vi.waitUntil(() => devices.some((client) => client.isClosed), { timeout: 10_000 });
    const [loser, winner] = devices[0]?.isClosed ? devices : devices.toReversed();
    expect(loser?.of('elsewhere').length).toBe(1);
    expect(await loser?.closed()).toBe(4005);
    await winner?.next('handshake');
    expect(winner?.of('elsewhere')).toEqual([]);
    expect(winner?.isClosed).toBe(false);
  });

  it('are found by their epochs when the news were lost (CS9)', async () => {
    const chat = await startChat(db, { limits: { touchMs: 100 } });
    const desk = await chat.connect(member, { uuid: 'desk' });
    await db.admin(`update chat_session set ended = 'elsewhere', ended_by = 'phone' where user_id = $1`, [
      member.userId,
    ]);
    expect(await desk.closed()).toBe(4005);
    expect(desk.of('elsewhere')).toEqual([{ kind: 'elsewhere', uuid: 'phone' }]);
  });

  it('may all stay where the policy says so (CS8)', async () => {
    const chat = await startChat(db, { policy: { devices: 2 } });
    const [desk, phone] = [await chat.connect(member, { uuid: 'a' }), await chat.connect(member, { uuid: 'b' })];
    await chat.connect(member, { uuid: 'c' });
    expect(await desk.closed()).toBe(4005);
    expect(phone.isClosed).toBe(false);
  });

  it('leave no session behind when they go (CS8)', async () => {
    const chat = await startChat(db);
    const desk = await chat.connect(member, { uuid: 'desk' });
    desk.cut();
    const rows = () => db.admin('select 1 from chat_session where user_id = $1', [member.userId]);
    await expect.poll(rows).toEqual([]);
    await expect.poll(() => chat.chat.size()).toBe(0);
  });
});

describe('the end of a chat token', () => {
  it('closes the sockets that came with it, in every process, and no others (CS16)', async () => {
    const [left, right] = [await startChat(db), await startChat(db)];
    const ended = await left.connect(member, { uuid: 'd', sid: 's1' });
    const kept = await right.connect(await addToken(db, member), { uuid: 'd', sid: 's2' });
    await db.admin(`update chat_token set revoked_at = now() where token_hash = sha256($1::bytea)`, [member.token]);
    expect(await ended.closed()).toBe(4001);
    expect(kept.isClosed).toBe(false);
    await db.admin('update login set revoked_at = now() where id = $1', [member.loginId]);
    expect(await kept.closed()).toBe(4001);
  });

  it('closes a socket too whose session was still being begun (CS16)', async () => {
    const chat = await startChat(db);
    const open = await chat.connect(member, { uuid: 'd', sid: 's1' });
    await db.admin('begin');
    await db.admin('lock table chat_session_epoch');
    const late = chat.dial(`?token=${member.token}&uuid=d&sid=s2&v=2`);
    const waiting = () =>
      db.admin(`select 1 from pg_locks where relation = 'chat_session_epoch'::regclass and not granted`);
    await expect.poll(waiting).toHaveLength(1);
    await revokeChatToken(db.database, { tokenHash: hashToken(member.token) });
    expect(await open.closed()).toBe(4001);
    await db.admin('commit');
    expect(await late.closed()).toBe(4001);
  });
});
