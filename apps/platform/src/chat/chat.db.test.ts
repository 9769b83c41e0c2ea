import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInToChat } from '../testing/chat-login.ts';
import { addBusiness, addMember, type TestMember } from '../testing/members.ts';
import { createTestPlatform, PATHS, type TestPlatform } from '../testing/test-platform.ts';
import type { CallTokens } from '../testing/token-headers.ts';

const CHAT = '/api/sys/chat';

let platform: TestPlatform;

interface Chatter {
  readonly member: TestMember;
  readonly id: string;
  readonly tokens: CallTokens;
}

const people: Chatter[] = [];

beforeAll(async () => {
  platform = await createTestPlatform();
  for (const name of ['王建国', '李采宁', '陈钢']) {
    const member = await addMember(platform.db, await addBusiness(platform.db, `${name}的企业`));
    await platform.db.admin('update account set nick_name = $2 where id = $1', [member.userId, name]);
    const data = await logInToChat(platform, member);
    expect(data).toMatchObject({ imUser: { id: member.userId, name }, socketPath: '/api/sys/chat/socket' });
    people.push({ member, id: member.userId, tokens: { chatToken: data.token } });
  }
});
afterAll(() => platform.close());

function three(): readonly [Chatter, Chatter, Chatter] {
  const [first, second, third] = people;
  if (!first || !second || !third) throw new Error('three people chat');
  return [first, second, third];
}

const conversation = (id: string, name: string) => ({ id, name, avatar: '', type: 'single' });
const directId = (one: Chatter, other: Chatter) =>
  [one.id, other.id].sort((left, right) => (BigInt(left) < BigInt(right) ? -1 : 1)).join('-');
const create = (who: Chatter, body: object) => platform.post(CHAT, body, { tokens: who.tokens });
const list = async (who: Chatter) => (await platform.get(`${CHAT}/list`, who.tokens)).data;

