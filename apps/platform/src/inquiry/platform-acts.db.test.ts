import { randomUUID } from 'node:crypto';
import { formatDateTime, HOUR_MS } from '@jianzhu/domain';
import { INQUIRY_STATUS, type InquiryFacts, type InquiryStatus, inquiryMachine } from '@jianzhu/domain/inquiries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireDealJob } from '../deal/deal-jobs.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { SYSTEM } from '../record/actor-of.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { addCompany, type Published, passDeadline, publishAs, TRADE_PATHS, tradeOn } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { deadlineJob, sweepInquiriesJob } from './inquiry-jobs.ts';

// The status table of inquiries against what the platform does of itself (domain rules 3.5): each status × each of its acts,
// with its notices; where the table gives it nothing, nothing happens and nobody is told.

let platform: TestPlatform;
let operatorToken: string;
let buyer: TestMember;
let supplier: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  operatorToken = (await addOperator(platform.db, '孙理')).token;
  [buyer, supplier] = [await addCompany(platform, '自动采购建设'), await addCompany(platform, '自动供应钢材')];
});
afterAll(() => platform.close());

const { by, act, quote, endRound, detailOf } = tradeOn(() => platform);
const { secondRound } = INQUIRY_STATUS;

type Action = Parameters<typeof inquiryMachine.transition>[1];

const run = (handler: JobHandler, payload: object, key = '') =>
  platform.db.database.withWorker((transaction) => handler.run(transaction, { id: '1', key, payload }));
const unreachable = (): KeyKeeper => ({
  ...platform.keeper,
  open: () => Promise.reject(new Error('out of reach')),
});

