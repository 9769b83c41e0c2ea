import { DAY_MS, formatDate } from '@jianzhu/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addColleague, addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { ORDER_PATHS, ordersOn } from '../testing/orders.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { addUploadedFile } from '../testing/uploaded-file.ts';
import { sweepMembershipsJob } from './vip-jobs.ts';

let platform: TestPlatform;
let owner: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  owner = await addCompany(platform, `会员建设${Math.random()}`);
  await platform.db.admin('update business set vip_level = 0, vip_until = null where id = $1', [owner.businessId]);
});
afterAll(() => platform.close());

const { by, charge, detailOf, act, paid } = ordersOn(() => platform);
const day = (days: number) => formatDate(Date.now() + days * DAY_MS);
const buy = (level: number, months: number) => by(owner).post(`${ORDER_PATHS.vip}/buy`, { level, months });
const plans = async () => (await by(owner).get(`${ORDER_PATHS.vip}/plans`)).data;
const bought = async (level: number, months: number) => {
  const { data } = await buy(level, months);
  await charge(owner, data.payOrderId);
  return data.orderId as string;
};
const sweep = () =>
  platform.db.database.withWorker((transaction) =>
    sweepMembershipsJob.run(transaction, { id: '1', key: '', payload: {} }),
  );
const noticesOf = async () =>
  (
    await platform.db.admin<{ content: string }>('delete from notice where user_id = $1 returning content', [
      owner.userId,
    ])
  ).map(({ content }) => content);

describe('a membership', () => {
  it('is in force with its payment, at the price of the server', async () => {
    const { data } = await by(owner).post(`${ORDER_PATHS.vip}/buy`, { level: 1, months: 3, payAmount: 1 });
    expect((await plans()).unpaidOrderId).toBe(data.orderId);
    expect((await buy(2, 1)).msg).toBe('有待支付的会员订单，请先支付或取消');
    expect(await plans()).toMatchObject({ level: 0 });
    await charge(owner, data.payOrderId);
    const detail = await detailOf(owner, data.orderId);
    expect(detail).toMatchObject({
      status: 4,
      payAmount: 58_506,
      membership: { level: 1, status: 1, beginDate: day(0) },
    });
    expect(await plans()).toMatchObject({ level: 1, endDate: detail.membership.endDate, unpaidOrderId: null });
    expect(await noticesOf()).toContain(`银牌会员已开通，有效期至${detail.membership.endDate}`);
  });

  it('is upgraded with the rest of the old term, which ends', async () => {
    const old = await bought(1, 12);
    await platform.db.admin(
      "update business set vip_until = date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai' + interval '130 days' where id = $1",
      [owner.businessId],
    );
    const { data: quote } = await by(owner).get(`${ORDER_PATHS.vip}/quote?level=2&months=12`);
    expect(quote).toMatchObject({ kind: 'upgrade', unusedDays: 130, deduction: 70_520, payAmount: 327_480 });
    const id = await bought(2, 12);
    expect(await plans()).toMatchObject({ level: 2 });
    expect((await detailOf(owner, id)).payAmount).toBe(327_480);
    expect((await detailOf(owner, old)).membership.status).toBe(3);
    expect((await buy(1, 12)).msg).toBe('当前会员到期后方可购买较低等级');
  });

  it('is renewed from its end, and begins then', async () => {
    const first = await bought(2, 1);
    const { endDate } = await plans();
    const second = await bought(2, 1);
    const { membership } = await detailOf(owner, second);
    expect(membership.status).toBe(2);
    expect(membership.beginDate > endDate).toBe(true);
    await platform.db.admin("update vip_order set begin_date = '2026-01-01', end_date = '2026-01-31' where id = $1", [
      first,
    ]);
    await platform.db.admin('update vip_order set begin_date = current_date where id = $1', [second]);
    await sweep();
    expect((await detailOf(owner, first)).membership.status).toBe(3);
    expect((await detailOf(owner, second)).membership.status).toBe(1);
    expect(await plans()).toMatchObject({ level: 2 });
  });

  it('is reminded of before its end, each time once, and ends', async () => {
    const id = await bought(1, 1);
    await noticesOf();
    const left = (days: number) =>
      platform.db.admin('update vip_order set begin_date = $2, end_date = $2 where id = $1', [id, day(days)]);
    await left(7);
    await sweep();
    await sweep();
    await left(3);
    await sweep();
    expect(await noticesOf()).toEqual(['会员将于7天后到期', '会员将于3天后到期']);
    await left(-1);
    await sweep();
    expect(await noticesOf()).toEqual(['会员已到期']);
    expect(await plans()).toMatchObject({ level: 0, endDate: '' });
  });

  it('is given up unpaid', async () => {
    const { data } = await buy(1, 1);
    await act(owner, data.orderId, 'cancel');
    expect((await detailOf(owner, data.orderId)).membership.status).toBe(4);
    expect((await buy(1, 1)).code).toBe(200);
  });

  it('says what of it is used', async () => {
    const { data } = await by(owner).get(`${ORDER_PATHS.vip}/quota`);
    expect(data.quotas).toContainEqual({ key: 'memberSeats', used: 1, limit: 5 });
    expect(data.quotas).toContainEqual({ key: 'inquiriesPerMonth', used: 0, limit: 5 });
  });

  it('is bought by who may', async () => {
    const reader = await addColleague(platform, owner, 'reader');
    expect((await by(reader).post(`${ORDER_PATHS.vip}/buy`, { level: 1, months: 1 })).code).toBe(403);
  });
});

