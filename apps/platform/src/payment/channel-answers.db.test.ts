import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChannelName } from '../ports/payment-channel.ts';
import { CALLBACK_PATH } from '../ports/payment-channel.ts';
import { channelsOf } from '../ports/payment-channels.ts';
import { bindCardOf, certifyPerson, givePin, newCardNumber, provePin } from '../testing/bank-cards.ts';
import { citizenId } from '../testing/certifications.ts';
import { addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { startFakeAlipay } from '../testing/pay-fakes/fake-alipay.ts';
import type { FakeChannel, Forgery } from '../testing/pay-fakes/fake-book.ts';
import { startFakeBank } from '../testing/pay-fakes/fake-quick-bank.ts';
import { startFakeWechat } from '../testing/pay-fakes/fake-wechat.ts';
import { DEPOSIT_PATH, PAY_PATH, signUpsOn } from '../testing/sign-ups.ts';
import { createTestPlatform, NO_LIMITS, type TestPlatform } from '../testing/test-platform.ts';
import { queryWaiting } from './payment-jobs.ts';

// Orders of the platform over the wires of real channels, each of which keeps books of its own.

const FEE = 50_000;
const CHANNELS = { bank: 1, wechat: 4, alipay: 5 } as const;
const NAMES = ['bank', 'wechat', 'alipay'] as const satisfies ChannelName[];

let platform: TestPlatform;
let buyer: TestMember;
let supplier: TestMember;
let fakes: Record<ChannelName, FakeChannel>;
let cardNo = '';
let cardId = '';
let cardsAsked: Map<string, string>;

const { by, open, letIn } = signUpsOn(() => platform);

beforeAll(async () => {
  const bank = await startFakeBank();
  cardsAsked = bank.cards;
  fakes = { bank, wechat: await startFakeWechat(), alipay: await startFakeAlipay() };
  platform = await createTestPlatform(
    NO_LIMITS,
    undefined,
    undefined,
    channelsOf(NAMES.map((name) => fakes[name].channel)),
  );
  buyer = await addCompany(platform, '渠道采购建设');
  supplier = await addCompany(platform, '渠道钢材');
  const idCard = citizenId(823);
  await certifyPerson(platform, supplier, { number: idCard });
  await givePin(platform, supplier);
  cardNo = newCardNumber();
  cardId = (await bindCardOf(platform, supplier, { ownerKind: 1, idCard, cardNo })).data.id;
});
afterAll(async () => {
  await platform.close();
  await Promise.all(NAMES.map((name) => fakes[name].close()));
});
beforeEach(() => {
  for (const name of NAMES) fakes[name].book.clear();
});

async function started(name: ChannelName) {
  const tenderId = await open(buyer, { requiredQualifications: [], depositMethods: [1, 2] });
  await letIn(buyer, supplier, tenderId);
  const { data } = await by(supplier).post(`${DEPOSIT_PATH}/create`, { tenderId, payType: 1, method: 1, agreed: 1 });
  const id = String(data.orderId);
  // Where money is moved the cashier takes the order from the tender's page.
  expect(data.status).toBe(0);
  const ticket = await provePin(platform, supplier, id, { purpose: 'pay', amount: FEE });
  const way = name === 'bank' ? { cardId, pinTicket: ticket.data.pinTicket } : {};
  expect(
    (await by(supplier).post(`${PAY_PATH}/submit`, { id, version: 1, channel: CHANNELS[name], ...way })).data.status,
  ).toBe(1);
  const [attempt] = await platform.db.admin<{ channel_serial: string }>(
    'select channel_serial from pay_attempt where order_id = $1 order by id desc',
    [id],
  );
  return { id, serial: attempt?.channel_serial ?? '' };
}

const orderOf = async (id: string) => (await by(supplier).get(`${PAY_PATH}/order?id=${id}`)).data;
/** As if the waits after a failure, and until a channel is asked after, were over. */
async function later() {
  await platform.db.admin(`update job set retry_at = 'epoch' where done_at is null`);
  await platform.db.admin(`update pay_attempt set query_time = 'epoch' where query_time is not null`);
  await platform.db.admin(`update refund_order set query_time = 'epoch' where query_time is not null`);
  await platform.runJobs();
  const payments = channelsOf(NAMES.map((name) => fakes[name].channel));
  await queryWaiting({ database: platform.db.database, payments, keeper: platform.keeper });
}
async function callBack(name: ChannelName, serial: string, forgery: Forgery = 'none') {
  const { headers, body } = fakes[name].callback(serial, forgery);
  const contentType = name === 'alipay' ? 'application/x-www-form-urlencoded;charset=utf-8' : 'application/json';
  const known = Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, value ?? '']));
  return platform.app.inject({
    ...{ method: 'POST', url: `${CALLBACK_PATH}/${name}`, payload: body },
    headers: { ...known, 'content-type': contentType },
  });
}
const heldOf = async (id: string) => {
  const [row] = await platform.db.admin<{ held: number }>(
    `select coalesce(sum(e.amount), 0)::float8 as held from ledger_entry e join ledger_posting p on p.id = e.posting_id
     where p.order_id = $1 and e.account = 'escrow'`,
    [id],
  );
  return row?.held;
};

