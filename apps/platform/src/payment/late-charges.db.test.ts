import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentChannel } from '../ports/payment-channel.ts';
import { channelsOf } from '../ports/payment-channels.ts';
import { addCompany, callsOf } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { startFakeAlipay } from '../testing/pay-fakes/fake-alipay.ts';
import type { FakeChannel } from '../testing/pay-fakes/fake-book.ts';
import { startFakeWechat } from '../testing/pay-fakes/fake-wechat.ts';
import { PAY_PATH, signUpsOn } from '../testing/sign-ups.ts';
import { createTestPlatform, NO_LIMITS, type TestPlatform } from '../testing/test-platform.ts';
import { askAttempt } from './ask-channel.ts';
import { openPayable } from './open-payable.ts';
import { queryWaiting } from './payment-jobs.ts';

// What a channel hears of only after its attempt was given up; it calls nobody back here.

const AMOUNT = 1000;
type Code = 4 | 5;

let platform: TestPlatform;
let fakes: Record<Code, FakeChannel>;
let payer: TestMember;
let signUpId = '';

const { open, letIn } = signUpsOn(() => platform);

beforeAll(async () => {
  fakes = { 4: await startFakeWechat(), 5: await startFakeAlipay() };
  const channels = channelsOf([fakes[4].channel, fakes[5].channel]);
  platform = await createTestPlatform(NO_LIMITS, undefined, undefined, channels);
  const buyer = await addCompany(platform, '迟到渠道建设');
  payer = await addCompany(platform, '迟到渠道钢材');
  const tenderId = await open(buyer, { requiredQualifications: [], depositMethods: [1] });
  signUpId = (await letIn(buyer, payer, tenderId)).id;
});
afterAll(async () => {
  await platform.close();
  await Promise.all([fakes[4].close(), fakes[5].close()]);
});
beforeEach(() => {
  fakes[4].book.clear();
  fakes[5].book.clear();
});

async function act(id: string, name: 'submit' | 'close', over: object = {}) {
  const [order] = await platform.db.admin<{ version: number }>('select version from pay_order where id = $1', [id]);
  const { data } = await callsOf(platform, payer).post(`${PAY_PATH}/${name}`, { id, version: order?.version, ...over });
  return data;
}

/** The first way that an order was to be paid by. */
async function attemptOf(orderId: string) {
  const [attempt] = await platform.db.admin<{ id: string; serial: string; status: number; isAskedAfter: boolean }>(
    `select id, channel_serial as serial, status::int, query_time is not null as "isAskedAfter"
     from pay_attempt where order_id = $1 order by id`,
    [orderId],
  );
  if (attempt === undefined) throw new Error(`nobody pays order ${orderId}`);
  return attempt;
}

/** An order that is being paid, though nobody has asked its channel yet. */
async function started(channel: Code): Promise<string> {
  const { id } = await platform.db.database.withWorker((transaction) =>
    openPayable(transaction, {
      ...{ biz: { type: 3, id: signUpId }, businessId: payer.businessId, userId: payer.userId, amount: AMOUNT },
      ...{ subject: '标书费', channel, expireTime: new Date(Date.now() + 3_600_000) },
    }),
  );
  expect((await act(id, 'submit', { channel })).status).toBe(1);
  return id;
}

const servicesBy = (...channels: PaymentChannel[]) => ({
  ...{ database: platform.db.database, keeper: platform.keeper },
  payments: channelsOf(channels),
});

/** Half a minute and more goes by, and a platform looks after what waits for the word of a channel. */
async function lookAfter() {
  await platform.db.admin(
    `update pay_attempt set asking_until = null, query_time = 'epoch' where query_time is not null`,
  );
  await queryWaiting(servicesBy(fakes[4].channel, fakes[5].channel));
}

async function expectMoneyBack(id: string, channel: Code) {
  await platform.runJobs();
  expect([...fakes[channel].book.refunds.values()].map(({ amount }) => amount)).toEqual([AMOUNT]);
  const [row] = await platform.db.admin(
    `select o.status::int, (select sum(e.amount)::int from ledger_entry e join ledger_posting p on p.id = e.posting_id
       where p.order_id = o.id and e.account = 'escrow') as held from pay_order o where o.id = $1`,
    [id],
  );
  expect(row).toEqual({ status: 4, held: 0 });
}

