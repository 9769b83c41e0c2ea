import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInToChat } from '../testing/chat-login.ts';
import { addBusiness, addMember, type TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import type { CallTokens } from '../testing/token-headers.ts';

const CHAT = '/api/sys/chat';

let platform: TestPlatform;
let buyer: TestMember;
let buyerTokens: CallTokens;

async function chatTokens(member: TestMember): Promise<CallTokens> {
  return { chatToken: (await logInToChat(platform, member)).token };
}

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addMember(platform.db, await addBusiness(platform.db, '砚北建设'));
  buyerTokens = await chatTokens(buyer);
});
afterAll(() => platform.close());

const contact = (body: object, tokens = buyerTokens) => platform.post(`${CHAT}/contact`, body, { tokens });

async function say(chatId: string, fromId: string, ...contents: readonly string[]) {
  await platform.chat.store.append(
    contents.map((content) => ({ id: randomUUID(), chatId, fromId, content, type: 'text' })),
  );
}

describe('a chat token', () => {
  it('ends with the roles that granted the chat, and with the membership', async () => {
    const member = await addMember(platform.db, await addBusiness(platform.db, '换岗建材'));
    const set = (change: string) =>
      platform.db.admin(`update membership set ${change} where user_id = $1`, [member.userId]);
    const list = async (tokens: CallTokens) => (await platform.get(`${CHAT}/list`, tokens)).status;
    await set(`role_keys = '{purchaser}'`);
    const first = await chatTokens(member);
    await set(`data_scope = 2`);
    expect(await list(first)).toBe(200);
    await set(`role_keys = '{finance}'`);
    expect(await list(first)).toBe(401);
    await set(`role_keys = '{purchaser}'`);
    expect(await list(first)).toBe(401);
    const second = await chatTokens(member);
    expect(await list(second)).toBe(200);
    await set(`status = 2`);
    expect(await list(second)).toBe(401);
  });
});

describe('the contact button (CS20)', () => {
  it('opens the chat with a company’s owner, who need not have chatted before and sees it with its first message', async () => {
    const businessId = await addBusiness(platform.db, '衡砺钢材');
    const helper = await addMember(platform.db, businessId);
    const owner = await addMember(platform.db, businessId);
    await platform.db.admin('update membership set is_owner = true where user_id = $1', [owner.userId]);
    const opened = await contact({ businessId });
    expect(opened).toMatchObject({ code: 200, data: { name: '测试成员', company: '衡砺钢材', unreadCount: 0 } });
    const { id } = opened.data;
    expect(id.split('-').sort()).toEqual([buyer.userId, owner.userId].sort());
    expect((await contact({ businessId })).data.id).toBe(id);
    const ownerTokens = await chatTokens(owner);
    expect((await platform.get(`${CHAT}/list`, ownerTokens)).data).toEqual([]);
    await say(id, buyer.userId, '您好');
    expect((await platform.get(`${CHAT}/list`, ownerTokens)).data).toMatchObject([{ id, unreadCount: 1 }]);
    const own = await contact({ businessId }, ownerTokens);
    expect(own.data.id.split('-').sort()).toEqual([helper.userId, owner.userId].sort());
  });

  it('shows the company that was contacted, whichever else its owner has (CS24)', async () => {
    const owner = await addMember(platform.db, await addBusiness(platform.db, '松屿建材'));
    const businessId = await addBusiness(platform.db, '松屿物流');
    await platform.db.admin('insert into membership (user_id, business_id) values ($1, $2)', [
      owner.userId,
      businessId,
    ]);
    expect(await contact({ businessId })).toMatchObject({ data: { name: '测试成员', company: '松屿物流' } });
    expect(await contact({ businessId: owner.businessId })).toMatchObject({ data: { company: '松屿建材' } });
  });

  it('says when nobody is there, and reaches the platform’s service without a company', async () => {
    const empty = await addBusiness(platform.db, '空壳公司');
    expect(await contact({ businessId: empty })).toMatchObject({ code: 404, msg: '该企业暂未开通在线沟通' });
    expect((await contact({})).code).toBe(404);
    const service = await addMember(platform.db, empty);
    await platform.db.admin('insert into chat_service_account (user_id) values ($1)', [service.userId]);
    expect(await contact({})).toMatchObject({ code: 200, data: { name: '平台客服', company: '' } });
  });
});

