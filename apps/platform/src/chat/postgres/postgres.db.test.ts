import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBusiness, addMember } from '../../testing/members.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createNotifyBus } from '../bus/notify-bus.ts';
import { describeBus } from '../conformance/bus-suite.ts';
import { describeSessions } from '../conformance/sessions-suite.ts';
import { describeStore, type StoreFixture } from '../conformance/store-suite.ts';
import type { WakeUp } from '../ports/bus.ts';
import { createPostgresSessions } from './postgres-sessions.ts';
import { createPostgresStore } from './postgres-store.ts';

let db: TestDatabase;
let fixture: StoreFixture;

async function addUser(): Promise<string> {
  const { userId } = await addMember(db, await addBusiness(db, '拓垚混凝土'));
  await db.admin('insert into chat_user (id, name) values ($1, $2)', [userId, '成员']);
  return userId;
}

async function addChat(userIds: readonly string[]): Promise<string> {
  const chatId = randomUUID();
  await db.admin(`insert into chat (id, type) values ($1, 'single')`, [chatId]);
  await db.admin('insert into chat_member (chat_id, user_id) select $1, unnest($2::bigint[])', [chatId, userIds]);
  return chatId;
}

beforeAll(async () => {
  db = await createTestDatabase();
  const store = createPostgresStore({ database: db.database, announceAs: undefined });
  fixture = { store, users: [await addUser(), await addUser(), await addUser()], addChat };
});
afterAll(() => db.close());

describeStore('in PostgreSQL', () => fixture);
describeSessions('in PostgreSQL', () => ({
  sessions: (policy) => createPostgresSessions(db.database, policy),
  addUser,
}));
describeBus('of LISTEN and NOTIFY', () => ({ connect: async () => createNotifyBus(db.database) }));

describe('a message that the database cannot hold', () => {
  it('is refused for good, and the others of its batch go in, in their order (CS23)', async () => {
    const [one, two] = fixture.users;
    const chatId = await addChat([one, two]);
    const contents = ['一', '二\u0000', '三', '\u0000四', '五'];
    const outcomes = await fixture.store.append(
      contents.map((content) => ({ id: randomUUID(), chatId, fromId: one, content, type: 'text' })),
    );
    const refused = { status: 'refused', reason: 'invalid' };
    const stored = (seq: number) => ({ status: 'stored', message: { seq } });
    expect(outcomes).toMatchObject([stored(1), refused, stored(2), refused, stored(3)]);
  });
});

describe('a store that announces', () => {
  it('wakes the members’ nodes with the commit, and nobody when it rolls back (CS7)', async () => {
    const [one, two] = fixture.users;
    const chatId = await addChat([one, two]);
    const store = createPostgresStore({ database: db.database, announceAs: 'here' });
    const bus = createNotifyBus(db.database);
    const heard: WakeUp[] = [];
    bus.open({ received: (wakeUp) => void heard.push(wakeUp), interrupted: () => undefined });
    await bus.follow(two);
    const message = { id: randomUUID(), chatId, fromId: one, content: '您好', type: 'text' };
    const refused = { status: 'refused', reason: 'invalid' };
    expect(await store.append([{ ...message, content: 'nul \0' }])).toEqual([refused]);
    await store.append([message, { ...message, id: randomUUID() }]);
    await store.setRead(two, chatId, { seq: 1, timestamp: Date.now() });
    await expect.poll(() => heard.length).toBeGreaterThanOrEqual(2);
    expect(heard[0]).toEqual({ kind: 'messages', node: 'here', chatId, from: 1, to: 2, members: expect.any(Array) });
    expect(heard[1]).toMatchObject({ kind: 'read', receipt: { chatId, userId: two, seq: 1, type: 'single' } });
  });

  it('counts unread messages of a chat that was taken off the list, and puts it back (CS4)', async () => {
    const [one, two] = fixture.users;
    const chatId = await addChat([one, two]);
    await db.admin('update chat_member set is_removed = true where chat_id = $1', [chatId]);
    await fixture.store.append([{ id: randomUUID(), chatId, fromId: one, content: '在吗', type: 'text' }]);
    expect(await fixture.store.chats(two, chatId)).toMatchObject([{ isRemoved: false, chat: { unreadCount: 1 } }]);
  });

  it('stores the same id once when two nodes get it at once (CS2)', async () => {
    const [one, two] = fixture.users;
    const chatId = await addChat([one, two]);
    const message = { id: randomUUID(), chatId, fromId: one, content: '您好', type: 'text' };
    const outcomes = (await Promise.all([1, 2, 3, 4].map(() => fixture.store.append([message])))).flat();
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['known', 'known', 'known', 'stored']);
    expect(await fixture.store.chats(one, chatId)).toMatchObject([{ head: 1 }]);
  });
});
