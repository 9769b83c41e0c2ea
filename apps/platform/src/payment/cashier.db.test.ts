import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { sandboxChannels } from '../ports/sandbox-channel.ts';
import { bindCardOf, certifyPerson, givePin, newCardNumber, provePin } from '../testing/bank-cards.ts';
import { citizenId } from '../testing/certifications.ts';
import { addColleague, addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { tokensOf } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { decideAsSeen } from '../testing/reviews.ts';
import { DEPOSIT_PATH, PAY_PATH, signUpsOn } from '../testing/sign-ups.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { tokenHeaders } from '../testing/token-headers.ts';
import { openPayable } from './open-payable.ts';
import { refundOrder } from './own-order.ts';
import { queryWaiting } from './payment-jobs.ts';
import { lockOrder } from './take-answer.ts';

const FEE = 50_000;
const DEPOSIT = 80_000_00;

let platform: TestPlatform;
let buyer: TestMember;
let supplier: TestMember;
let idCard = '';
/** By their last digits: charged at once, without money, slow, and one that a person answers for. */
const cards: Record<'0' | '1' | '2' | '5', string> = { 0: '', 1: '', 2: '', 5: '' };

const { by, open, letIn, bill, answer, voucher, rowOf } = signUpsOn(() => platform);

function cardEnding(digit: string): string {
  for (;;) {
    const number = newCardNumber();
    if (number.endsWith(digit)) return number;
  }
}

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '收银采购建设');
  supplier = await addCompany(platform, '收银钢材');
  idCard = citizenId(811);
  await certifyPerson(platform, supplier, { number: idCard });
  await givePin(platform, supplier);
  for (const digit of ['0', '1', '2', '5'] as const) {
    const bound = await bindCardOf(platform, supplier, { ownerKind: 1, idCard, cardNo: cardEnding(digit) });
    cards[digit] = bound.data.id;
  }
});
afterAll(() => platform.close());

/** An order of a tender that is not paid yet; its fee, or its deposit. */
async function opened(payType: 1 | 2 = 1) {
  const tenderId = await open(buyer, { requiredQualifications: [], depositMethods: [1, 2] });
  await letIn(buyer, supplier, tenderId);
  const { data } = await by(supplier).post(`${DEPOSIT_PATH}/reserve`, { tenderId, payType });
  return { tenderId, id: String(data.orderId) };
}

const orderOf = async (id: string, member = supplier) => (await by(member).get(`${PAY_PATH}/order?id=${id}`)).data;
const versionOf = async (id: string) => {
  const [row] = await platform.db.admin<{ version: number }>('select version from pay_order where id = $1', [id]);
  return row?.version;
};
const submit = async (id: string, channel: number, over: object = {}, member = supplier) =>
  by(member).post(`${PAY_PATH}/submit`, { id, version: await versionOf(id), channel, ...over });
const ticketFor = async (id: string, amount = FEE) =>
  (await provePin(platform, supplier, id, { purpose: 'pay', amount })).data.pinTicket;
const payByCard = async (id: string, cardId: string, amount = FEE) =>
  submit(id, 1, { cardId, pinTicket: await ticketFor(id, amount) });
const services = () => ({
  ...{ database: platform.db.database, payments: sandboxChannels(platform.db.database), keeper: platform.keeper },
});
/** What the job that asks after does, as if its time had come. */
async function queryNow() {
  await platform.db.admin(
    `update pay_attempt set query_time = now() - interval '1 second' where query_time is not null`,
  );
  await platform.db.admin(
    `update refund_order set query_time = now() - interval '1 second' where query_time is not null`,
  );
  await queryWaiting(services());
}
const heldOf = async (id: string) => {
  const [row] = await platform.db.admin<{ held: number }>(
    `select coalesce(sum(e.amount), 0)::float8 as held from ledger_entry e join ledger_posting p on p.id = e.posting_id
     where p.order_id = $1 and e.account = 'escrow'`,
    [id],
  );
  return row?.held;
};