describe('an invoice', () => {
  const title = { type: 2, titleName: '会员建设有限公司', creditCode: '', email: 'a@example.com', address: '' };
  const apply = (orderId: string, over: object = {}) =>
    by(owner).post(`${ORDER_PATHS.invoice}/apply`, { orderId, ...title, ...over });

  it('of a done order is asked for, sent back, asked for anew and issued', async () => {
    const seller = await addCompany(platform, '开票检测');
    const id = await paid(owner, seller);
    expect((await apply(id)).msg).toBe('订单完成后方可申请发票');
    await act(seller, id, 'accept-order');
    await act(seller, id, 'deliver', { note: '完成', attachments: [] });
    await act(owner, id, 'confirm');
    expect((await apply(id, { type: 1 })).msg).toBe('请输入税号');
    const { data: asked } = await apply(id);
    expect(asked.status).toBe(1);
    expect((await apply(id)).code).toBe(422);
    const path = ORDER_PATHS.invoice;
    const { data: rejected } = await by(seller).post(`${path}/reject`, { ...asked, reason: '抬头有误' });
    expect(rejected.status).toBe(3);
    const { data: again } = await apply(id, { titleName: '会员建设集团有限公司' });
    const attachment = [await addUploadedFile(platform, seller, '发票.pdf')];
    const wrong = await by(seller).post(`${path}/issue`, { ...again, invoiceNo: '123', attachment });
    expect(wrong.msg).toBe('请输入正确的发票号码');
    const issued = await by(seller).post(`${path}/issue`, { ...again, invoiceNo: '12345678', attachment });
    expect(issued.data.status).toBe(2);
    const { data: list } = await by(owner).get(`${path}/list?orderId=${id}`);
    expect(list.records).toMatchObject([{ invoiceNo: '12345678', titleName: '会员建设集团有限公司' }]);
    const file = `/api/jianzhu-support/resource/url?resourceId=${attachment[0]?.id}`;
    expect((await by(owner).get(file)).code).toBe(200);
    expect((await by(await addCompany(platform, '别家')).get(file)).code).toBe(404);
  });

  it('of a membership waits for the platform, and not after 180 days', async () => {
    const id = await bought(1, 1);
    expect((await apply(id)).data.status).toBe(1);
    const late = await bought(1, 1);
    await platform.db.admin("update service_order set finish_time = now() - interval '181 days' where id = $1", [late]);
    expect((await apply(late)).msg).toBe('已超过180天，不能申请发票');
  });
});
