import { DAY_MS, formatDate } from '@jianzhu/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addColleague, addCompany, publishAs } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { tendersOn } from '../testing/tenders.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const LIST = '/api/rs-trade-service/ecomm/deadline/list';

let platform: TestPlatform;
let buyer: TestMember;
let invited: TestMember;
let others: readonly TestMember[];
let stranger: TestMember;
let tenderId = '';
let inquiryId = '';

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '日历招标建设');
  invited = await addCompany(platform, '日历受邀钢材');
  others = [await addCompany(platform, '日历受邀建材'), await addCompany(platform, '日历受邀物资')];
  stranger = await addCompany(platform, '日历旁观钢材');
  const inviteeIds = [invited, ...others].map(({ businessId }) => businessId);
  tenderId = await publish(buyer, { tenderType: 2, inviteeIds, title: '日历中的招标' });
  inquiryId = (await publishAs(platform, buyer, { publishScope: 2, inviteeIds, title: '日历中的询价' })).id;
});
afterAll(() => platform.close());

const { by, publish, detailOf } = tendersOn(() => platform);
const day = (days: number) => formatDate(Date.now() + days * DAY_MS);
const ask = (member: TestMember, side: 'require' | 'supply', from = day(0), to = day(60)) =>
  by(member).get(`${LIST}?side=${side}&from=${from}&to=${to}`);
const shown = async (member: TestMember, side: 'require' | 'supply', from?: string, to?: string) =>
  ((await ask(member, side, from, to)).data.deadlines as { kind: string; id: string }[]).map(
    ({ kind, id }) => `${kind} ${id === tenderId ? 'tender' : id === inquiryId ? 'inquiry' : id}`,
  );

const ALL = [
  ...['signUpStart tender', 'docEnd tender', 'signUpEnd tender', 'deposit tender', 'bid tender', 'open tender'],
  'quote inquiry',
];

describe('the calendar of deadlines', () => {
  it('has the times of own tenders and inquiries, and of those that one is invited to, in their order', async () => {
    expect((await shown(buyer, 'require')).toSorted()).toEqual(ALL.toSorted());
    expect((await shown(invited, 'supply')).toSorted()).toEqual(ALL.toSorted());
    expect([await shown(buyer, 'supply'), await shown(invited, 'require'), await shown(stranger, 'supply')]).toEqual([
      ...[[], [], []],
    ]);
    const { data } = await ask(buyer, 'require');
    const times = data.deadlines.map(({ time }: { time: string }) => time);
    expect(times).toEqual(times.toSorted());
    const { bidDeadline } = await detailOf(tenderId, buyer);
    expect(data.deadlines).toContainEqual({
      ...{ kind: 'bid', time: bidDeadline, id: tenderId, title: '日历中的招标', tenderType: 2 },
    });
  });

  it('has those of a public tender that one has signed up to, while one takes part', async () => {
    const signedUp = await addCompany(platform, '日历报名钢材');
    const id = await publish(buyer, { title: '日历中的公开招标' });
    const shownOf = async () =>
      (await ask(signedUp, 'supply')).data.deadlines.filter((one: { id: string }) => one.id === id).length;
    expect(await shownOf()).toBe(0);
    await platform.db.admin(
      `insert into sign_up (business_id, create_user_id, update_user_id, code, tender_id, buyer_business_id,
         contact_name, contact_phone, authorized_person, authorized_id_card, submit_time)
       values ($1, $2, $2, 'BM' || app.next_id(), $3, $4, '王建国', '13800003333', '赵敏', '', now())`,
      [signedUp.businessId, signedUp.userId, id, buyer.businessId],
    );
    expect(await shownOf()).toBeGreaterThan(3);
    await platform.db.admin('update sign_up set status = 3 where tender_id = $1', [id]);
    expect(await shownOf()).toBe(0);
    await platform.db.admin('update tender set status = 13, stopped_at = 3 where id = $1', [id]);
  });

  it('has the days that are asked for, the first and the last one with them', async () => {
    const { bidDeadline } = await detailOf(tenderId, buyer);
    const at = bidDeadline.slice(0, 10);
    expect(await shown(buyer, 'require', at, at)).toEqual(['bid tender', 'open tender']);
    expect(await shown(buyer, 'require', day(30), day(60))).toEqual([]);
    expect(await ask(buyer, 'require', day(0), day(221))).toMatchObject({ code: 400, msg: '一次最多查看220天' });
    expect((await ask(buyer, 'require', day(1), day(0))).code).toBe(400);
    expect((await ask(buyer, 'require', '2026-13-01')).code).toBe(400);
  });

  it('shows a member what she may see: by her keys, and by her scope', async () => {
    const finance = await addColleague(platform, buyer, 'finance');
    await platform.db.admin(`update membership set role_keys = '{}' where user_id = $1`, [finance.userId]);
    expect(await shown(finance, 'require')).toEqual([]);
    const own = await addColleague(platform, buyer, 'purchaser');
    expect(await shown(own, 'require')).toHaveLength(ALL.length);
    await platform.db.admin('update membership set data_scope = 2 where user_id = $1', [own.userId]);
    // The change is announced to whoever remembers her session.
    await expect.poll(() => shown(own, 'require')).toEqual([]);
  });

  it('forgets what is over before its times', async () => {
    await platform.db.admin('update tender set status = 13, stopped_at = 3 where id = $1', [tenderId]);
    expect(await shown(invited, 'supply')).toEqual(['quote inquiry']);
    await platform.db.admin('update tender set status = 3, stopped_at = null where id = $1', [tenderId]);
  });
});