describe('the cashier', () => {
  it('shows what is paid to whom, by which ways, and until when', async () => {
    const { id, tenderId } = await opened();
    expect(await orderOf(id)).toMatchObject({
      ...{ amount: FEE, status: 0, isOpen: true, ways: [1, 4, 5, 6, 2], payer: '收银钢材', attempt: null },
      ...{ bizPath: `/user/invite-tenders/btbt-pay?tenderId=${tenderId}&payType=1`, isSandbox: true, balance: 0 },
      pin: { isSet: true, lockedUntil: null },
    });
    expect((await by(buyer).get(`${PAY_PATH}/order?id=${id}`)).code).toBe(404);
  });

  it('charges a card that the PIN was given for, and for its amount alone', async () => {
    const { id, tenderId } = await opened();
    expect((await submit(id, 1, { cardId: cards[0] })).msg).toBe('支付密码验证已失效，请重新输入');
    const other = await ticketFor(id, FEE - 1);
    expect((await submit(id, 1, { cardId: cards[0], pinTicket: other })).code).toBe(422);
    expect((await payByCard(id, cards[0])).data.status).toBe(1);
    await platform.runJobs();
    expect(await orderOf(id)).toMatchObject({ status: 2, channel: 1, attempt: { isWaiting: false } });
    expect((await bill(supplier, tenderId)).isPaid).toBe(true);
    expect(await heldOf(id)).toBe(FEE);
    expect((await payByCard(id, cards[0])).msg).toBe('该订单已支付，无需重复支付');
  });

  it('says why a card was not charged, and takes another one', async () => {
    const { id } = await opened();
    await payByCard(id, cards[1]);
    await platform.runJobs();
    expect(await orderOf(id)).toMatchObject({ status: 3, failReason: '余额不足' });
    await payByCard(id, cards[0]);
    await platform.runJobs();
    expect((await orderOf(id)).status).toBe(2);
  });

  it('keeps a card that is slow to itself, and asks after it', async () => {
    const [{ id }, other] = [await opened(), await opened()];
    await payByCard(id, cards[2]);
    await platform.runJobs();
    expect(await orderOf(id)).toMatchObject({ status: 1, attempt: { isWaiting: true } });
    expect((await payByCard(other.id, cards[2])).msg).toBe('该卡存在处理中的交易');
    expect((await payByCard(id, cards[0])).msg).toBe('支付处理中，请勿重复支付');
    await platform.db.admin('update sandbox_charge set charge_at = now() where charge_at is not null');
    await queryNow();
    expect((await orderOf(id)).status).toBe(2);
  });

  it('takes no card of somebody else', async () => {
    const { id } = await opened();
    const colleague = await addColleague(platform, supplier, 'business_admin');
    await givePin(platform, colleague);
    const { data } = await provePin(platform, colleague, id, { purpose: 'pay', amount: FEE });
    const refused = await submit(id, 1, { cardId: cards[0], pinTicket: data.pinTicket }, colleague);
    expect(refused.msg).toBe('请选择已绑定的银行卡');
    expect((await orderOf(id, colleague)).cards).toEqual([]);
  });

  it('draws a code, another one when it is over, and none twice', async () => {
    const { id } = await opened();
    await submit(id, 4);
    await platform.runJobs();
    const first = (await orderOf(id)).attempt;
    expect(first).toMatchObject({
      channel: 4,
      isWaiting: true,
      code: expect.stringMatching(/^jianzhu-sandbox:wechat\//),
    });
    await platform.db.admin(`update pay_attempt set expire_time = now() - interval '1 second' where order_id = $1`, [
      id,
    ]);
    await queryWaiting(services());
    expect(await orderOf(id)).toMatchObject({ status: 3, failReason: '二维码已过期，请重新获取' });
    await submit(id, 4);
    await platform.runJobs();
    const second = (await orderOf(id)).attempt;
    expect(second.code).not.toBe(first.code);
    expect((await answer(supplier, id, 'charged')).data.status).toBe(2);
    expect((await answer(supplier, id, 'again')).data.status).toBe(2);
    expect(await heldOf(id)).toBe(FEE);
  });

  it('takes another way while a code waits; the one that was there is over', async () => {
    const { id } = await opened();
    await submit(id, 4);
    await platform.runJobs();
    expect((await submit(id, 5)).data.status).toBe(1);
    await platform.runJobs();
    expect((await orderOf(id)).attempt).toMatchObject({ channel: 5, code: expect.stringContaining('alipay') });
    const states = await platform.db.admin(
      'select status from sandbox_charge where serial in (select channel_serial from pay_attempt where order_id = $1) order by create_time',
      [id],
    );
    expect(states).toEqual([{ status: 3 }, { status: 0 }]);
  });

  it('ends no code that was drawn by the very payment that asks again', async () => {
    const { id } = await opened();
    const options = { tokens: tokensOf(supplier), headers: { 'idempotency-key': crypto.randomUUID() } };
    const body = { id, version: await versionOf(id), channel: 4 };
    const draw = () => platform.post(`${PAY_PATH}/submit`, body, options);
    const first = await draw();
    await platform.runJobs();
    const { code } = (await orderOf(id)).attempt;
    expect((await draw()).data).toEqual(first.data);
    expect(await orderOf(id)).toMatchObject({ status: 1, attempt: { isWaiting: true, code } });
  });

  it('finds out what was charged without a word', async () => {
    const { id } = await opened();
    await submit(id, 5);
    await platform.runJobs();
    await by(supplier).post(`${PAY_PATH}/sandbox`, { id, outcome: 'silent' });
    expect((await orderOf(id)).status).toBe(1);
    await queryNow();
    expect((await orderOf(id)).status).toBe(2);
  });

  it('gives back what is charged after the order was given up', async () => {
    const { id } = await opened();
    await submit(id, 4);
    await platform.runJobs();
    const { version } = await orderOf(id);
    expect((await by(supplier).post(`${PAY_PATH}/close`, { id, version })).data.status).toBe(4);
    await queryWaiting(services());
    await answer(supplier, id, 'charged');
    await platform.runJobs();
    expect(await orderOf(id)).toMatchObject({ status: 4, refunds: [{ amount: FEE, status: 1 }] });
    expect(await heldOf(id)).toBe(0);
    expect((await submit(id, 4)).code).toBe(410);
  });

  it('pays from what the company has with the platform, and never more', async () => {
    const [{ id }, other] = [await opened(), await opened()];
    const byBalance = async (orderId: string) => submit(orderId, 6, { pinTicket: await ticketFor(orderId) });
    expect((await byBalance(id)).msg).toBe('余额不足');
    await platform.db.admin(
      `with p as (insert into ledger_posting (cause, reason, order_id, subject, code)
         values ('forfeit/cashier', 'forfeit', $1, 's', 'c') returning id)
       insert into ledger_entry (posting_id, account, business_id, amount)
       select p.id, v.account, v.business, v.amount from p, (values ('available', $2::bigint, ${FEE}), ('online', null, -${FEE})) as v (account, business, amount)`,
      [id, supplier.businessId],
    );
    expect((await orderOf(id)).balance).toBe(FEE);
    const answers = await Promise.all([byBalance(id), byBalance(other.id)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 422]);
    expect((await orderOf(id)).balance).toBe(0);
  });

  it('answers whoever asks again under one key once', async () => {
    const { id } = await opened();
    const pinTicket = await ticketFor(id);
    const options = { tokens: tokensOf(supplier), headers: { 'idempotency-key': crypto.randomUUID() } };
    const body = { id, version: await versionOf(id), channel: 1, cardId: cards[0], pinTicket };
    const pay = () => platform.post(`${PAY_PATH}/submit`, body, options);
    const [first, again] = [await pay(), await pay()];
    expect(again.data).toEqual(first.data);
    await platform.runJobs();
    const attempts = await platform.db.admin('select status from pay_attempt where order_id = $1', [id]);
    expect(attempts).toEqual([{ status: 1 }]);
  });

  it('is paid once from two windows', async () => {
    const { id } = await opened();
    const answers = await Promise.all([payByCard(id, cards[0]), payByCard(id, cards[5])]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 422]);
    expect(answers.find(({ code }) => code === 422)?.msg).toMatch(/请勿重复支付|无需重复支付/);
  });

  it('gives a receipt of what was paid, and of nothing else', async () => {
    const { id } = await opened();
    const receipt = () =>
      platform.app.inject({ url: `${PAY_PATH}/receipt?id=${id}`, headers: tokenHeaders(tokensOf(supplier)) });
    expect((await receipt()).json()).toMatchObject({ code: 422, msg: '支付成功后方可下载支付凭证' });
    await payByCard(id, cards[0]);
    await platform.runJobs();
    expect((await receipt()).headers['content-type']).toBe('application/pdf');
  });

  it('ends what is not paid in time', async () => {
    const { id, tenderId } = await opened();
    await platform.db.admin('update tender set doc_end = clock_timestamp() where id = $1', [tenderId]);
    expect((await submit(id, 4)).code).toBe(410);
  });
});