describe('the chat service (specification 7)', () => {
  it('looks users up by id and by name', async () => {
    const [first, second] = three();
    expect((await platform.get(`/api/sys/users/${second.id}`, first.tokens)).data).toEqual({
      id: second.id,
      name: '李采宁',
      avatar: '',
      company: '李采宁的企业',
      position: '采购员',
      official: false,
    });
    const byName = await platform.get(`/api/sys/users/getUser/${encodeURIComponent('李采宁')}`, first.tokens);
    expect(byName.data).toMatchObject({ id: second.id });
    expect((await platform.get('/api/sys/users/1', first.tokens)).data).toBeNull();
  });

  it('changes one’s own record as a whole, and nobody else’s', async () => {
    const [first, second] = three();
    const record = { id: first.id, name: '王工', avatar: '/a.png' };
    expect((await platform.put('/api/sys/users/update', record, first.tokens)).data).toEqual(record);
    expect(await platform.put('/api/sys/users/update', record, second.tokens)).toMatchObject({ code: 403 });
  });

  it('takes no name that imitates the platform, and no picture but an address', async () => {
    const [first] = three();
    const update = (record: object) =>
      platform.put('/api/sys/users/update', { id: first.id, name: '王工', avatar: '', ...record }, first.tokens);
    const message = '名称不能使用与平台、官方、客服或管理人员相似的字样';
    for (const name of ['平台客服', '平 臺', '官方', 'Ａdmin']) {
      expect(await update({ name })).toMatchObject({
        code: 400,
        msg: message,
        data: { fieldErrors: [{ field: 'name', row: null, message }] },
      });
    }
    for (const avatar of ['javascript:alert(1)', '123', 'data:image/png;base64,AA']) {
      expect(await update({ avatar })).toMatchObject({ code: 400, msg: '头像地址不正确' });
    }
  });

  it('shows a name from before that rule to nobody, wherever it stands', async () => {
    const [first, second] = three();
    const id = directId(first, second);
    await create(first, conversation(id, '李采宁'));
    await create(second, conversation(id, '王工'));
    const before = await platform.db.admin('select name from chat_member where chat_id = $1 and user_id = $2', [
      id,
      second.id,
    ]);
    await platform.db.admin(`update chat_user set name = '平台客服', avatar = 'javascript:x' where id = $1`, [
      first.id,
    ]);
    await platform.db.admin(`update chat_member set name = '平台客服' where chat_id = $1 and user_id = $2`, [
      id,
      second.id,
    ]);
    const shown = { name: '名称待更改', official: false };
    expect((await platform.get(`/api/sys/users/${first.id}`, second.tokens)).data).toMatchObject({
      ...shown,
      avatar: '',
    });
    expect(await list(second)).toContainEqual(expect.objectContaining({ id, ...shown }));
    expect(await platform.chat.store.chats(second.id, id)).toMatchObject([{ chat: shown }]);
    await platform.db.admin(`update chat_user set name = '王工', avatar = '' where id = $1`, [first.id]);
    await platform.db.admin('update chat_member set name = $3 where chat_id = $1 and user_id = $2', [
      id,
      second.id,
      before[0]?.name,
    ]);
  });

  it('opens a chat of two for both, once, whoever is first', async () => {
    const [first, second, third] = three();
    const id = directId(first, second);
    const [opened, twin] = await Promise.all([
      create(first, conversation(id, '李采宁')),
      create(second, conversation(id, '王工')),
    ]);
    expect(opened).toMatchObject({ code: 200, data: { id, name: '李采宁', unreadCount: 0 } });
    expect(twin).toMatchObject({ code: 200, data: { id, name: '王工' } });
    expect((await list(first)).map((chat: { id: string }) => chat.id)).toEqual([id]);
    expect(await list(third)).toEqual([]);
    expect(await create(third, conversation(id, '偷看'))).toMatchObject({ code: 404 });
  });

  it('shows for which company the other side stands, and as what, a position before a role (CS24)', async () => {
    const [first, second] = three();
    const id = directId(first, second);
    await platform.db.admin(`update membership set position = '采购经理' where user_id = $1`, [first.id]);
    const shownTo = async (who: Chatter) => (await list(who)).find((chat: { id: string }) => chat.id === id);
    expect(await shownTo(first)).toMatchObject({ company: '李采宁的企业', position: '采购员' });
    expect(await shownTo(second)).toMatchObject({ company: '王建国的企业', position: '采购经理' });
    const [stored] = await platform.chat.store.chats(second.id, id);
    expect(stored?.chat).toMatchObject({ company: '王建国的企业', position: '采购经理' });
    await platform.db.admin('update business set kind = 0 where id = $1', [first.member.businessId]);
    expect(await shownTo(second)).toMatchObject({ company: '', position: '' });
    await platform.db.admin('update business set kind = 1 where id = $1', [first.member.businessId]);
  });

  it('marks a chat read, takes it off one member’s list, and puts it back', async () => {
    const [first, second, third] = three();
    const id = directId(first, second);
    await platform.db.admin('update chat_member set unread_count = 3 where chat_id = $1 and user_id = $2', [
      id,
      first.id,
    ]);
    const read = await platform.put(CHAT, { ...conversation(id, '李采宁'), unreadCount: 0 }, first.tokens);
    expect(read).toMatchObject({ code: 200, data: { unreadCount: 0, lastReadTime: expect.any(Number) } });
    expect(await platform.get(`${CHAT}/move?chatId=${id}`, third.tokens)).toMatchObject({ code: 404 });
    expect(await platform.get(`${CHAT}/move?chatId=${id}`, first.tokens)).toMatchObject({ code: 200 });
    expect(await list(first)).toEqual([]);
    expect((await list(second)).length).toBe(1);
    await create(first, conversation(id, '李采宁'));
    expect((await list(first)).length).toBe(1);
  });

  it('keeps the name and picture that it knows when a site knows none (OP2)', async () => {
    const [first, , third] = three();
    const id = directId(first, third);
    await create(first, { id, type: 'single' });
    expect(await list(first)).toContainEqual(expect.objectContaining({ id, name: '陈钢' }));
    await create(first, { ...conversation(id, '陈经理'), avatar: '/c.png' });
    for (const unknown of [{ id, type: 'single' }, conversation(id, ''), conversation(id, '  ')]) {
      const known = { code: 200, data: { id, name: '陈经理', avatar: '/c.png' } };
      expect(await create(first, unknown)).toMatchObject(known);
      expect(await platform.put(CHAT, { ...unknown, unreadCount: 0 }, first.tokens)).toMatchObject(known);
    }
  });

  it('takes no token but its own, which ends at its logout or with the login (F-14)', async () => {
    const [first, second, third] = three();
    const portal = { jianzhuToken: first.member.platformToken, token: first.member.accessToken };
    expect((await platform.get(`${CHAT}/list`, portal)).status).toBe(401);
    expect((await platform.get(`${CHAT}/list`, { chatToken: first.member.platformToken })).status).toBe(401);
    for (const _ of ['ended', 'ended already']) {
      expect(await platform.post('/logout', {}, { tokens: second.tokens })).toMatchObject({ status: 200, code: 200 });
    }
    expect((await platform.get(`${CHAT}/list`, second.tokens)).status).toBe(401);
    expect((await platform.get(PATHS.detail, { jianzhuToken: second.member.platformToken })).code).toBe(200);
    await platform.db.admin('update login set revoked_at = now() where id = $1', [third.member.loginId]);
    expect((await platform.get(`${CHAT}/list`, third.tokens)).status).toBe(401);
  });
});
