import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobHandler } from '../jobs/run-job.ts';
import { addColleague, addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { ORDER_PATHS, ordersOn } from '../testing/orders.ts';
import { decideAsSeen } from '../testing/reviews.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { settleOrdersJob, sweepOrdersJob } from './order-jobs.ts';

const PRICE = 680_000;
/** As a company of the highest level pays it. */
const PAID = 612_000;

let platform: TestPlatform;
let buyer: TestMember;
let seller: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, seller] = [await addCompany(platform, '购服务建设'), await addCompany(platform, '售服务检测')];
});
afterAll(() => platform.close());

const { by, offer, order, charge, detailOf, act, paid, balances } = ordersOn(() => platform);

const statusOf = async (id: string) => (await detailOf(buyer, id)).status;
const shift = (id: string, column: string, days = 8) =>
  platform.db.admin(`update service_order set ${column} = ${column} - make_interval(days => $2::int) where id = $1`, [
    id,
    days,
  ]);
const run = (handler: JobHandler) =>
  platform.db.database.withWorker((transaction) => handler.run(transaction, { id: '1', key: '', payload: {} }));
const titlesOf = async ({ userId }: TestMember) =>
  (await platform.db.admin<{ title: string }>('delete from notice where user_id = $1 returning title', [userId])).map(
    ({ title }) => title,
  );
const deliver = (id: string) => act(seller, id, 'deliver', { note: '报告已出', attachments: [] });

describe('an order', () => {
  it('costs what the server says, whatever the form does', async () => {
    const targetId = await offer(seller);
    const { data } = await order(buyer, targetId, { quantity: 2, price: 1, payAmount: 1, amount: 1 });
    const detail = await detailOf(buyer, data.orderId);
    expect(detail).toMatchObject({ status: 0, price: PRICE, amount: 2 * PRICE, payAmount: 2 * PAID, quantity: 2 });
    const [payment] = await platform.db.admin('select amount, status from pay_order where id = $1', [data.payOrderId]);
    expect(payment).toMatchObject({ amount: String(2 * PAID), status: 0 });
    expect(detail.allowedActions).toEqual(['pay', 'cancel']);
  });

  it('names its seller, its number and its page at the cashier', async () => {
    const { data } = await order(buyer, await offer(seller));
    const { code } = await detailOf(buyer, data.orderId);
    const { data: cashier } = await by(buyer).get(`/api/rs-member-service/ecomm/pay/order?id=${data.payOrderId}`);
    expect(cashier).toMatchObject({
      ...{ payee: '售服务检测', bizCode: code, bizPath: `/user/service-buy-list/detail?id=${data.orderId}` },
    });
  });

  it('is not of one’s own, nor by a wrong form', async () => {
    const targetId = await offer(seller);
    expect((await order(seller, targetId)).msg).toBe('不能购买本企业发布的服务');
    expect((await order(buyer, targetId, { contactName: '' })).msg).toBe('请输入联系人');
    expect((await order(buyer, '999')).code).toBe(404);
  });

  it('goes from its payment to its acceptance, and its money to the seller on the next day', async () => {
    const before = await balances(seller);
    await titlesOf(seller);
    const id = await paid(buyer, seller);
    expect(await statusOf(id)).toBe(1);
    expect(await titlesOf(seller)).toEqual(['新订单']);
    await act(seller, id, 'accept-order');
    expect((await act(seller, id, 'deliver', { note: '', attachments: [] })).msg).toBe('请上传交付成果或填写说明');
    await deliver(id);
    expect((await act(buyer, id, 'reject-deliver', { reason: '缺少2组试块结果' })).data.status).toBe(2);
    await deliver(id);
    expect((await act(buyer, id, 'confirm')).data.status).toBe(4);
    expect(await detailOf(buyer, id)).toMatchObject({ rejectCount: 1, rejectReason: '缺少2组试块结果' });
    await run(settleOrdersJob);
    expect(await balances(seller)).toEqual(before);
    await shift(id, 'finish_time', 1);
    await run(settleOrdersJob);
    await run(settleOrdersJob);
    expect((await balances(seller)).available ?? 0).toBe((before.available ?? 0) + PAID);
    const rating = { score: 4, tags: [1, 2], text: '及时' };
    expect((await act(buyer, id, 'rate', rating)).data.status).toBe(4);
    expect((await act(buyer, id, 'rate', rating)).msg).toBe('已评价，不能重复评价');
    await act(seller, id, 'reply', { reply: '感谢认可' });
    expect((await detailOf(buyer, id)).rating).toMatchObject({ score: 4, reply: '感谢认可' });
    const [service] = await platform.db.admin('select sales, score from service where id = $1', [
      (await detailOf(buyer, id)).targetId,
    ]);
    expect(service).toEqual({ sales: 1, score: '4.0' });
  });

  it('ends unpaid after half an hour, and what is charged then goes back', async () => {
    const { data } = await order(buyer, await offer(seller));
    await platform.db.admin("update service_order set pay_deadline = now() - interval '1 second' where id = $1", [
      data.orderId,
    ]);
    await run(sweepOrdersJob);
    expect(await detailOf(buyer, data.orderId)).toMatchObject({ status: 5, closeReason: '超时未支付' });
    const [payment] = await platform.db.admin('select status from pay_order where id = $1', [data.payOrderId]);
    expect(payment).toEqual({ status: 4 });
    expect((await act(buyer, data.orderId, 'pay')).code).toBe(422);
  });

  it('opens its payment anew where that was given up', async () => {
    const { data } = await order(buyer, await offer(seller));
    await platform.db.admin('update pay_order set status = 4 where id = $1', [data.payOrderId]);
    const { data: again } = await act(buyer, data.orderId, 'pay');
    expect(again.payOrderId).not.toBe(data.payOrderId);
    expect((await act(buyer, data.orderId, 'pay')).data.payOrderId).toBe(again.payOrderId);
    await charge(buyer, again.payOrderId);
    expect(await statusOf(data.orderId)).toBe(1);
  });

  it('is its sides’ alone, and each act needs its key', async () => {
    const id = await paid(buyer, seller);
    const other = await addCompany(platform, '旁观建材');
    expect((await by(other).get(`${ORDER_PATHS.order}/detail?id=${id}`)).code).toBe(404);
    expect((await act(other, id, 'accept-order')).code).toBe(404);
    expect((await act(buyer, id, 'accept-order')).code).toBe(403);
    const reader = await addColleague(platform, seller, 'reader');
    expect((await act(reader, id, 'accept-order')).code).toBe(403);
    expect((await detailOf(reader, id)).allowedActions).toEqual([]);
    const list = async (member: TestMember, side: 'buy' | 'sell') =>
      (await by(member).get(`${ORDER_PATHS.order}/${side}-list?size=100`)).data.records.map(
        (row: { id: string }) => row.id,
      );
    expect(await list(seller, 'sell')).toContain(id);
    expect(await list(seller, 'buy')).not.toContain(id);
    expect(await list(other, 'sell')).toEqual([]);
  });
});

