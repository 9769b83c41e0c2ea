import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseRecordId } from '../db/context.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { closedSince, createAutoReply } from './auto-reply.ts';
import { contactConversation } from './contact-conversation.ts';
import { createPostgresStore } from './postgres/postgres-store.ts';
import { createChatService } from './service/chat-service.ts';
import { addChatter, type TestChatter } from './testing/test-chat.ts';

const at = (time: string) => Date.parse(`${time}+08:00`);
const TEXT = '当前为非服务时间，请留言，客服将在服务时间内回复';

it.each([
  ['2026-11-26T09:29:59', '2026-11-25'],
  ['2026-11-26T09:30:00', null],
  ['2026-11-26T18:29:59', null],
  ['2026-11-26T18:30:00', '2026-11-26'],
  ['2026-11-27T00:30:00', '2026-11-26'],
])('at %s the service is closed since the evening of %s', (time, evening) => {
  expect(closedSince(at(time))).toBe(evening);
});

describe('the answer outside the hours of the service (domain 11.5)', () => {
  let db: TestDatabase;
  let asks: TestChatter;
  let serves: TestChatter;
  let chatId: string;
  let now = at('2026-11-26T20:00:00');

  beforeAll(async () => {
    db = await createTestDatabase();
    serves = await addChatter(db);
    await db.admin('insert into chat_service_account (user_id) values ($1)', [serves.userId]);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    asks = await addChatter(db);
    chatId = (await contactConversation(db.database, idOf(asks), 'platform')) ?? '';
    now = at('2026-11-26T20:00:00');
  });

  const idOf = ({ userId }: TestChatter) => {
    const id = parseRecordId(userId);
    if (id === undefined) throw new Error('the id of a chatter');
    return id;
  };

  async function say(who: TestChatter, content: string): Promise<void> {
    const nothing = () => undefined;
    const silent = { message: nothing, receipt: nothing, delivered: nothing, ended: nothing };
    let followed = Promise.resolve();
    const service = createChatService({
      store: createPostgresStore({ database: db.database, announceAs: 'test' }),
      // Nobody listens here.
      audience: silent as unknown as Parameters<typeof createChatService>[0]['audience'],
      bus: { publish: async () => undefined } as unknown as Parameters<typeof createChatService>[0]['bus'],
      ...{ node: 'test', markPauseMs: 1, onFault: nothing },
      onStored: (message) => {
        followed = answer(message);
        return followed;
      },
    });
    const answer = createAutoReply({ database: db.database, send: service.send, nowMs: () => now });
    await service.send(who.userId, {
      id: randomUUID(),
      fromId: who.userId,
      chatId,
      content,
      timestamp: 1,
      type: 'text',
    });
    await followed;
  }
  const said = async () =>
    (
      await db.admin<{ content: string; from_id: string }>(
        'select content, from_id::text from chat_message where chat_id = $1 order by seq',
        [chatId],
      )
    ).map(({ content, from_id }) => (from_id === serves.userId ? `> ${content}` : content));

  it('comes once a chat and evening, and again the next', async () => {
    await say(asks, '在吗');
    await say(asks, '企业认证多久审完？');
    now = at('2026-11-27T08:00:00');
    await say(asks, '早');
    expect(await said()).toEqual(['在吗', `> ${TEXT}`, '企业认证多久审完？', '早']);
    now = at('2026-11-27T19:00:00');
    await say(asks, '还在吗');
    expect((await said()).at(-1)).toBe(`> ${TEXT}`);
  });

  it('comes neither in the hours nor to the service itself, nor where it speaks for a company', async () => {
    await say(serves, '您好，有什么可以帮您');
    now = at('2026-11-26T10:00:00');
    await say(asks, '在吗');
    now = at('2026-11-26T20:00:00');
    await db.admin(
      `update chat_member set business_id = (select id from business limit 1) where chat_id = $1 and user_id = $2`,
      [chatId, serves.userId],
    );
    await say(asks, '这批货什么时候发？');
    expect(await said()).toHaveLength(3);
  });
});
