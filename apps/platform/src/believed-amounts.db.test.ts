import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givePin } from './testing/bank-cards.ts';
import { addCompany, callsOf } from './testing/inquiries.ts';
import { moneyRequests, PRICE, type Sent } from './testing/money-requests.ts';
import { createTestPlatform, NO_LIMITS, type TestPlatform } from './testing/test-platform.ts';
import { addMoney } from './testing/withdrawals.ts';

// Whatever a request says of amounts, prices and records, the platform goes by its own: each request of money is sent with
// every amount that its record has, with amounts that nobody may say, and with the records of others in place of one's own.

/** What a request might claim of its record, beside what it says. */
const LIES = {
  ...{ amount: 1, price: 1, originalPrice: 1, payAmount: 1, pay_amount: 1, totalAmount: 1, discountAmount: PRICE - 1 },
  ...{
    discount: 99,
    deduction: PRICE - 1,
    fee: 0,
    refundedAmount: 0,
    refundAmount: 1,
    balance: 1e9,
    status: 2,
    isPaid: 1,
  },
  ...{ sellerBusinessId: '1', businessId: '1', userId: '1', channelSerial: '1', expireTime: '2099-01-01 00:00:00' },
} as const;
/** What no amount is. */
const NO_AMOUNTS = [-1, 0, 0.5, 1e15, Number.MAX_SAFE_INTEGER + 2, '壹', null, true, [1], {}];

let platform: TestPlatform;
let requests: Readonly<Record<string, () => Promise<Sent>>>;

beforeAll(async () => {
  platform = await createTestPlatform(NO_LIMITS);
  const company = (name: string) => addCompany(platform, `不信金额${name}`);
  const [buyer, seller, other] = [await company('买方'), await company('卖方'), await company('旁人')];
  for (const member of [buyer, seller, other]) await givePin(platform, member);
  for (const member of [buyer, other]) await addMoney(platform, member, 100_000_000);
  await platform.db.admin('update business set vip_level = 0, vip_until = null where id = any($1::bigint[])', [
    [buyer.businessId, other.businessId],
  ]);
  requests = moneyRequests({ platform, buyer, seller, other, purchaser: await company('招标') });
});
afterAll(() => platform.close());

/** All money there is, and everything that would move it. */
const money = async () =>
  JSON.stringify(
    await platform.db.admin(
      `select (select jsonb_agg(to_jsonb(a) order by business_id, account) from ledger_account a) as accounts,
         (select jsonb_agg(jsonb_build_array(id, amount, status, refunded_amount) order by id) from pay_order) as payments,
         (select jsonb_agg(jsonb_build_array(id, amount, status) order by id) from pay_attempt) as attempts,
         (select jsonb_agg(jsonb_build_array(id, amount, status) order by id) from refund_order) as refunds,
         (select jsonb_agg(jsonb_build_array(id, pay_amount, status, refund_amount) order by id) from service_order)
           as orders,
         (select jsonb_agg(jsonb_build_array(id, amount, deduction, status) order by id) from vip_order) as memberships,
         (select jsonb_agg(jsonb_build_array(id, amount, status) order by id) from withdrawal) as withdrawals,
         (select jsonb_agg(jsonb_build_array(id, amount, status) order by id) from invoice) as invoices`,
    ),
  );

/** Calls by which somebody says how much, or might. */
const CALLS = [
  'order.create',
  'order.pay',
  'payment.submit',
  'payment.voucher',
  'order.refundApply',
  'order.refundHandle',
  'vip.buy',
  'withdrawal.apply',
  'invoice.apply',
  'deposit.create',
];

it('each of them is made', () => {
  expect(Object.keys(requests).toSorted()).toEqual(CALLS.toSorted());
});

describe.each(CALLS)('%s', (id) => {
  const made = async () => {
    const sent = await requests[id]?.();
    if (sent === undefined) throw new Error(`${id} is not made`);
    return { ...sent, send: (over: object) => callsOf(platform, sent.by).post(sent.path, { ...sent.body, ...over }) };
  };

  it('goes by the record, whatever else the request claims', async () => {
    const { body, send, stands, amount } = await made();
    const lies = Object.fromEntries(Object.entries(LIES).filter(([name]) => !(name in body)));
    expect(await send(lies)).toMatchObject({ code: 200 });
    expect(await stands()).toEqual([amount]);
  });

  it('takes no amount that is none, and none beyond its record', async () => {
    const { said = [], send } = await made();
    const before = await money();
    for (const field of said) {
      for (const value of NO_AMOUNTS) {
        const { code } = await send({ [field]: value });
        expect([400, 404, 422], `${field}: ${JSON.stringify(value)} answers ${code}`).toContain(code);
      }
    }
    expect(await money()).toBe(before);
  });

  it('reaches no record of somebody else', async () => {
    const { others, send } = await made();
    const before = await money();
    for (const [field, foreign] of Object.entries(others)) {
      for (const value of [foreign, '9', '0', '-1', "1' or '1'='1", '9'.repeat(25)]) {
        const { code } = await send({ [field]: value });
        expect([400, 403, 404, 422], `${field}: ${value} answers ${code}`).toContain(code);
      }
    }
    expect(await money()).toBe(before);
  });
});
