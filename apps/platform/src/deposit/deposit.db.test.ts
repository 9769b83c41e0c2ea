import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { decideAsSeen } from '../testing/reviews.ts';
import { DEPOSIT_PATH, PAY_PATH, signUpsOn } from '../testing/sign-ups.ts';
import { TENDER_PATH } from '../testing/tenders.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const FEE = 50_000;
const DEPOSIT = 80_000_00;

let platform: TestPlatform;
let buyer: TestMember;
let supplier: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '缴费采购建设');
  supplier = await addCompany(platform, '缴费钢材');
});
afterAll(() => platform.close());

const { by, open, letIn, submit, cancel, pay, bill, answer, settle, voucher, guarantee, detailOf, pass } = signUpsOn(
  () => platform,
);

const every = { depositMethods: [1, 2, 3, 4] };
const entered = async (over: object = {}) => {
  const id = await open(buyer, { ...every, ...over });
  await letIn(buyer, supplier, id);
  return id;
};

async function decideVoucher(bizId: string, reason?: string) {
  const { token: operatorToken } = await addOperator(platform.db);
  const verdict = reason === undefined ? { agree: 1 } : { agree: 0, reason };
  const body = { bizType: 'voucher', bizId, ...verdict };
  return decideAsSeen(platform, body, { operatorToken });
}

const noticesOf = async ({ userId }: TestMember): Promise<readonly string[]> =>
  (
    await platform.db.admin<{ text: string }>(
      "select title || ' ' || content as text from notice where user_id = $1 order by id",
      [userId],
    )
  ).map(({ text }) => text);

const flowsOf = (tenderId: string) =>
  platform.db.admin(
    `select p.reason, c.account as channel, e.account, e.amount::int as amount
     from ledger_posting p join pay_order o on o.id = p.order_id
     join ledger_entry e on e.posting_id = p.id and e.business_id is not null
     join ledger_entry c on c.posting_id = p.id and c.business_id is null
     where o.biz_id in (select id from sign_up where tender_id = $1 union select id from deposit where tender_id = $1)
     order by p.id`,
    [tenderId],
  );

describe('the fee of the documents', () => {
  it('is paid once, and opens the documents', async () => {
    const id = await entered();
    expect((await by(supplier).get(`${TENDER_PATH}/docs?id=${id}`)).code).toBe(403);
    expect(await bill(supplier, id)).toMatchObject({ amount: FEE, methods: [1, 2], isPaid: false, refusal: null });
    const { data } = await pay(supplier, id, 1);
    expect((await pay(supplier, id, 1)).data.orderId).toBe(data.orderId);
    expect((await answer(supplier, data.orderId, 'charged')).data.status).toBe(2);
    expect((await answer(supplier, data.orderId, 'again')).data.status).toBe(2);
    expect(await flowsOf(id)).toEqual([{ reason: 'payment', channel: 'online', account: 'escrow', amount: FEE }]);
    expect((await pay(supplier, id, 1)).msg).toBe('标书费已缴纳，无需重复支付');
    const { data: docs } = await by(supplier).get(`${TENDER_PATH}/docs?id=${id}`);
    expect(docs).toHaveLength(1);
    const file = `/api/jianzhu-support/resource/url?resourceId=${docs[0].id}`;
    expect((await by(supplier).get(file)).code).toBe(200);
    expect(await detailOf(id, supplier)).toMatchObject({ supplier: { hasDocs: true, signUp: { isFeePaid: true } } });
  });

  it('waits for the sign-up, and ends with the time of the documents', async () => {
    const id = await open(buyer, every);
    await submit(supplier, id);
    expect((await pay(supplier, id, 1)).msg).toBe('报名通过后方可缴纳');
    const late = await entered();
    await platform.db.admin('update tender set doc_end = clock_timestamp() where id = $1', [late]);
    expect((await pay(supplier, late, 1)).code).toBe(410);
  });

  it('a charge after the payment was given up goes back at once (N016)', async () => {
    const id = await entered();
    const { data } = await pay(supplier, id, 1);
    const { version } = (await by(supplier).get(`${PAY_PATH}/status?id=${data.orderId}`)).data;
    expect((await by(supplier).post(`${PAY_PATH}/close`, { id: data.orderId, version })).data.status).toBe(4);
    await answer(supplier, data.orderId, 'charged');
    await platform.runJobs();
    expect(await flowsOf(id)).toEqual([
      { reason: 'payment', channel: 'online', account: 'escrow', amount: FEE },
      { reason: 'refund', channel: 'online', account: 'escrow', amount: -FEE },
    ]);
    expect((await bill(supplier, id)).isPaid).toBe(false);
    expect((await noticesOf(supplier)).at(-1)).toMatch(/^重复支付退回 支付单ZF\d{13}已关闭，款项已原路退回$/);
  });

  it('is tried again after a failure', async () => {
    const id = await entered();
    const { data } = await pay(supplier, id, 1);
    await answer(supplier, data.orderId, 'failed');
    expect((await bill(supplier, id)).order).toMatchObject({
      status: 3,
      failReason: '支付未成功，请重试或更换支付方式',
    });
    expect((await settle(supplier, id, 1)).data.status).toBe(2);
  });
});

