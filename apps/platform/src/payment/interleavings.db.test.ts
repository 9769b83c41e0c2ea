import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase, type Database } from '../db/database.ts';
import { silentLog } from '../db/database-log.ts';
import { Refusal } from '../http/refusal.ts';
import { channelsOf } from '../ports/payment-channels.ts';
import { addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import type { FakeChannel, Forgery, Mood } from '../testing/pay-fakes/fake-book.ts';
import { startFakeWechat } from '../testing/pay-fakes/fake-wechat.ts';
import { numbersOf } from '../testing/seeded-numbers.ts';
import { PAY_PATH, signUpsOn } from '../testing/sign-ups.ts';
import { createTestPlatform, NO_LIMITS, type TestPlatform } from '../testing/test-platform.ts';
import type { AskServices } from './ask-channel.ts';
import { openPayable } from './open-payable.ts';
import { leftOf, refundOrder } from './own-order.ts';
import { takeCallback } from './payment-callbacks.ts';
import { queryWaiting } from './payment-jobs.ts';
import { lockOrder } from './take-answer.ts';

/** 10,000 in the deep run; the seed is said with a failure. */
const RUNS = process.env.TEST_DEEP === undefined ? 40 : 10_000;
const STEPS = 9;
const AMOUNT = 1000;

let platform: TestPlatform;
let fake: FakeChannel;
let payer: TestMember;
let signUpId = '';
/** Another platform on the database. */
let other: Database;

const { by, open, letIn } = signUpsOn(() => platform);

beforeAll(async () => {
  fake = await startFakeWechat();
  platform = await createTestPlatform(NO_LIMITS, undefined, undefined, channelsOf([fake.channel]));
  other = connectDatabase(platform.db.access, silentLog);
  const buyer = await addCompany(platform, '交错渠道建设');
  payer = await addCompany(platform, '交错渠道钢材');
  const tenderId = await open(buyer, { requiredQualifications: [], depositMethods: [1] });
  signUpId = (await letIn(buyer, payer, tenderId)).id;
});
afterAll(async () => {
  await other.close();
  await platform.close();
  await fake.close();
});

class Killed extends Error {}

/** A platform that is killed between two of its steps, as kill −9 does it: after so many transactions nothing comes any more. */
function dying(database: Database, after: number): Database {
  let left = after;
  return {
    ...database,
    withWorker: async (work) => {
      left -= 1;
      if (left < 0) throw new Killed();
      return database.withWorker(work);
    },
  };
}

const servicesOf = (database: Database): AskServices => ({
  ...{ database, payments: channelsOf([fake.channel]), keeper: platform.keeper },
});
/** What was killed has held nobody up for longer than a channel may take. */
const passTime = () =>
  platform.db.admin(
    `with a as (update pay_attempt set asking_until = null, query_time = 'epoch' where status = 0 and asked > 0),
       r as (update refund_order set asking_until = null, query_time = 'epoch' where status = 0 and asked > 0)
     update job set retry_at = 'epoch' where done_at is null`,
  );
const lookAfter = (database: Database) => queryWaiting(servicesOf(database)).catch(() => undefined);

interface Run {
  readonly id: string;
  readonly number: (below: number) => number;
}

const attemptsOf = (id: string) =>
  platform.db.admin<{ channel_serial: string }>(
    'select channel_serial from pay_attempt where order_id = $1 order by id',
    [id],
  );

async function anySerial({ id, number }: Run): Promise<string | undefined> {
  const attempts = await attemptsOf(id);
  return attempts[number(Math.max(1, attempts.length))]?.channel_serial;
}

const versionOf = async (id: string) => {
  const [row] = await platform.db.admin<{ version: number }>('select version from pay_order where id = $1', [id]);
  return row?.version;
};
const pay = async (id: string) =>
  by(payer).post(`${PAY_PATH}/submit`, { id, version: await versionOf(id), channel: 4 });

/** The payer scans the code that is drawn. */
async function payNewest({ id }: Run): Promise<void> {
  const serial = (await attemptsOf(id)).at(-1)?.channel_serial;
  if (serial !== undefined) fake.book.pay(serial);
}

const FORGERIES: readonly Forgery[] = ['none', 'none', 'changed', 'stranger', 'old'];
const MOODS: readonly Mood[] = ['silent', 'deaf', 'forged'];

/** One thing that the payer, the channel, a forger or the machine may do at any time. */
const STEPS_OF: readonly ((run: Run) => Promise<unknown>)[] = [
  ({ id }) => pay(id),
  ({ id }) => pay(id),
  async ({ id }) => by(payer).post(`${PAY_PATH}/close`, { id, version: await versionOf(id) }),
  async (run) => {
    const serial = await anySerial(run);
    if (serial !== undefined) fake.book.pay(serial);
  },
  payNewest,
  payNewest,
  async (run) => {
    const serial = await anySerial(run);
    if (serial === undefined || !fake.book.charges.has(serial)) return;
    const callback = fake.callback(serial, FORGERIES[run.number(FORGERIES.length)]);
    // Twice, by two platforms.
    await Promise.all([platform.db.database, other].map((database) => takeCallback(database, fake.channel, callback)));
  },
  async ({ number }) => {
    fake.book.mood = MOODS[number(MOODS.length)] ?? 'answers';
    await platform.runJobs();
  },
  () => platform.runJobs(),
  async ({ number }) => {
    await passTime();
    await lookAfter(dying(platform.db.database, number(7)));
  },
  async () => {
    await passTime();
    await Promise.all([lookAfter(platform.db.database), lookAfter(other)]);
  },
  async ({ id }) => {
    await platform.db.admin(`update pay_attempt set expire_time = now() - interval '1 second' where order_id = $1`, [
      id,
    ]);
    await lookAfter(other);
  },
  ({ id, number }) =>
    platform.db.database.withWorker(async (transaction) => {
      const order = await lockOrder(transaction, id);
      if (order instanceof Refusal || ![2, 7].includes(order.status)) return;
      await refundOrder(transaction, order, '协商退款', number(2) === 0 ? leftOf(order) : 1 + number(leftOf(order)));
    }),
];

const openOne = () =>
  platform.db.database.withWorker((transaction) =>
    openPayable(transaction, {
      ...{ biz: { type: 3, id: signUpId }, businessId: payer.businessId, userId: payer.userId, amount: AMOUNT },
      ...{ subject: '标书费', channel: 4, expireTime: new Date(Date.now() + 3_600_000) },
    }),
  );

it(`charges each order once or not at all, whatever dies in between (${RUNS} runs)`, {
  timeout: 3_600_000,
}, async () => {
  const ends = { paid: 0, returned: 0 };
  for (let seed = 1; seed <= RUNS; seed += 1) {
    fake.book.clear();
    await platform.db.admin('update sign_up set fee_paid_time = null');
    const { id } = await openOne();
    const run: Run = { id, number: numbersOf(seed) };
    await pay(id);
    if (run.number(3) > 0) await platform.runJobs();
    for (let step = 0; step < STEPS; step += 1) {
      const [one, another] = [STEPS_OF[run.number(STEPS_OF.length)], STEPS_OF[run.number(STEPS_OF.length)]];
      await Promise.all([one?.(run), run.number(3) === 0 ? another?.(run) : null]);
    }
    fake.book.mood = 'answers';
    for (let calm = 0; calm < 4; calm += 1) {
      await passTime();
      await platform.runJobs();
      await lookAfter(platform.db.database);
    }
    const [books] = await platform.db.admin<Record<string, number>>(
      `select o.status::int as status, o.refunded_amount::int as refunded,
         (select coalesce(sum(e.amount), 0)::int from ledger_entry e join ledger_posting p on p.id = e.posting_id
           where p.order_id = o.id and e.account = 'escrow') as held,
         (select coalesce(sum(e.amount), 0)::int from ledger_entry e join ledger_posting p on p.id = e.posting_id
           where p.order_id = o.id) as sum
       from pay_order o where o.id = $1`,
      [id],
    );
    const charged = [...fake.book.charges.values()].filter(({ state }) => state === 'charged');
    const back = [...fake.book.refunds.values()].reduce((sum, { amount }) => sum + amount, 0);
    const kept = charged.reduce((sum, { amount }) => sum + amount, 0) - back;
    expect(Math.max(0, ...charged.map(({ times }) => times)), `seed ${seed}`).toBeLessThanOrEqual(1);
    // The books have what the channel has, and the order says so.
    expect([books?.held, books?.sum], `seed ${seed}`).toEqual([kept, 0]);
    const isPaid = [2, 5, 7].includes(books?.status ?? -1);
    expect(kept, `seed ${seed}`).toBe(isPaid ? AMOUNT - (books?.refunded ?? 0) : 0);
    ends.paid += isPaid ? 1 : 0;
    ends.returned += back > 0 ? 1 : 0;
    await platform.db.admin('update pay_order set status = 4 where id = $1 and status in (0, 1, 3)', [id]);
    await platform.db.admin(
      `update pay_order set status = 6, refunded_amount = amount, pay_time = coalesce(pay_time, now())
       where id = $1 and status in (2, 5, 7)`,
      [id],
    );
  }
  // The walks go everywhere.
  expect(Math.min(ends.paid, ends.returned)).toBeGreaterThan(RUNS / 20);
});