describe.each(NAMES)('an order over %s', (name) => {
  const book = () => fakes[name].book;

  it('is paid by its callback, once, however often it comes', async () => {
    const { id, serial } = await started(name);
    await platform.runJobs();
    expect(await orderOf(id)).toMatchObject({ status: 1, attempt: { isWaiting: true } });
    book().pay(serial);
    const answers = await Promise.all([callBack(name, serial), callBack(name, serial), callBack(name, serial)]);
    expect(answers.map(({ statusCode }) => statusCode < 300)).toEqual([true, true, true]);
    expect(await orderOf(id)).toMatchObject({ status: 2, channel: CHANNELS[name] });
    expect(await heldOf(id)).toBe(FEE);
    if (name === 'bank') expect(cardsAsked.get(serial)).toBe(cardNo);
  });

  it('that got no answer has been charged all the same, and is not charged again', async () => {
    const { id, serial } = await started(name);
    book().mood = 'silent';
    await platform.runJobs();
    expect((await orderOf(id)).status).toBe(1);
    book().pay(serial);
    await later();
    expect((await orderOf(id)).status).toBe(2);
    expect([book().charges.size, book().charges.get(serial)?.times]).toEqual([1, 1]);
  });

  it('that was never heard is asked for again under its number', async () => {
    const { id, serial } = await started(name);
    book().mood = 'deaf';
    await platform.runJobs();
    await later();
    expect([...book().charges.keys()]).toEqual([serial]);
    book().pay(serial);
    await later();
    expect((await orderOf(id)).status).toBe(2);
  });

  it('is paid by a callback that comes before the answer', async () => {
    const { id, serial } = await started(name);
    book().isInstant = true;
    book().beforeAnswer = async () => {
      book().beforeAnswer = async () => {};
      expect((await callBack(name, serial)).statusCode).toBeLessThan(300);
      expect((await orderOf(id)).status).toBe(2);
    };
    await platform.runJobs();
    expect((await orderOf(id)).status).toBe(2);
    expect(await heldOf(id)).toBe(FEE);
  });

  it('is not paid by who speaks in its name', async () => {
    const { id, serial } = await started(name);
    await platform.runJobs();
    book().pay(serial);
    for (const forgery of ['changed', 'stranger'] as const) await callBack(name, serial, forgery);
    expect((await orderOf(id)).status).toBe(1);
    book().mood = 'forged';
    await platform.db.admin(`update pay_attempt set query_time = 'epoch' where query_time is not null`);
    const payments = channelsOf([fakes[name].channel]);
    const services = { database: platform.db.database, payments, keeper: platform.keeper };
    await expect(queryWaiting(services)).rejects.toThrow('not signed');
    expect((await orderOf(id)).status).toBe(1);
    await later();
    expect((await orderOf(id)).status).toBe(2);
  });

  it('goes back when it was paid too late, once, though the refund got no answer', async () => {
    const { id, serial } = await started(name);
    await platform.runJobs();
    const { version } = await orderOf(id);
    await by(supplier).post(`${PAY_PATH}/close`, { id, version });
    book().pay(serial);
    await callBack(name, serial);
    book().mood = 'silent';
    await platform.runJobs();
    await later();
    expect(await orderOf(id)).toMatchObject({ status: 4, refunds: [{ amount: FEE, status: 1 }] });
    expect([...book().refunds.values()].map(({ amount }) => amount)).toEqual([FEE]);
    expect(await heldOf(id)).toBe(0);
  });

  it('says why it was refused, and is tried again', async () => {
    const { id } = await started(name);
    book().refusal = '超过单笔限额';
    await platform.runJobs();
    expect(await orderOf(id)).toMatchObject({ status: 3, failReason: '超过单笔限额' });
  });
});