/** A deal of an inquiry that waits for the supplier's word. */
async function addDeal({ id }: Published): Promise<string> {
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into deal (business_id, create_user_id, update_user_id, code, supplier_business_id, source_type, source_id,
       title, lines, goods_amount, freight_amount, discount_amount, total_amount, net_amount, tax_amount, confirm_deadline)
     values ($1, $2, $2, $3, $4, 1, $5, '钢筋采购', '[]', 100, 0, 0, 100, 88, 12, now() + interval '1 day') returning id`,
    [buyer.businessId, buyer.userId, randomUUID(), supplier.businessId, id],
  );
  return row?.id ?? '';
}

interface PlatformAct {
  readonly name: string;
  readonly action: Action;
  readonly who: 'system' | 'ops';
  /** Whether somebody has quoted. */
  readonly quoted: boolean;
  readonly run: (of: Published) => Promise<unknown>;
  /** What is told of what was done, and whom; in the order of the notices. */
  readonly told: readonly (readonly [title: string, to: 'buyer' | 'supplier'])[];
}

const ACTS: readonly PlatformAct[] = [
  {
    ...{ name: 'the deadline', action: 'open', who: 'system', quoted: true, told: [['报价已截止', 'buyer']] },
    run: ({ id }) => run(deadlineJob(platform.keeper), { inquiryId: id, round: 1 }),
  },
  {
    ...{ name: 'the deadline without a quotation', action: 'open', who: 'system', quoted: false },
    told: [['询价流标', 'buyer']],
    run: ({ id }) => run(deadlineJob(platform.keeper), { inquiryId: id, round: 1 }),
  },
  {
    ...{ name: 'the deadline while the keys are out of reach', action: 'stop', who: 'system', quoted: true, told: [] },
    // What has stopped fails again, and its job is tried later.
    run: ({ id }) => run(deadlineJob(unreachable()), { inquiryId: id, round: 1 }).catch(() => undefined),
  },
  {
    ...{ name: 'the deadline of the second round', action: 'endSecond', who: 'system', quoted: true },
    told: [['二次报价已结束', 'buyer']],
    run: ({ id }) => run(deadlineJob(platform.keeper), { inquiryId: id, round: 2 }),
  },
  {
    ...{ name: 'sixty days without an award', action: 'close', who: 'system', quoted: true },
    told: [['询价已关闭', 'supplier']],
    run: async ({ id }) => {
      await platform.db.admin(`update inquiry set open_time = now() - interval '60 days' where id = $1`, [id]);
      await run(sweepInquiriesJob, {});
    },
  },
  {
    ...{ name: 'an operator', action: 'offShelf', who: 'ops', quoted: true, told: [['询价被下架', 'buyer']] },
    run: async ({ id }) => {
      const { code } = await detailOf(id, buyer);
      await platform.post(
        '/api/rs-ops-service/inquiry/off-shelf',
        { code, reason: '虚假' },
        { tokens: { operatorToken } },
      );
    },
  },
];

/** An inquiry in a status, and past its deadlines. */
async function place(status: InquiryStatus, quoted: boolean): Promise<Published> {
  const placed = await publishAs(platform, buyer);
  const sent = quoted ? await quote(supplier, placed, [300_000, 310_000]) : undefined;
  if (status === secondRound && sent !== undefined) {
    await endRound(placed.id);
    await act(buyer, placed.id, 'second/start', {
      ...{ quotationIds: [sent.data.id], lineIds: placed.lineIds, targetPrices: [], showTarget: 0, showRank: 0 },
      deadline: formatDateTime(Date.now() + HOUR_MS),
    });
    // Past its deadline, but not for its own job, which placing the next one would run.
    await platform.db.admin('update inquiry set round2_deadline = clock_timestamp() where id = $1', [placed.id]);
    await platform.db.admin('update inquiry_round set deadline = clock_timestamp() where inquiry_id = $1', [placed.id]);
    return placed;
  }
  await passDeadline(platform, placed.id);
  await platform.db.admin(
    `update inquiry set status = $2::int, open_time = now(), round = case when $2::int = 4 then 2 else 1 end,
       close_time = case when $2::int = 8 then now() end, award_time = case when $2::int in (5, 6) then now() end,
       round2_deadline = case when $2::int = 4 then now() - interval '1 minute' end
     where id = $1`,
    [placed.id, status],
  );
  return placed;
}

const statusOf = async ({ id }: Published) =>
  (await platform.db.admin<{ status: number }>('select status from inquiry where id = $1', [id]))[0]?.status;
const logged = async ({ id }: Published) =>
  platform.db.admin(
    `select action, to_status from status_log where record_table = 'inquiry' and record_id = $1 order by id desc`,
    [id],
  );
const lastNotice = async () =>
  (await platform.db.admin<{ id: string }>(`select coalesce(max(id), 0) as id from notice`))[0]?.id ?? '0';
const toldSince = async (id: string) =>
  (
    await platform.db.admin<{ title: string; user_id: string }>(
      'select title, user_id from notice where id > $1 order by id',
      [id],
    )
  ).map(({ title, user_id }) => [title, user_id === buyer.userId ? 'buyer' : 'supplier']);

const factsOf = (quoted: boolean): InquiryFacts => ({
  ...{ quotedCount: quoted ? 1 : 0, extensions: 0, minutesLeft: -1, isSealed: true, isInvitedOnly: false },
  ...{ isAnswered: false, allowsSecond: true, round: 1, wasAwarded: false, isSecondAnswered: false },
});

// Object.keys gives the numbers of the table as texts.
const STATUSES = Object.keys(inquiryMachine.statuses).map((status) => Number(status) as InquiryStatus);

describe.each(ACTS)('$name', ({ action, who, quoted, run: does, told }) => {
  it.each(STATUSES.map((status) => [inquiryMachine.statuses[status].label, status] as const))(
    'of one that is %s',
    async (_label, status) => {
      const placed = await place(status, quoted);
      const result = inquiryMachine.transition(status, action, { is: [who], permissionKeys: [] }, factsOf(quoted));
      const other = result.ok ? await place(status, quoted) : undefined;
      const [before, notice] = [await logged(placed), await lastNotice()];
      await does(placed);
      if (result.ok) {
        expect(other && (await statusOf(other))).toBe(status);
        expect(await statusOf(placed)).toBe(result.status);
        expect(await logged(placed)).toEqual([{ action, to_status: result.status }, ...before]);
        expect(await toldSince(notice)).toEqual(told);
      } else {
        expect(await statusOf(placed)).toBe(status);
        expect(await logged(placed)).toEqual(before);
        expect(await toldSince(notice)).toEqual([]);
      }
    },
  );
});

describe.each([
  ['the last word of its suppliers', 'finish', ['成交已确认', '成交已确认'], 'confirm'],
  ['the silence of its winner', 'reopen', ['供应方未确认'], 'expire'],
] as const)('%s', (_name, action, titles, by_) => {
  it.each(STATUSES.map((status) => [inquiryMachine.statuses[status].label, status] as const))(
    'of one that is %s',
    async (_label, status) => {
      const placed = await place(status, true);
      const dealId = await addDeal(placed);
      const result = inquiryMachine.transition(status, action, SYSTEM, factsOf(true));
      const [before, notice] = [await logged(placed), await lastNotice()];
      if (by_ === 'confirm') {
        await by(supplier).post(`${TRADE_PATHS.deal}/confirm`, { id: dealId, version: 1 });
      } else {
        await platform.db.admin('update deal set confirm_deadline = now() where id = $1', [dealId]);
        await run(expireDealJob, {}, dealId);
      }
      expect(await statusOf(placed)).toBe(result.ok ? result.status : status);
      const done = result.ok ? [{ action, to_status: result.status }] : [];
      expect(await logged(placed)).toEqual([...done, ...before]);
      // The deal's own end is told in any case.
      expect((await toldSince(notice)).map(([title]) => title)).toEqual(titles);
    },
  );
});
