import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { givePin, provePin } from '../testing/bank-cards.ts';
import { addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { ordersOn } from '../testing/orders.ts';
import { decideAsSeen } from '../testing/reviews.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { addUploadedFile } from '../testing/uploaded-file.ts';
import { addMoney } from '../testing/withdrawals.ts';
import { settleOrdersJob } from './order-jobs.ts';

// Where a part of the money of an order goes: back the way that it came, and a part of a transfer into the balance.

const PAID = 612_000;
const PART = 300_000;
const PAY = '/api/rs-member-service/ecomm/pay';

let platform: TestPlatform;
let buyer: TestMember;
let seller: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  [buyer, seller] = [await addCompany(platform, '部分退款买方'), await addCompany(platform, '部分退款卖方')];
});
afterAll(() => platform.close());

const { by, offer, order, charge, detailOf, act, balances } = ordersOn(() => platform);

async function placed() {
  const { data } = await order(buyer, await offer(seller));
  return { id: String(data.orderId), payOrderId: String(data.payOrderId) };
}

/** The seller agrees to give a part back; then time settles the rest. */
async function givePart(id: string) {
  await act(seller, id, 'accept-order');
  await act(buyer, id, 'refund-apply', { amount: PART, reason: '部分成果未交付' });
  expect((await act(seller, id, 'refund-handle', { agree: 1 })).data.status).toBe(7);
  await platform.runJobs();
  const afterRefund = await balances(buyer);
  await platform.db.admin(`update service_order set finish_time = finish_time - interval '1 day' where id = $1`, [id]);
  await platform.db.database.withWorker((by) => settleOrdersJob.run(by, { id: '1', key: '', payload: {} }));
  expect((await balances(seller)).available).toBe(PAID - PART);
  expect((await balances(buyer)).escrow ?? 0).toBe(0);
  return afterRefund;
}

const cashier = async (payOrderId: string) => (await by(buyer).get(`${PAY}/order?id=${payOrderId}`)).data;
const partlyBack = { status: 7, amount: PAID, refundedAmount: PART, refunds: [{ amount: PART, status: 1 }] };

it('goes back over the channel that it was paid by, and the payment says so', async () => {
  const { id, payOrderId } = await placed();
  await charge(buyer, payOrderId);
  expect(await givePart(id)).toEqual({ escrow: PAID - PART });
  expect(await cashier(payOrderId)).toMatchObject(partlyBack);
  expect(
    await platform.db.admin(
      'select amount::int from sandbox_refund where code = (select code from refund_order where order_id = $1)',
      [payOrderId],
    ),
  ).toEqual([{ amount: PART }]);
});

it('goes back into the balance that it was paid from', async () => {
  await addMoney(platform, buyer, PAID);
  await givePin(platform, buyer);
  const { id, payOrderId } = await placed();
  const { pinTicket } = (await provePin(platform, buyer, payOrderId, { purpose: 'pay', amount: PAID })).data;
  await by(buyer).post(`${PAY}/submit`, { id: payOrderId, version: 1, channel: 6, pinTicket });
  expect(await givePart(id)).toEqual({ available: PART, escrow: PAID - PART });
  expect(await cashier(payOrderId)).toMatchObject(partlyBack);
});

it('goes into the balance where a transfer paid it', async () => {
  const { id, payOrderId } = await placed();
  const files = [await addUploadedFile(platform, buyer, '回单.pdf')];
  const paidDate = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await by(buyer).post(`${PAY}/voucher`, {
    id: payOrderId,
    payerName: '部分退款买方',
    paidAmount: PAID,
    paidDate,
    files,
  });
  const { token: operatorToken } = await addOperator(platform.db);
  await decideAsSeen(platform, { bizType: 'voucher', bizId: payOrderId, agree: 1 }, { operatorToken });
  expect((await detailOf(buyer, id)).status).toBe(1);
  expect(await givePart(id)).toEqual({ available: PART, escrow: PAID - PART });
  expect(await cashier(payOrderId)).toMatchObject(partlyBack);
});
