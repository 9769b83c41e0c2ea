import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBusiness, addMember, type TestMember, tokensOf } from '../testing/members.ts';
import { createTestPlatform, PATHS, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let member: TestMember;
let stranger: TestMember;
let ids: string[];

beforeAll(async () => {
  platform = await createTestPlatform();
  member = await addMember(platform.db, await addBusiness(platform.db, '砚北建设'));
  stranger = await addMember(platform.db, await addBusiness(platform.db, '衡砺钢材'));
  const rows = await platform.db.admin<{ id: string }>(
    `insert into notice (user_id, business_id, notice_type, title, content)
     select $1, $2, n % 4, case when n % 2 = 0 then '询价100%邀请' else '系统通知' end, '内容'
     from generate_series(0, 7) as n returning id`,
    [member.userId, member.businessId],
  );
  ids = rows.map(({ id }) => id);
});
afterAll(() => platform.close());

const list = async (query: string) => (await platform.get(`${PATHS.messages}/list?${query}`, tokensOf(member))).data;
const act = (who: TestMember, name: string, body: object) =>
  platform.post(`${PATHS.messages}/${name}`, body, { tokens: tokensOf(who) });

describe('notices of the member centre (domain 30.17)', () => {
  it('are filtered by type, by reading and by a word of the title, in which signs mean themselves', async () => {
    expect(await list('')).toMatchObject({ total: 8 });
    expect(await list('noticeType=0')).toMatchObject({ total: 2 });
    expect(await list(`keyword=${encodeURIComponent('100%')}`)).toMatchObject({ total: 4 });
    expect(await list(`keyword=${encodeURIComponent('系%')}`)).toMatchObject({ total: 0 });
    expect(await list('isRead=1')).toMatchObject({ total: 0 });
  });

  it('are shown one by one, marked read and deleted by their receiver alone', async () => {
    const [first = '', second = ''] = ids;
    expect((await platform.get(`${PATHS.messages}/detail?id=${first}`, tokensOf(member))).data).toMatchObject({
      id: first,
    });
    expect((await platform.get(`${PATHS.messages}/detail?id=${first}`, tokensOf(stranger))).code).toBe(404);
    const msg = '数据不存在或已被删除';
    const nothing = { done: [], failed: ids.map((id) => ({ id, msg })) };
    expect((await act(stranger, 'read', { ids })).data).toEqual(nothing);
    expect((await act(stranger, 'delete', { ids })).data).toEqual(nothing);
    expect(await list('isRead=0')).toMatchObject({ total: 8 });
    const unknown = '99999999999999999999';
    const read = await act(member, 'read', { ids: [first, unknown, first] });
    expect(read.data).toEqual({ done: [first], failed: [{ id: unknown, msg }] });
    expect(await list('isRead=1')).toMatchObject({ total: 1 });
    await act(member, 'delete', { ids: [second] });
    expect(await list('')).toMatchObject({ total: 7 });
  });
});
