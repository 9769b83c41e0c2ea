import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { ORDER_PATHS, ordersOn } from '../testing/orders.ts';
import { decideAsSeen } from '../testing/reviews.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { addUploadedFile } from '../testing/uploaded-file.ts';

// Attacks on orders: words that come too late, and papers of money that has gone back.

const PAID = 612_000;
const PAY = '/api/rs-member-service/ecomm/pay';

let platform: TestPlatform;
let buyer: TestMember;
let seller: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, seller] = [await addCompany(platform, '迟到买方'), await addCompany(platform, '迟到卖方')];
});
afterAll(() => platform.close());

const { by, offer, order, charge, detailOf, act, paid } = ordersOn(() => platform);

const set = (id: string, columns: string) =>
  platform.db.admin(`update service_order set ${columns} where id = $1`, [id]);
const wish = { amount: PAID, reason: '不再需要' };

async function served(isDelivered: boolean): Promise<string> {
  const id = await paid(buyer, seller);
  await act(seller, id, 'accept-order');
  if (isDelivered) await act(seller, id, 'deliver', { note: '报告已出', attachments: [] });
  return id;
}

it('a wish that was not answered in three days is not refused any more, though no job has come', async () => {
  const id = await served(false);
  await act(buyer, id, 'refund-apply', wish);
  await set(id, 'refund_deadline = now()');
  expect((await detailOf(seller, id)).allowedActions).toEqual(['refundAgree']);
  expect((await act(seller, id, 'refund-handle', { agree: 0, reason: '已服务' })).msg).toBe(
    '已超过3天处理期限，视为同意退款',
  );
  expect((await act(seller, id, 'refund-handle', { agree: 1 })).data.status).toBe(7);
});

it('a delivery of seven days ago is neither sent back nor complained of, though no job has come', async () => {
  const id = await served(true);
  await set(id, 'auto_confirm_time = now()');
  const late = '已超过7天验收期限，视为验收通过';
  expect((await act(buyer, id, 'reject-deliver', { reason: '缺少结果' })).msg).toBe(late);
  expect((await act(buyer, id, 'refund-apply', wish)).msg).toBe(late);
  expect((await act(buyer, id, 'appeal', { reason: '缺少结果' })).msg).toBe(late);
  expect((await detailOf(buyer, id)).allowedActions).toEqual(['confirm']);
});

it('the time to judge stands still while a refund is asked for, the second time too', async () => {
  const id = await served(true);
  for (const _again of [1, 2]) {
    await act(buyer, id, 'refund-apply', wish);
    expect((await detailOf(buyer, id)).autoConfirmTime).toBe('');
    // As if the seller had taken two days to answer.
    const days = "- interval '2 days'";
    await set(
      id,
      `refund_time = refund_time ${days}, deliver_time = deliver_time ${days},
       auto_confirm_time = auto_confirm_time ${days}`,
    );
    expect((await act(seller, id, 'refund-handle', { agree: 0, reason: '成果已完成' })).data.status).toBe(3);
  }
  const [left] = await platform.db.admin<{ days: number }>(
    'select extract(epoch from auto_confirm_time - now())::float8 / 86400 as days from service_order where id = $1',
    [id],
  );
  expect(left?.days).toBeCloseTo(7, 2);
});

it('nothing is invoiced that has gone back, and what is invoiced does not go back', async () => {
  const text = async () => {
    const [row] = await platform.db.admin<{ id: string }>(
      `insert into knowledge (business_id, create_user_id, update_user_id, title, category_id, summary, content, is_free,
         price, preview_blocks, status, publish_time, content_type)
       values ($1, $2, $2, '结算要点', 1, '摘要', '<p>正文</p>', false, 9900, 0, 2, now(), 1) returning id`,
      [seller.businessId, seller.userId],
    );
    const { data } = await order(buyer, row?.id ?? '', { orderType: 4 });
    await charge(buyer, data.payOrderId);
    return data.orderId as string;
  };
  const title = { type: 2, titleName: '迟到买方有限公司', creditCode: '', email: 'a@example.com', address: '' };
  const apply = async (orderId: string) =>
    (await by(buyer).post(`${ORDER_PATHS.invoice}/apply`, { orderId, ...title })).data;
  const issue = async (asked: object) =>
    by(seller).post(`${ORDER_PATHS.invoice}/issue`, {
      ...{ ...asked, invoiceNo: '12345678', attachment: [await addUploadedFile(platform, seller, '发票.pdf')] },
    });
  const refund = async (id: string) =>
    act(buyer, id, 'refund-apply', { amount: (await detailOf(buyer, id)).payAmount, reason: '买错了' });
  const [returned, kept] = [await text(), await text()];
  const [asked, other] = [await apply(returned), await apply(kept)];
  expect((await refund(returned)).data.status).toBe(7);
  expect((await issue(asked)).code).toBe(422);
  expect((await issue(other)).data.status).toBe(2);
  expect((await refund(kept)).msg).toBe('已开具发票，不支持退款');
});

it('what was given up while its voucher was looked at is not to be paid any more', async () => {
  const { data } = await order(buyer, await offer(seller));
  const files = [await addUploadedFile(platform, buyer, '回单.pdf')];
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const voucher = { payerName: '迟到买方', paidAmount: PAID, paidDate: today, files };
  expect((await by(buyer).post(`${PAY}/voucher`, { id: data.payOrderId, ...voucher })).data.status).toBe(8);
  expect((await act(buyer, data.orderId, 'cancel')).data.status).toBe(5);
  const { token: operatorToken } = await addOperator(platform.db);
  const verdict = { bizType: 'voucher', bizId: data.payOrderId, agree: 0, reason: '未到账' };
  expect((await decideAsSeen(platform, verdict, { operatorToken })).code).toBe(200);
  const [payment] = await platform.db.admin('select status from pay_order where id = $1', [data.payOrderId]);
  expect(payment).toEqual({ status: 4 });
});