describe.each([4, 5] as const)('a charge over channel %i that was given up', (channel) => {
  it('goes back where it was asked for later, by a platform that had stalled, and that died of it', async () => {
    const id = await started(channel);
    const { id: attemptId, serial } = await attemptOf(id);
    const stalling: PaymentChannel = {
      ...fakes[channel].channel,
      async charge(asked) {
        await act(id, 'close');
        await lookAfter();
        expect(await attemptOf(id)).toMatchObject({ status: 2, isAskedAfter: true });
        await fakes[channel].channel.charge(asked);
        throw new Error('died');
      },
    };
    await expect(askAttempt(servicesBy(stalling), attemptId)).rejects.toThrow('died');
    fakes[channel].book.pay(serial);
    await lookAfter();
    await expectMoneyBack(id, channel);
    expect(await attemptOf(id)).toMatchObject({ status: 1, isAskedAfter: false });
  });

  it('is ended at its channel where a platform that had stalled draws a code for it, which nobody is shown', async () => {
    const id = await started(channel);
    const { id: attemptId, serial } = await attemptOf(id);
    const stalling: PaymentChannel = {
      ...fakes[channel].channel,
      async charge(asked) {
        await act(id, 'close');
        await lookAfter();
        return fakes[channel].channel.charge(asked);
      },
    };
    await askAttempt(servicesBy(stalling), attemptId);
    const [{ code } = { code: undefined }] = await platform.db.admin<{ code: string }>(
      'select code from pay_attempt where id = $1',
      [attemptId],
    );
    expect(code).toBe('');
    await lookAfter();
    expect(fakes[channel].book.charges.get(serial)?.state).toBe('closed');
    expect(await attemptOf(id)).toMatchObject({ status: 2, isAskedAfter: false });
  });

  it('goes back where its payer took another way before its channel had heard of it', async () => {
    const id = await started(channel);
    const { id: attemptId, serial } = await attemptOf(id);
    const busy: PaymentChannel = {
      ...fakes[channel].channel,
      async charge(asked) {
        expect((await act(id, 'submit', { channel: channel === 4 ? 5 : 4 })).status).toBe(1);
        expect(await attemptOf(id)).toMatchObject({ status: 2, isAskedAfter: true });
        return fakes[channel].channel.charge(asked);
      },
    };
    await askAttempt(servicesBy(busy), attemptId);
    fakes[channel].book.pay(serial);
    await lookAfter();
    await act(id, 'close');
    await expectMoneyBack(id, channel);
  });

  it('is asked after until some time after nobody can pay by it, where its channel knows nothing of it', async () => {
    const id = await started(channel);
    fakes[channel].book.mood = 'deaf';
    await platform.runJobs();
    await act(id, 'close');
    await lookAfter();
    await lookAfter();
    expect(await attemptOf(id)).toMatchObject({ status: 2, isAskedAfter: true });
    await platform.db.admin(`update pay_attempt set expire_time = now() - interval '9 minutes' where order_id = $1`, [
      id,
    ]);
    await lookAfter();
    expect((await attemptOf(id)).isAskedAfter).toBe(true);
    await platform.db.admin(`update pay_attempt set expire_time = now() - interval '11 minutes' where order_id = $1`, [
      id,
    ]);
    await lookAfter();
    expect((await attemptOf(id)).isAskedAfter).toBe(false);
  });
});

it('gives back what a code of Alipay is paid by that was scanned after its order was closed', async () => {
  fakes[5].book.isLazy = true;
  const id = await started(5);
  await platform.runJobs();
  await act(id, 'close');
  await lookAfter();
  const { serial, ...attempt } = await attemptOf(id);
  expect(attempt).toMatchObject({ status: 2, isAskedAfter: true });
  fakes[5].book.pay(serial);
  await lookAfter();
  await expectMoneyBack(id, 5);
});

it('asks after no code that its channel has ended', async () => {
  const id = await started(4);
  await platform.runJobs();
  await act(id, 'close');
  await lookAfter();
  expect(await attemptOf(id)).toMatchObject({ status: 2, isAskedAfter: false });
});

it('asks after no code that was never asked for', async () => {
  const id = await started(4);
  await act(id, 'close');
  await platform.runJobs();
  expect(await attemptOf(id)).toMatchObject({ status: 2, isAskedAfter: false });
});