describe('a transfer', () => {
  it('is handed in as on the tender’s page', async () => {
    const { id, tenderId } = await opened(2);
    const send = async (amount: number) =>
      by(supplier).post(`${PAY_PATH}/voucher`, { id, ...(await voucher(supplier, amount)) });
    expect((await send(DEPOSIT - 1)).msg).toBe('转账金额须与应缴金额一致');
    expect((await send(DEPOSIT)).data.status).toBe(8);
    expect((await bill(supplier, tenderId, 2)).deposit.status).toBe(1);
    expect((await submit(id, 4)).msg).toBe('转账凭证正在核实，请等待结果');
    const { token: operatorToken } = await addOperator(platform.db);
    const decide = (verdict: { readonly agree: number; readonly reason?: string }) =>
      decideAsSeen(platform, { bizType: 'voucher', bizId: id, ...verdict }, { operatorToken });
    await decide({ agree: 0, reason: '未查到该笔转账' });
    expect(await orderOf(id)).toMatchObject({ status: 0, failReason: '未查到该笔转账' });
    expect((await send(DEPOSIT)).data.status).toBe(8);
    await decide({ agree: 1 });
    expect((await bill(supplier, tenderId, 2)).deposit).toMatchObject({ status: 2, method: 2 });
    expect(await orderOf(id)).toMatchObject({ status: 2, channel: 2 });
  });
});

