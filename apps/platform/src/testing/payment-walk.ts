import { connectDatabase, type Database } from '../db/database.ts';
import { silentLog } from '../db/database-log.ts';
import { createLog } from '../http/log.ts';
import { Refusal } from '../http/refusal.ts';
import { type Handlers, runNextJob } from '../jobs/run-job.ts';
import type { AskServices } from '../payment/ask-channel.ts';
import { leftOf, refundOrder } from '../payment/own-order.ts';
import { takeCallback } from '../payment/payment-callbacks.ts';
import { chargeJobHandler, expireJobHandler, queryWaiting, refundJobHandler } from '../payment/payment-jobs.ts';
import { lockOrder } from '../payment/take-answer.ts';
import { channelsOf } from '../ports/payment-channels.ts';
import { callsOf } from './inquiries.ts';
import type { TestMember } from './members.ts';
import type { FakeChannel, Forgery, Mood } from './pay-fakes/fake-book.ts';
import { PAY_PATH } from './sign-ups.ts';
import type { TestPlatform } from './test-platform.ts';

/** What orders of walks are paid by; both show a code. */
export type WalkChannel = 4 | 5;
const CHANNELS = [4, 5] as const satisfies readonly WalkChannel[];

interface World {
  readonly platform: TestPlatform;
  readonly fakes: Readonly<Record<WalkChannel, FakeChannel>>;
  readonly payer: TestMember;
  /** Whose documents are paid for. */
  readonly tenderId: string;
}

/** One order, and the numbers that choose what becomes of it. */
export interface Walk {
  readonly id: string;
  readonly number: (below: number) => number;
}

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

/** Of PostgreSQL and its driver, for a transaction whose process has died. */
const DEATHS = ['57P01', 'ECONNRESET', 'EPIPE', 'Connection terminated', 'Client has encountered', 'Client was closed'];

/** What a death may leave behind; anything else fails the walk. */
function survive(error: unknown): void {
  const text = error instanceof Error ? `${'code' in error ? error.code : ''} ${error.message}` : String(error);
  if (error instanceof Killed || DEATHS.some((death) => text.includes(death))) return;
  throw error;
}

const FORGERIES: readonly Forgery[] = ['none', 'none', 'changed', 'stranger', 'old'];
const MOODS: readonly Mood[] = ['silent', 'deaf', 'forged'];

/**
 * What payer, channels, forgers and machines may do to an order at any time, over two platforms on one database: pay, in two
 * windows and by changing ways; scan any code that was ever drawn; give up; run out of time; callbacks twice, late, forged
 * and in another's name; refunds of all and of parts; answers that are lost; and death between any two steps or statements.
 * Much time may pass while a platform is just asking, as for a machine that stalls: what it asks for then reaches a channel
 * after others have given it up.
 */