describe('a refund', () => {
  it('before the begin goes back at once where the rule says so', async () => {
    const id = await paid(buyer, seller, { refundRule: 1 });
    const held = (await balances(buyer)).escrow ?? 0;
    expect((await act(buyer, id, 'refund-apply', { amount: PAID, reason: '计划变更' })).data.status).toBe(7);
    await platform.runJobs();
    expect((await balances(buyer)).escrow ?? 0).toBe(held - PAID);
    expect(await titlesOf(buyer)).toContain('退款结果');
  });

  it('is agreed to or refused by the seller, and never of more than was paid', async () => {
    const id = await paid(buyer, seller);
    await act(seller, id, 'accept-order');
    const wish = { amount: PAID + 1, reason: '部分成果未交付' };
    expect((await act(buyer, id, 'refund-apply', wish)).msg).toBe('退款金额不能超过实付金额');
    expect((await act(buyer, id, 'refund-apply', { ...wish, amount: 300_000 })).data.status).toBe(6);
    expect((await act(seller, id, 'refund-handle', { agree: 0, reason: '' })).code).toBe(400);
    expect((await act(seller, id, 'refund-handle', { agree: 0, reason: '成果已完成' })).data.status).toBe(2);
    await act(buyer, id, 'refund-apply', { ...wish, amount: 300_000 });
    const own = (await balances(buyer)).available ?? 0;
    expect((await act(seller, id, 'refund-handle', { agree: 1 })).data.status).toBe(7);
    expect((await balances(buyer)).available).toBe(own + 300_000);
    const sold = (await balances(seller)).available ?? 0;
    await shift(id, 'finish_time', 1);
    await run(settleOrdersJob);
    expect((await balances(seller)).available).toBe(sold + PAID - 300_000);
  });

  it('above ten thousand yuan takes the payment PIN', async () => {
    const id = await paid(buyer, seller, { price: 2_000_000 });
    await act(seller, id, 'accept-order');
    await act(buyer, id, 'refund-apply', { amount: 1_500_000, reason: '部分成果未交付' });
    expect((await act(seller, id, 'refund-handle', { agree: 1 })).msg).toBe('支付密码验证已失效，请重新输入');
    expect(await statusOf(id)).toBe(6);
  });

  it('counts as agreed to after three days, a delivery as accepted after seven', async () => {
    const [wished, delivered] = [await paid(buyer, seller), await paid(buyer, seller)];
    for (const id of [wished, delivered]) await act(seller, id, 'accept-order');
    await act(buyer, wished, 'refund-apply', { amount: PAID, reason: '不再需要' });
    await deliver(delivered);
    await run(sweepOrdersJob);
    expect([await statusOf(wished), await statusOf(delivered)]).toEqual([6, 3]);
    await shift(wished, 'refund_deadline');
    await shift(delivered, 'auto_confirm_time');
    await run(sweepOrdersJob);
    expect([await statusOf(wished), await statusOf(delivered)]).toEqual([7, 4]);
  });

  it('is decided by the platform after a refusal', async () => {
    const ids = [await paid(buyer, seller), await paid(buyer, seller)];
    for (const id of ids) {
      await act(seller, id, 'accept-order');
      expect((await act(buyer, id, 'appeal', { reason: '拖延服务' })).msg).toBe('退款被拒绝后方可申诉');
      await act(buyer, id, 'refund-apply', { amount: PAID, reason: '拖延服务' });
      await act(seller, id, 'refund-handle', { agree: 0, reason: '正在进行' });
      expect((await act(buyer, id, 'appeal', { reason: '拖延服务' })).data.status).toBe(8);
    }
    const { token: operatorToken } = await addOperator(platform.db);
    const decide = (bizId: string | undefined, verdict: { readonly agree: number; readonly reason?: string }) =>
      decideAsSeen(platform, { bizType: 'order_appeal', bizId, ...verdict }, { operatorToken });
    await decide(ids[0], { agree: 1 });
    await decide(ids[1], { agree: 0, reason: '服务正常进行' });
    expect(await Promise.all(ids.map(statusOf))).toEqual([7, 4]);
  });
});

it('the books sum to nothing', async () => {
  await platform.runJobs();
  const [row] = await platform.db.admin<{ sum: string }>(
    'select coalesce(sum(amount), 0)::text as sum from ledger_entry',
  );
  expect(row?.sum).toBe('0');
});