describe('an order', () => {
  const openFor = async (amount: number) => {
    const { tenderId } = await opened(2);
    const { id: signUpId } = await rowOf(supplier, tenderId);
    return platform.db.database.withWorker((transaction) =>
      openPayable(transaction, {
        ...{ biz: { type: 3, id: signUpId }, businessId: supplier.businessId, userId: supplier.userId, amount },
        ...{ subject: '标书费', channel: 1, expireTime: new Date(Date.now() + 3_600_000) },
      }),
    );
  };
  const giveBack = (id: string, amount?: number) =>
    platform.db.database.withWorker(async (transaction) => {
      const order = await lockOrder(transaction, id);
      if (order instanceof Refusal) throw new Error('no order');
      await refundOrder(transaction, order, '协商退款', amount);
    });

  it('for nothing ends paid at once, with no money in the books, and is given back the same way', async () => {
    const { id } = await openFor(0);
    expect(await orderOf(id)).toMatchObject({ status: 2, channel: 3, amount: 0 });
    expect(await heldOf(id)).toBe(0);
    await giveBack(id);
    await platform.runJobs();
    expect((await orderOf(id)).status).toBe(6);
  });

  it('goes back in parts, to where it came from', async () => {
    const { id } = await openFor(1000);
    await payByCard(id, cards[0], 1000);
    await platform.runJobs();
    await giveBack(id, 300);
    await platform.runJobs();
    expect(await orderOf(id)).toMatchObject({ status: 7, refundedAmount: 300 });
    expect(await heldOf(id)).toBe(700);
    await giveBack(id);
    await platform.runJobs();
    expect(await orderOf(id)).toMatchObject({ status: 6, refundedAmount: 1000 });
    expect(await heldOf(id)).toBe(0);
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const lines = await services().payments.find('bank')?.bill(today);
    const codes = (await orderOf(id)).refunds.map(({ code }: { code: string }) => code);
    expect(lines?.filter(({ number }) => codes.includes(number)).map(({ amount }) => amount)).toEqual([300, 700]);
  });

  it('that its channel does not give back three times waits for an operator', async () => {
    const { id } = await openFor(1000);
    await payByCard(id, cards[0], 1000);
    await platform.runJobs();
    await platform.db.admin('delete from sandbox_refund');
    await platform.db.admin('update sandbox_charge set status = 2');
    await giveBack(id);
    await platform.runJobs();
    await queryNow();
    expect((await orderOf(id)).status).toBe(5);
    await queryNow();
    expect(await orderOf(id)).toMatchObject({ status: 2, refunds: [{ status: 2 }] });
    expect(await heldOf(id)).toBe(1000);
  });
});
