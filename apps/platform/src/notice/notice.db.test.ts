import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RecordId } from '../db/context.ts';
import { watchRecordNews } from '../live/record-news.ts';
import { addBusiness, addMember, type TestMember, tokensOf } from '../testing/members.ts';
import { createTestPlatform, PATHS, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let member: TestMember;
let colleague: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  const ours = await addBusiness(platform.db, '砚北建设');
  member = await addMember(platform.db, ours);
  colleague = await addMember(platform.db, ours);
  stranger = await addMember(platform.db, await addBusiness(platform.db, '衡砺钢材'));
});
afterAll(() => platform.close());

async function addNotice(to: TestMember, type: number, businessId: RecordId | null = to.businessId): Promise<string> {
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into notice (user_id, business_id, notice_type, title, content) values ($1, $2, $3, '询价邀请', '内容')
     returning id`,
    [to.userId, businessId, type],
  );
  return row?.id ?? '';
}

const ask = (who: TestMember, path: string) => platform.get(`${PATHS.notices}/${path}`, tokensOf(who));
const unread = async (who: TestMember) => (await ask(who, 'no-read-count')).data;

describe('the notice centre (domain 30.17)', () => {
  it('shows a member what is hers in this business, and personal notices, and nobody else’s', async () => {
    const mine = await addNotice(member, 0);
    const personal = await addNotice(member, 0, null);
    const elsewhere = await addNotice(member, 0, stranger.businessId);
    await addNotice(colleague, 0);
    const list = await ask(member, 'list?noticeType=0');
    const ids = list.data.records.map(({ id }: { id: string }) => id);
    expect(ids.sort()).toEqual([mine, personal].sort());
    expect(list.data).toMatchObject({ total: 2, current: 1, size: 10, pages: 1 });
    expect(list.data.records[0]).toMatchObject({ isRead: 0, createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d /) });
    expect((await ask(member, `click-read/${elsewhere}`)).code).toBe(404);
    expect((await ask(stranger, `click-read/${mine}`)).code).toBe(404);
    expect(await unread(stranger)).toBe(0);
    expect(await unread(member)).toBe(2);
  });

  it('marks one as read, as often as asked (R-NOTICE-001, 002)', async () => {
    const id = await addNotice(colleague, 1);
    const before = await unread(colleague);
    expect((await ask(colleague, `click-read/${id}`)).code).toBe(200);
    expect((await ask(colleague, `click-read/${id}`)).code).toBe(200);
    expect(await unread(colleague)).toBe(before - 1);
  });

  it('tells the other pages of the member what was read or deleted', async () => {
    const heard: (readonly [string, ...string[]])[] = [];
    const end = await watchRecordNews(platform.db.database, {
      // News of what was done before, to others, may still come.
      changed: (userIds, kind) => userIds.includes(member.userId) && heard.push([kind, ...userIds]),
      onFault: (_, error) => heard.push([String(error)]),
    });
    onTestFinished(end);
    const ids = [await addNotice(member, 2), await addNotice(member, 2)];
    const center = (act: string) => platform.post(`${PATHS.messages}/${act}`, { ids }, { tokens: tokensOf(member) });
    const acts = [
      () => ask(member, `click-read/${ids[0]}`),
      () => ask(member, 'all-read?noticeType=2'),
      () => center('read'),
      () => center('delete'),
    ];
    for (const [index, act] of acts.entries()) {
      expect((await act()).code).toBe(200);
      await vi.waitUntil(() => heard.length > index);
    }
    expect(heard).toEqual(acts.map(() => ['notice', member.userId]));
  });

  it('marks all of one type as read, type 0 too, then all (D-04, R-NOTICE-021)', async () => {
    for (const type of [0, 0, 1, 2, 3]) await addNotice(stranger, type);
    expect((await ask(stranger, 'tab-no-read-count')).data).toEqual({
      noticeType0: 2,
      noticeType1: 1,
      noticeType2: 1,
      noticeType3: 1,
    });
    await ask(stranger, 'all-read?noticeType=0');
    expect((await ask(stranger, 'tab-no-read-count')).data).toMatchObject({ noticeType0: 0, noticeType1: 1 });
    await ask(stranger, 'all-read');
    expect(await unread(stranger)).toBe(0);
  });

  it.each(['click-read/99999999999999999999', 'click-read/9223372036854775808', 'click-read/1'])(
    'does not know %s',
    async (path) => expect(await ask(member, path)).toMatchObject({ status: 200, code: 404 }),
  );
});