export function paymentWalks({ platform, fakes, payer, tenderId }: World) {
  const { db, keeper } = platform;
  const other = connectDatabase(db.access, silentLog);
  const log = createLog('silent');
  const payments = channelsOf(CHANNELS.map((channel) => fakes[channel].channel));
  const servicesOf = (database: Database): AskServices => ({ database, payments, keeper });
  const lookAfter = (database: Database) => queryWaiting(servicesOf(database)).catch(() => undefined);
  const either = ({ number }: Walk) => (number(2) === 0 ? db.database : other);

  /** What was killed has held nobody up for longer than a channel may take. */
  const passTime = () =>
    db.admin(
      `with a as (update pay_attempt set asking_until = null, query_time = 'epoch'
           where asked > 0 and (status = 0 or query_time is not null)),
         r as (update refund_order set asking_until = null, query_time = 'epoch' where status = 0 and asked > 0)
       update job set retry_at = 'epoch' where done_at is null`,
    );

  /** Nothing of an order waits for a channel, but for a code that its payer may still scan. */
  async function isSettled(id: string): Promise<boolean> {
    const [row] = await db.admin<{ is_settled: boolean }>(
      `select not exists (select from refund_order where order_id = $1 and status = 0)
         and not exists (select from pay_attempt a join pay_order o on o.id = a.order_id
           where o.id = $1 and a.status = 0 and (o.status <> 1 or a.id < (
             select max(last.id) from pay_attempt last where last.order_id = o.id)))
         and not exists (select from job where done_at is null and kind in ('payment.charge', 'payment.refund'))
         as is_settled`,
      [id],
    );
    return row?.is_settled === true;
  }

  async function runJobsOn(database: Database) {
    const services = servicesOf(database);
    const lane: Handlers = {
      'payment.charge': chargeJobHandler(services),
      'payment.refund': refundJobHandler(services),
    };
    while (await runNextJob(database, lane, log));
  }

  const attemptsOf = (id: string) =>
    db.admin<{ serial: string; channel: WalkChannel }>(
      'select channel_serial as serial, channel from pay_attempt where order_id = $1 order by id',
      [id],
    );
  async function anyAttempt({ id, number }: Walk) {
    const attempts = await attemptsOf(id);
    return attempts[number(Math.max(1, attempts.length))];
  }

  async function act({ id }: Walk, name: 'submit' | 'close', over: object = {}) {
    const [row] = await db.admin<{ version: number }>('select version from pay_order where id = $1', [id]);
    return callsOf(platform, payer).post(`${PAY_PATH}/${name}`, { id, version: row?.version, ...over });
  }
  const pay = (walk: Walk) => act(walk, 'submit', { channel: CHANNELS[walk.number(CHANNELS.length)] });

  /** The payer scans a code: the one that is drawn, or any that was. */
  async function scan(walk: Walk, which: 'newest' | 'any') {
    const attempt = which === 'any' ? await anyAttempt(walk) : (await attemptsOf(walk.id)).at(-1);
    if (attempt !== undefined) fakes[attempt.channel].book.pay(attempt.serial);
  }

  /** Twice, by two platforms. */
  async function callBack(walk: Walk) {
    const attempt = await anyAttempt(walk);
    if (attempt === undefined || !fakes[attempt.channel].book.charges.has(attempt.serial)) return;
    const { channel, callback: callbackOf } = fakes[attempt.channel];
    const callback = callbackOf(attempt.serial, FORGERIES[walk.number(FORGERIES.length)]);
    await Promise.all([db.database, other].map((database) => takeCallback(database, channel, callback).catch(survive)));
  }

  /** One channel says that it has charged what another was asked for. */
  async function callBackFor(walk: Walk, amount: number) {
    const attempt = await anyAttempt(walk);
    if (attempt === undefined) return;
    const { book, channel, callback: callbackOf } = fakes[attempt.channel === 4 ? 5 : 4];
    book.open(attempt.serial, amount);
    book.pay(attempt.serial);
    const callback = callbackOf(attempt.serial);
    book.charges.delete(attempt.serial);
    if (await takeCallback(either(walk), channel, callback).catch(survive)) throw new Error('a stranger was believed');
  }

  async function runOutOfTime(walk: Walk) {
    await db.admin(`update tender set doc_end = now() - interval '1 second' where id = $1`, [tenderId]);
    await db.admin(`update pay_order set expire_time = now() - interval '1 second' where id = $1`, [walk.id]);
    try {
      await either(walk).withJob(async (by) =>
        expireJobHandler.run(by, { id: '1', key: '', payload: { orderId: walk.id } }, undefined),
      );
    } finally {
      await db.admin(`update tender set doc_end = now() + interval '1 hour' where id = $1`, [tenderId]);
    }
  }

  const endCodes = (walk: Walk) =>
    db.admin(`update pay_attempt set expire_time = now() - interval '1 second' where order_id = $1`, [walk.id]);

  const refund = (walk: Walk) =>
    either(walk).withWorker(async (by) => {
      const order = await lockOrder(by, walk.id);
      if (order instanceof Refusal || ![2, 7].includes(order.status)) return;
      const amount = walk.number(2) === 0 ? leftOf(order) : 1 + walk.number(leftOf(order));
      await refundOrder(by, order, '协商退款', amount);
    });

  /** Whoever is between two statements of a transaction dies there: the other step of this moment, on either platform. */
  async function killSomebody() {
    for (let tries = 0; tries < 4; tries += 1) {
      await db.admin(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'jianzhu' and state = 'idle in transaction'`,
      );
    }
  }

  const steps: readonly ((walk: Walk) => Promise<unknown>)[] = [
    pay,
    pay,
    (walk) => Promise.all([pay(walk), pay(walk)]),
    (walk) => act(walk, 'close'),
    (walk) => scan(walk, 'any'),
    (walk) => scan(walk, 'newest'),
    (walk) => scan(walk, 'newest'),
    callBack,
    callBack,
    (walk) => callBackFor(walk, 1 + walk.number(2000)),
    async (walk) => {
      const { book } = fakes[CHANNELS[walk.number(CHANNELS.length)] ?? 4];
      book.mood = MOODS[walk.number(MOODS.length)] ?? 'answers';
      await runJobsOn(db.database);
    },
    () => runJobsOn(db.database),
    () => runJobsOn(other),
    (walk) => runJobsOn(dying(either(walk), walk.number(4))),
    async (walk) => {
      await passTime();
      await lookAfter(dying(either(walk), walk.number(7)));
    },
    async () => {
      await passTime();
      await Promise.all([lookAfter(db.database), lookAfter(other)]);
    },
    async (walk) => {
      await endCodes(walk);
      await lookAfter(other);
    },
    runOutOfTime,
    refund,
    refund,
    killSomebody,
  ];

  return {
    pay,
    runJobs: () => runJobsOn(db.database),
    /** One step of a walk, or two at once. */
    async step(walk: Walk) {
      const chosen = [steps[walk.number(steps.length)], steps[walk.number(steps.length)]];
      const taken = walk.number(3) === 0 ? chosen : chosen.slice(0, 1);
      await Promise.all(taken.map((take) => take?.(walk).catch(survive)));
    },
    /** Time goes by in which nothing fails: what is on its way comes to its end. */
    async calm({ id }: Walk) {
      for (const channel of CHANNELS) fakes[channel].book.mood = 'answers';
      let isOver = false;
      // A code that waits for its payer looks settled, though it was paid where nobody could be asked: thrice at least.
      for (let again = 0; again < 8 && !(isOver && again >= 3); again += 1) {
        await passTime();
        await runJobsOn(db.database);
        await lookAfter(db.database);
        isOver = await isSettled(id);
      }
      if (!isOver) throw new Error('it never comes to an end');
    },
    clear() {
      for (const channel of CHANNELS) fakes[channel].book.clear();
      fakes[5].book.isLazy = true;
    },
    /** What the channels have of one order alone, in fen: how often the most charged was, what they keep and gave back. */
    kept() {
      const books = CHANNELS.map((channel) => fakes[channel].book);
      const charged = books.flatMap(({ charges }) => [...charges.values()].filter(({ state }) => state === 'charged'));
      const back = books.flatMap(({ refunds }) => [...refunds.values()]).reduce((sum, { amount }) => sum + amount, 0);
      return {
        times: Math.max(0, ...charged.map(({ times }) => times)),
        kept: charged.reduce((sum, { amount }) => sum + amount, 0) - back,
        back,
      };
    },
    close: () => other.close(),
  };
}
