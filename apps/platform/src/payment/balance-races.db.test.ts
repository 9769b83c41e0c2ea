import { afterAll, beforeAll, expect, it } from 'vitest';
import { post } from '../ledger/post.ts';
import { sandboxChannels } from '../ports/sandbox-channel.ts';
import { givePin, provePin } from '../testing/bank-cards.ts';
import { addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { ordersOn } from '../testing/orders.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { addMoney } from '../testing/withdrawals.ts';
import { settleRefund } from './ask-refund.ts';
import { queryWaiting } from './payment-jobs.ts';

// Attacks on money that two want at once, and on words of channels that nobody waits for any more.

const PAID = 612_000;
const PAY = '/api/rs-member-service/ecomm/pay';
const BALANCE = 6;

let platform: TestPlatform;
let buyer: TestMember;
let seller: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, seller] = [await addCompany(platform, '余额买方'), await addCompany(platform, '余额卖方')];
  await givePin(platform, buyer);
});
afterAll(() => platform.close());

const { by, offer, order, paid, act, balances } = ordersOn(() => platform);

async function payFromBalance(payOrderId: string) {
  const { pinTicket } = (await provePin(platform, buyer, payOrderId, { purpose: 'pay', amount: PAID })).data;
  const [row] = await platform.db.admin<{ version: number }>('select version from pay_order where id = $1', [
    payOrderId,
  ]);
  return by(buyer).post(`${PAY}/submit`, { id: payOrderId, version: row?.version, channel: BALANCE, pinTicket });
}

it('pays from a balance only what nobody else is taking out of it just now', async () => {
  await addMoney(platform, buyer, PAID);
  const { data } = await order(buyer, await offer(seller));
  const [known] = await platform.db.admin<{ id: string; subject: string; code: string }>(
    'select id, subject, code from pay_order where id = $1',
    [data.payOrderId],
  );
  if (known === undefined) throw new Error('there is no payment');
  let submitted: ReturnType<typeof payFromBalance> | undefined;
  // As a withdrawal freezes it, whose commit comes while the payment is under way.
  await platform.db.database.withWorker(async (transaction) => {
    const { businessId } = buyer;
    await post(transaction, {
      ...{ cause: 'withdraw/race', reason: 'withdraw', order: known },
      entries: [
        { account: { kind: 'available', businessId }, amount: -PAID },
        { account: { kind: 'frozen', businessId }, amount: PAID },
      ],
    });
    submitted = payFromBalance(known.id);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await platform.db.admin(waiting)).length).toBeGreaterThan(0);
  });
  expect(await submitted).toMatchObject({ code: 422, msg: '余额不足' });
  expect(await balances(buyer)).toMatchObject({ available: 0, frozen: PAID });
});

it('writes down what a channel gives back after all that it has refused three times', async () => {
  const id = await paid(buyer, seller, { refundRule: 1 });
  const held = (await balances(buyer)).escrow ?? 0;
  await platform.db.admin('update sandbox_charge set status = 2');
  await act(buyer, id, 'refund-apply', { amount: PAID, reason: '计划变更' });
  await platform.runJobs();
  const services = {
    ...{ database: platform.db.database, payments: sandboxChannels(platform.db.database), keeper: platform.keeper },
  };
  for (const _again of [2, 3]) {
    await platform.db.admin("update refund_order set query_time = now() - interval '1 second' where status = 0");
    await queryWaiting(services);
  }
  const refundOf = async () =>
    (
      await platform.db.admin<{ id: string; refund: number; payment: number }>(
        `select r.id, r.status as refund, o.status as payment from refund_order r join pay_order o on o.id = r.order_id
         where o.biz_id = $1`,
        [id],
      )
    )[0];
  const refused = await refundOf();
  expect(refused).toMatchObject({ refund: 2, payment: 2 });
  const tell = () =>
    platform.db.database.withWorker((transaction) => settleRefund(transaction, refused?.id ?? '', { kind: 'done' }));
  await tell();
  await tell();
  expect(await refundOf()).toMatchObject({ refund: 1, payment: 6 });
  expect((await balances(buyer)).escrow ?? 0).toBe(held - PAID);
});
