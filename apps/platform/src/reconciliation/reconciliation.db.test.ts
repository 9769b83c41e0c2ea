import type { BillLine } from '@jianzhu/domain/reconciliations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../http/log.ts';
import { runNextJob } from '../jobs/run-job.ts';
import type { PaymentChannel } from '../ports/payment-channel.ts';
import { channelsOf } from '../ports/payment-channels.ts';
import { addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { createTestPlatform, NO_LIMITS, type TestPlatform } from '../testing/test-platform.ts';
import { paymentBills } from './bill-source.ts';
import { reconcileJob } from './reconcile-job.ts';

const OPS = '/api/rs-ops-service';

let platform: TestPlatform;
let payer: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  payer = await addCompany(platform, '对账钢材');
});
afterAll(() => platform.close());

/** A charge of some days ago at noon, in our books. */
async function charged(serial: string, amount: number, daysAgo: number): Promise<void> {
  await platform.db.admin(
    `with made as (
       insert into pay_order (business_id, create_user_id, update_user_id, code, biz_type, biz_id, subject, amount, channel,
         expire_time)
       values ($1, $2, $2, 'ZF' || app.next_id(), 4, app.next_id(), '投标保证金', $3::bigint, 1, '2030-01-01')
       returning id, business_id, amount, expire_time
     ), attempt as (
       insert into pay_attempt (order_id, business_id, channel_serial, status, amount, expire_time)
       select id, business_id, $4, 1, amount, expire_time from made
       returning id, order_id, business_id
     )
     insert into ledger_posting (cause, reason, order_id, subject, code, create_time)
     select 'attempt/' || id, 'payment', order_id, '投标保证金', $4,
       (date_trunc('day', now(), 'Asia/Shanghai') - make_interval(days => $5::int) + interval '12 hours')
     from attempt`,
    [payer.businessId, payer.userId, amount, serial, daysAgo],
  );
  await platform.db.admin(
    `insert into ledger_entry (posting_id, account, business_id, amount, create_time)
     select p.id, side.account, side.owner, side.amount, p.create_time from ledger_posting p
     cross join lateral (values ('online', null::bigint, -$2::bigint), ('escrow', $3::bigint, $2::bigint)) as side (account, owner, amount)
     where p.code = $1`,
    [serial, amount, payer.businessId],
  );
}

const dayOf = async (daysAgo: number) => {
  const [row] = await platform.db.admin<{ day: string }>(
    `select to_char((now() at time zone 'Asia/Shanghai')::date - $1::int, 'YYYY-MM-DD') as day`,
    [daysAgo],
  );
  return row?.day ?? '';
};

it('lists what a statement and our books say differently, which an operator explains and settles', async () => {
  await charged('ZF-same', 100, 3);
  await charged('ZF-missing', 200, 3);
  await charged('ZF-other', 300, 3);
  await charged('ZF-midnight', 400, 3);
  const [third, second] = [await dayOf(3), await dayOf(2)];
  const bills: Readonly<Record<string, readonly BillLine[]>> = {
    [third]: [
      { kind: 'charge', number: 'ZF-same', amount: 100 },
      { kind: 'charge', number: 'ZF-other', amount: 299 },
      { kind: 'charge', number: 'ZF-unknown', amount: 500 },
    ],
    [second]: [{ kind: 'charge', number: 'ZF-midnight', amount: 400 }],
  };
  let isUp = false;
  const channel = {
    name: 'wechat',
    bill: async (day: string) => {
      if (!isUp) throw new Error('no statement yet');
      return bills[day] ?? [];
    },
  };
  const lane = { 'reconciliation.day': reconcileJob(platform.db.database, [paymentBills([channel])]) };
  const run = async () => {
    await platform.db.admin(
      `insert into job (kind, key, run_at, payload) values ('reconciliation.day', 'every', 'epoch', '{}')
       on conflict (kind, key) do update set run_at = 'epoch', retry_at = 'epoch'`,
    );
    await runNextJob(platform.db.database, lane, createLog('fatal'));
  };
  const operator = await addOperator(platform.db);
  const tokens = { operatorToken: operator.token };
  const ask = async (path: string) => (await platform.get(`${OPS}/reconciliation/${path}`, tokens)).data;
  const tell = (path: string, body: object) => platform.post(`${OPS}/reconciliation/${path}`, body, { tokens });
  await run();
  expect((await ask('list')).records).toEqual([]);
  isUp = true;
  await run();
  await run();
  const all = (await ask('differences')).records;
  expect(
    all
      .map(({ day, number, ours, theirs, status }: Record<string, unknown>) => [day, number, ours, theirs, status])
      .sort(),
  ).toEqual(
    [
      [second, 'ZF-midnight', null, 400, 2],
      [third, 'ZF-midnight', 400, null, 2],
      [third, 'ZF-missing', 200, null, 0],
      [third, 'ZF-other', 300, 299, 0],
      [third, 'ZF-unknown', null, 500, 0],
    ].sort(),
  );
  expect((await ask('list')).records.find(({ day }: { day: string }) => day === third)).toMatchObject({
    ...{ channel: 'payment', ourCount: 4, ourSum: 1000, theirCount: 3, theirSum: 899, openCount: 3 },
  });
  const { id } = all.find(({ number }: { number: string }) => number === 'ZF-other');
  expect(await tell('explain', { id, note: '渠道手续费' })).toMatchObject({ code: 200, data: { status: 1 } });
  expect(await tell('settle', { id, note: '已补记手续费' })).toMatchObject({ code: 200, data: { status: 2 } });
  expect(await tell('explain', { id, note: '再说明' })).toMatchObject({ code: 422 });
  expect((await ask('differences?status=2')).records).toContainEqual(
    expect.objectContaining({ id, note: '已补记手续费' }),
  );
});

it('compares the statement of each channel that the platform pays through', async () => {
  const asked: string[] = [];
  const silent = () => Promise.reject(new Error('nothing is asked of it'));
  const channel: PaymentChannel = {
    ...{ name: 'wechat', isSandbox: false, charge: silent, query: silent, close: silent, refund: silent },
    ...{ queryRefund: silent, readCallback: silent },
    answerCallback: () => ({ status: 404, contentType: 'text/plain', body: '' }),
    bill: async (day) => {
      asked.push(day);
      return [];
    },
  };
  const paying = await createTestPlatform(NO_LIMITS, undefined, undefined, channelsOf([channel]));
  try {
    await paying.db.admin(
      `insert into job (kind, key, run_at, payload) values ('reconciliation.day', 'every', 'epoch', '{}')
       on conflict (kind, key) do update set run_at = 'epoch', retry_at = 'epoch'`,
    );
    await paying.runJobs();
    expect(new Set(asked).size).toBe(7);
    const rows = await paying.db.admin<{ channel: string }>('select distinct channel from reconciliation order by 1');
    expect(rows.map(({ channel: name }) => name)).toEqual(['payment', 'payout']);
  } finally {
    await paying.close();
  }
});