describe('the mark of who answers for the platform (CS25)', () => {
  it('comes from the platform alone, wherever the other side is told of, and not while they speak for a company', async () => {
    const businessId = await addBusiness(platform.db, '云杉服务');
    const service = await addMember(platform.db, businessId);
    await platform.db.admin('delete from chat_service_account');
    await platform.db.admin('insert into chat_service_account (user_id) values ($1)', [service.userId]);
    const opened = await contact({});
    expect(opened).toMatchObject({ code: 200, data: { name: '平台客服', official: true } });
    const { id } = opened.data;
    const shown = async (tokens = buyerTokens) =>
      (await platform.get(`${CHAT}/list`, tokens)).data.find((chat: { id: string }) => chat.id === id);
    expect(await shown()).toMatchObject({ official: true });
    expect((await platform.get(`/api/sys/users/${service.userId}`, buyerTokens)).data).toMatchObject({
      official: true,
    });
    expect(await platform.chat.store.chats(buyer.userId, id)).toMatchObject([{ chat: { official: true } }]);
    await say(id, buyer.userId, '您好');
    expect(await shown(await chatTokens(service))).toMatchObject({ official: false });
    expect(await contact({ businessId })).toMatchObject({ data: { company: '云杉服务', official: false } });
  });

  it('is nothing that a member can send', async () => {
    const member = await addMember(platform.db, await addBusiness(platform.db, '松屿租赁'));
    const tokens = await chatTokens(member);
    const record = { id: member.userId, name: '测试成员', avatar: '', official: true };
    expect((await platform.put('/api/sys/users/update', record, tokens)).data).not.toHaveProperty('official');
    expect((await platform.get(`/api/sys/users/${member.userId}`, buyerTokens)).data).toMatchObject({
      official: false,
    });
    const [first, second] = [buyer.userId, member.userId].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
    const body = { id: `${first}-${second}`, type: 'single', official: true };
    expect(await platform.post(CHAT, body, { tokens })).toMatchObject({ code: 200, data: { official: false } });
    expect(await platform.put(CHAT, { ...body, unreadCount: 0 }, tokens)).toMatchObject({ data: { official: false } });
    await say(body.id, member.userId, '我是官方');
    const list = (await platform.get(`${CHAT}/list`, buyerTokens)).data;
    expect(list).toContainEqual(expect.objectContaining({ id: body.id, official: false }));
    await expect(
      platform.db.database.withSession(member.context, (transaction) =>
        transaction.insertInto('chat_service_account').values({ user_id: member.userId }).execute(),
      ),
    ).rejects.toThrow('permission denied');
  });
});

describe('history and search (CS20)', () => {
  it('give older messages by place or by time, newest first, to members only', async () => {
    const businessId = await addBusiness(platform.db, '拓垚混凝土');
    const seller = await addMember(platform.db, businessId);
    const { id } = (await contact({ businessId })).data;
    await say(id, buyer.userId, ...Array.from({ length: 7 }, (_, index) => `第${index + 1}条`));
    const read = async (query: string, tokens = buyerTokens) =>
      platform.get(`${CHAT}/messages?chatId=${id}&${query}`, tokens);
    const places = (answer: { data: { messages: { seq: number }[] } }) => answer.data.messages.map(({ seq }) => seq);
    const newest = await read('limit=3');
    expect(places(newest)).toEqual([7, 6, 5]);
    expect(newest.data.more).toBe(true);
    const older = await read('limit=5&beforeSeq=5');
    expect(places(older)).toEqual([4, 3, 2, 1]);
    expect(older.data.more).toBe(false);
    expect(places(await read(`before=${newest.data.messages[0].timestamp}`))).toEqual([]);
    expect(places(await read(`before=${newest.data.messages[0].timestamp + 1}&limit=2`))).toEqual([7, 6]);
    expect(await read('limit=101')).toMatchObject({ code: 400 });
    expect(places(await read(`before=${8.64e15}&limit=1`))).toEqual([7]);
    expect(await read(`before=${8.64e15 + 1}`)).toMatchObject({ code: 400 });
    const stranger = await chatTokens(await addMember(platform.db, businessId));
    expect((await read('limit=3', stranger)).code).toBe(404);
    const sellerTokens = await chatTokens(seller);
    const search = (words: string, tokens: CallTokens) =>
      platform.get(`${CHAT}/search?words=${encodeURIComponent(words)}`, tokens);
    expect((await search('第3', sellerTokens)).data).toMatchObject([{ chatId: id, seq: 3 }]);
    expect((await search('第3', stranger)).data).toEqual([]);
    expect((await search(' ', sellerTokens)).code).toBe(400);
  });
});

describe('reading by the call (CS4, CS18)', () => {
  it('moves the same mark as a receipt, so that the other side sees it', async () => {
    const businessId = await addBusiness(platform.db, '松屿建材');
    const seller = await addMember(platform.db, businessId);
    const { id, name, avatar, type } = (await contact({ businessId })).data;
    await say(id, seller.userId, '在', '在的');
    const body = { id, name, avatar, type, unreadCount: 0 };
    expect(await platform.put(CHAT, body, buyerTokens)).toMatchObject({ code: 200, data: { unreadCount: 0 } });
    expect(await platform.chat.store.chats(seller.userId, id)).toMatchObject([{ peerRead: { [buyer.userId]: 2 } }]);
    const [shown] = (await platform.get(`${CHAT}/list`, await chatTokens(seller))).data;
    expect(shown.lastReadTime).toBeGreaterThan(Date.now() - 60_000);
    expect(await platform.put(CHAT, { ...body, id: 'no-chat' }, buyerTokens)).toMatchObject({ code: 404 });
  });
});

describe('tickets (CS10)', () => {
  it('are given to chat tokens that are in force', async () => {
    expect((await platform.post(`${CHAT}/ticket`, {}, { tokens: buyerTokens })).data.ticket).toMatch(/^[\w-]{43}$/);
    expect((await platform.post(`${CHAT}/ticket`, {}, { tokens: {} })).status).toBe(401);
  });
});
