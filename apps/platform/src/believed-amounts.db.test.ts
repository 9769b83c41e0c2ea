import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givePin, provePin } from './testing/bank-cards.ts';
import { addCompany } from './testing/inquiries.ts';
import type { TestMember } from './testing/members.ts';
import { ORDER_PATHS, ordersOn } from './testing/orders.ts';
import { DEPOSIT_PATH, PAY_PATH, signUpsOn } from './testing/sign-ups.ts';
import { createTestPlatform, NO_LIMITS, type TestPlatform } from './testing/test-platform.ts';
import { addUploadedFile } from './testing/uploaded-file.ts';
import { addAccount, addMoney, WITHDRAW_PATH } from './testing/withdrawals.ts';

// Whatever a request says of amounts, prices and records, the platform goes by its own: each request of money is sent with
// every amount that its record has, with amounts that nobody may say, and with the records of others in place of one's own.

const PRICE = 612_000;
const FEE = 50_000;

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
const NO_AMOUNTS = [-1, 0, 0.5, 1e15, Number.MAX_SAFE_INTEGER + 2, '1', null, true, [1], {}];

let platform: TestPlatform;
let buyer: TestMember;
let seller: TestMember;
let other: TestMember;
let purchaser: TestMember;

const orders = ordersOn(() => platform);
const { by, offer, order, paid, act } = orders;
const tenders = signUpsOn(() => platform);

beforeAll(async () => {
  platform = await createTestPlatform(NO_LIMITS);
  [buyer, seller] = [await addCompany(platform, '不信金额买方'), await addCompany(platform, '不信金额卖方')];
  [other, purchaser] = [await addCompany(platform, '不信金额旁人'), await addCompany(platform, '不信金额招标')];
  for (const member of [buyer, seller, other]) await givePin(platform, member);
  for (const member of [buyer, other]) await addMoney(platform, member, 100_000_000);
  await platform.db.admin('update business set vip_level = 0, vip_until = null where id = any($1::bigint[])', [
    [buyer.businessId, other.businessId],
  ]);
});
afterAll(() => platform.close());

/** A request of money that is right, and what it may not lead to. */
interface Sent {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly by: TestMember;
  /** Amounts that people say, in its body. */
  readonly said?: readonly string[];
  /** Fields that name a record, with one of somebody else. */
  readonly others: Readonly<Record<string, string>>;
  /** What stands in the books of it afterwards, in fen. */
  readonly stands: () => Promise<unknown>;
  readonly amount: number;
}

const rows = async (sql: string, ids: readonly unknown[]) =>
  (await platform.db.admin<{ amount: string }>(sql, [...ids])).map(({ amount }) => Number(amount));
const versionOf = async (table: string, id: string) =>
  (await platform.db.admin<{ version: number }>(`select version from ${table} where id = $1`, [id]))[0]?.version ?? 0;

const receipt = (member: TestMember) => addUploadedFile(platform, member, '回单.pdf');

async function ordered(member: TestMember) {
  const { data } = await order(member, await offer(seller, { price: PRICE }));
  return { id: String(data.orderId), payOrderId: String(data.payOrderId) };
}
const ticket = async (member: TestMember, bizId: string, amount: number, purpose: string) =>
  (await provePin(platform, member, bizId, { purpose, amount })).data.pinTicket as string;
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const attemptsOf = (id: string) => () => rows('select amount from pay_attempt where order_id = $1', [id]);