describe('a deposit', () => {
  it('DP4: by transfer is there when the platform has found the money', async () => {
    const id = await entered();
    const wrong = await pay(supplier, id, 2, 2, await voucher(supplier, DEPOSIT - 1));
    expect(wrong.msg).toBe('转账金额须与应缴金额一致');
    const sent = await pay(supplier, id, 2, 2, await voucher(supplier, DEPOSIT));
    expect(sent.data.status).toBe(8);
    expect((await pay(supplier, id, 1, 2)).msg).toBe('缴费凭证正在核实，请等待结果');
    expect((await decideVoucher(sent.data.orderId, '未查到该笔转账')).code).toBe(200);
    expect((await bill(supplier, id, 2)).deposit).toMatchObject({ status: 3, reason: '未查到该笔转账' });
    const again = await pay(supplier, id, 2, 2, await voucher(supplier, DEPOSIT));
    expect((await decideVoucher(again.data.orderId)).code).toBe(200);
    const { deposit, order } = await bill(supplier, id, 2);
    expect(deposit).toMatchObject({ status: 2, method: 2 });
    // The page of the tender says the same to who may not pay.
    expect((await detailOf(id, supplier)).supplier.signUp.deposit).toEqual({
      ...{ amount: DEPOSIT, method: 2, payCode: order.code, payTime: order.payTime },
    });
  });

  it('by transfer has its number before it is paid, whatever is tried meanwhile', async () => {
    const id = await entered();
    const asked = { tenderId: id, payType: 2 };
    const reserve = (body: object = asked) => by(supplier).post(`${DEPOSIT_PATH}/reserve`, body);
    const { data: first } = await reserve();
    const [again, other] = await Promise.all([reserve(), reserve()]);
    expect([again.data, other.data]).toEqual([first, first]);
    expect((await bill(supplier, id, 2)).order).toMatchObject({ id: first.orderId, code: first.code, status: 0 });
    expect((await bill(supplier, id, 2)).payTypes).toEqual([1, 2]);
    // The same number after an attempt by card that failed, and on the voucher.
    const online = await pay(supplier, id, 1, 2);
    await answer(supplier, online.data.orderId, 'failed');
    expect((await reserve()).data).toEqual(first);
    const sent = await pay(supplier, id, 2, 2, await voucher(supplier, DEPOSIT));
    expect(sent.data).toMatchObject({ status: 8, orderId: first.orderId });
    expect((await reserve()).msg).toBe('缴费凭证正在核实，请等待结果');
    expect((await by(buyer).post(`${DEPOSIT_PATH}/reserve`, asked)).code).toBe(403);
    const guarantees = await entered({ depositMethods: [3] });
    expect((await reserve({ ...asked, tenderId: guarantees })).msg).toBe('该招标不接受所选保证金形式');
  });

  it('by transfer keeps its number where the tender gives more time, and is over with it', async () => {
    const id = await entered();
    const { data } = await by(supplier).post(`${DEPOSIT_PATH}/reserve`, { tenderId: id, payType: 2 });
    const runAt = async (kind: string) => {
      await platform.db.admin(`update job set run_at = 'epoch' where kind = 'payment.expire' and key like $1 || $2`, [
        ...[data.orderId, kind],
      ]);
      await platform.runJobs();
      return (await bill(supplier, id, 2)).order;
    };
    await platform.db.admin('update pay_order set expire_time = clock_timestamp() where id = $1', [data.orderId]);
    expect(await runAt('')).toMatchObject({ code: data.code, status: 0 });
    await platform.db.admin(
      `update tender set deposit_deadline = clock_timestamp(), bid_deadline = clock_timestamp() where id = $1`,
      [id],
    );
    await platform.db.admin('update pay_order set expire_time = clock_timestamp() where id = $1', [data.orderId]);
    expect(await runAt('/%')).toBeNull();
  });

  it('DP5: as a guarantee holds as long as bids do, and the buyer verifies it', async () => {
    const id = await entered();
    const short = { ...(await guarantee(supplier, DEPOSIT - 1)), validUntil: '2026-12-01' };
    const refused = await pay(supplier, id, 3, 2, short);
    expect(refused.data.fieldErrors.map(({ field }: { field: string }) => field)).toEqual([
      'guaranteeAmount',
      'validUntil',
    ]);
    expect((await pay(supplier, id, 3, 1, short)).msg).toBe('标书费请选择线上支付或银行转账');
    await pay(supplier, id, 3, 2, await guarantee(supplier, DEPOSIT));
    const { data } = await by(buyer).get(`${DEPOSIT_PATH}/list?tenderId=${id}`);
    const [row] = data.records;
    expect(row).toMatchObject({ status: 1, guaranteeNo: 'BH2026001', allowedActions: ['verify', 'reject'] });
    const file = `/api/jianzhu-support/resource/url?resourceId=${row.files[0].id}`;
    expect((await by(buyer).get(file)).code).toBe(200);
    const seen = { id: row.id, version: row.version };
    expect((await by(buyer).post(`${DEPOSIT_PATH}/verify`, { ...seen, agree: 0 })).msg).toBe('请输入驳回原因');
    expect((await by(buyer).post(`${DEPOSIT_PATH}/verify`, { ...seen, agree: 1 })).data.status).toBe(2);
    await cancel(supplier, id);
    expect((await bill(supplier, id, 2)).deposit.status).toBe(5);
  });

  it('DP6: goes back when the sign-up is taken back, the fee does not', async () => {
    const id = await entered();
    await settle(supplier, id, 1);
    await settle(supplier, id, 2);
    await cancel(supplier, id);
    await platform.runJobs();
    expect((await bill(supplier, id, 2)).deposit.status).toBe(5);
    expect((await noticesOf(supplier)).at(-1)).toContain('保证金已退还');
    expect((await flowsOf(id)).at(-1)).toEqual({
      reason: 'refund',
      channel: 'online',
      account: 'escrow',
      amount: -DEPOSIT,
    });
    expect((await bill(supplier, id)).isPaid).toBe(true);
  });

  it('goes back when the tender fails, whatever waits then', async () => {
    const id = await entered();
    await settle(supplier, id, 2);
    const waiting = await entered();
    const sent = await pay(supplier, waiting, 2, 2, await voucher(supplier, DEPOSIT));
    for (const tender of [id, waiting]) await pass(tender, 'sign_up_end');
    await platform.runJobs();
    expect((await bill(supplier, id, 2)).deposit.status).toBe(5);
    expect((await detailOf(waiting, buyer)).status).toBe(12);
    await decideVoucher(sent.data.orderId);
    await platform.runJobs();
    expect((await bill(supplier, waiting, 2)).deposit.status).toBe(5);
  });

  it('that is due in two days is reminded of once (N206)', async () => {
    const id = await entered();
    await platform.db.admin("update job set run_at = 'epoch' where kind = 'signUp.remind' and key like $1", [
      `${(await detailOf(id, supplier)).supplier.signUp.id}/%`,
    ]);
    await platform.runJobs();
    expect((await noticesOf(supplier)).slice(-2).map((text) => text.slice(-5))).toEqual(
      expect.arrayContaining([expect.stringContaining('标书费'), expect.stringContaining('保证金')]),
    );
  });
});