const REQUESTS: Readonly<Record<string, () => Promise<Sent>>> = {
  'order.create': async () => {
    const targetId = await offer(seller, { price: PRICE });
    const own = await offer(buyer);
    return {
      ...{ path: `${ORDER_PATHS.order}/create`, by: buyer, amount: PRICE, said: ['quantity'] },
      body: { orderType: 1, targetId, quantity: 1, contactName: '孙工', contactPhone: '13800000004' },
      others: { targetId: own },
      stands: () =>
        rows(
          `select p.amount from service_order o join pay_order p on p.biz_id = o.id
           where o.target_id = $1 and o.pay_amount = p.amount and o.amount = p.amount and o.price = p.amount`,
          [targetId],
        ),
    };
  },
  'order.pay': async () => {
    const { id, payOrderId } = await ordered(buyer);
    await platform.db.admin('update pay_order set status = 4 where id = $1', [payOrderId]);
    return {
      ...{ path: `${ORDER_PATHS.order}/pay`, by: buyer, amount: PRICE },
      body: { id, version: await versionOf('service_order', id) },
      others: { id: (await ordered(other)).id },
      stands: () => rows('select amount from pay_order where biz_id = $1 and status = 0', [id]),
    };
  },
  'payment.submit': async () => {
    const { payOrderId } = await ordered(buyer);
    return {
      ...{ path: `${PAY_PATH}/submit`, by: buyer, amount: PRICE, stands: attemptsOf(payOrderId) },
      body: {
        ...{ id: payOrderId, version: 1, channel: 6, cardId: null },
        pinTicket: await ticket(buyer, payOrderId, PRICE, 'pay'),
      },
      others: { id: (await ordered(other)).payOrderId },
    };
  },
  'payment.voucher': async () => {
    const { payOrderId } = await ordered(buyer);
    return {
      ...{ path: `${PAY_PATH}/voucher`, by: buyer, amount: PRICE, said: ['paidAmount'] },
      body: {
        ...{ id: payOrderId, payerName: '不信金额买方', paidAmount: PRICE, paidDate: today() },
        files: [await receipt(buyer)],
      },
      others: { id: (await ordered(other)).payOrderId },
      stands: () => rows('select voucher_amount as amount from pay_order where id = $1 and status = 8', [payOrderId]),
    };
  },
  'order.refundApply': async () => {
    const id = await paid(buyer, seller, { price: PRICE });
    const foreign = await paid(other, seller, { price: PRICE });
    return {
      ...{ path: `${ORDER_PATHS.order}/refund-apply`, by: buyer, amount: PRICE, said: ['amount'] },
      body: { id, version: await versionOf('service_order', id), amount: PRICE, reason: '计划变更' },
      others: { id: foreign },
      stands: () => rows('select refund_amount as amount from service_order where id = $1 and status = 6', [id]),
    };
  },
  'order.refundHandle': async () => {
    const place = async (buys: TestMember, sells: TestMember) => {
      const id = await paid(buys, sells, { price: PRICE });
      await act(buys, id, 'refund-apply', { amount: 100_000, reason: '计划变更' });
      return id;
    };
    const id = await place(buyer, seller);
    return {
      ...{ path: `${ORDER_PATHS.order}/refund-handle`, by: seller, amount: 100_000 },
      body: { id, version: await versionOf('service_order', id), agree: 1, reason: '' },
      others: { id: await place(seller, other) },
      stands: () =>
        rows('select r.amount from refund_order r join pay_order p on p.id = r.order_id where p.biz_id = $1', [id]),
    };
  },
  'vip.buy': async () => {
    await platform.db.admin(`update service_order set status = 5 where business_id = $1 and order_type = 5`, [
      buyer.businessId,
    ]);
    await platform.db.admin(`update vip_order set status = 4 where business_id = $1 and status = 0`, [
      buyer.businessId,
    ]);
    return {
      ...{ path: `${ORDER_PATHS.vip}/buy`, by: buyer, amount: 19_900, said: ['level', 'months'], others: {} },
      body: { level: 1, months: 1 },
      stands: () =>
        rows(
          `select p.amount from vip_order v join pay_order p on p.biz_id = v.id
           where v.business_id = $1 and v.status = 0 and v.amount = p.amount and v.deduction = 0`,
          [buyer.businessId],
        ),
    };
  },
  'withdrawal.apply': async () => {
    const [cardId, foreign] = [await addAccount(platform, buyer), await addAccount(platform, other)];
    return {
      ...{ path: WITHDRAW_PATH, by: buyer, amount: 1000_00, said: ['amount'], others: { cardId: foreign } },
      body: { amount: 1000_00, cardId, pinTicket: await ticket(buyer, cardId, 1000_00, 'withdraw') },
      stands: () => rows('select amount from withdrawal where card_id = $1', [cardId]),
    };
  },
  'invoice.apply': async () => {
    const place = async (buys: TestMember) => {
      const id = await paid(buys, seller, { price: PRICE });
      await platform.db.admin('update service_order set status = 4, finish_time = now() where id = $1', [id]);
      return id;
    };
    const orderId = await place(buyer);
    return {
      ...{ path: `${ORDER_PATHS.invoice}/apply`, by: buyer, amount: PRICE, others: { orderId: await place(other) } },
      body: { orderId, type: 2, titleName: '不信金额买方', creditCode: '', email: 'a@example.com', address: '' },
      stands: () => rows('select amount from invoice where order_id = $1', [orderId]),
    };
  },
  'deposit.create': async () => {
    const open = async () => tenders.open(purchaser, { requiredQualifications: [], depositMethods: [1, 2] });
    const tenderId = await open();
    await tenders.letIn(purchaser, seller, tenderId);
    // The other tender has let somebody else in.
    const foreign = await open();
    await tenders.letIn(purchaser, other, foreign);
    return {
      ...{
        path: `${DEPOSIT_PATH}/create`,
        by: seller,
        amount: FEE,
        said: ['paidAmount'],
        others: { tenderId: foreign },
      },
      body: {
        ...{ tenderId, payType: 1, method: 2, agreed: 1, payerName: '不信金额卖方', paidAmount: FEE },
        ...{ paidDate: today(), files: [await receipt(seller)] },
      },
      stands: () =>
        rows(
          `select p.amount from pay_order p join sign_up s on s.id = p.biz_id
           where s.tender_id = $1 and p.status = 8 and p.voucher_amount = p.amount`,
          [tenderId],
        ),
    };
  },
};

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

describe.each(Object.keys(REQUESTS))('%s', (id) => {
  const made = async () => {
    const sent = await REQUESTS[id]?.();
    if (sent === undefined) throw new Error(`${id} is not made`);
    return { ...sent, send: (over: object) => by(sent.by).post(sent.path, { ...sent.body, ...over }) };
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
