import { randomUUID } from 'node:crypto';
import {
  type DealFacts,
  type DealStatus,
  dealMachine,
  FINISH_AFTER_DAYS,
  VOID_WITHIN_DAYS,
} from '@jianzhu/domain/deals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobHandler } from '../jobs/run-job.ts';
import { addCompany, publishAs } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { expireDealJob, sweepDealsJob } from './deal-jobs.ts';

// The status table of deals against what time does (domain rules 4.8): each status × each act of the platform, with its
// notices; where the table gives it nothing, or it is not time yet, nothing happens and nobody is told.

let platform: TestPlatform;
let buyer: TestMember;
let supplier: TestMember;
let inquiryId = '';

beforeAll(async () => {
  platform = await createTestPlatform();
  [buyer, supplier] = [await addCompany(platform, '自动成交建设'), await addCompany(platform, '自动成交钢材')];
  inquiryId = (await publishAs(platform, buyer)).id;
});
afterAll(() => platform.close());

/** A deal whose times were so many seconds ago. */
async function place(status: DealStatus, secondsAgo: Partial<Record<'confirm' | 'confirmed' | 'wished', number>>) {
  const { confirm = -86_400, confirmed = 0, wished = null } = secondsAgo;
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into deal (business_id, create_user_id, update_user_id, code, supplier_business_id, source_type, source_id,
       title, status, lines, goods_amount, freight_amount, discount_amount, total_amount, net_amount, tax_amount,
       confirm_deadline, confirm_time, finish_time, void_business_id, void_time)
     values ($1, $2, $2, $3, $4, 1, $5, '钢筋采购', $6, '[]', 100, 0, 0, 100, 88, 12, now() - make_interval(secs => $7),
       now() - make_interval(secs => $8), now(), case when $9::int is not null then $4::bigint end,
       case when $9::int is not null then now() - make_interval(secs => $9::int) end)
     returning id`,
    [buyer.businessId, buyer.userId, randomUUID(), supplier.businessId, inquiryId, status, confirm, confirmed, wished],
  );
  return row?.id ?? '';
}

const run = (handler: JobHandler, key = '') =>
  platform.db.database.withWorker((transaction) => handler.run(transaction, { id: '1', key, payload: {} }));
const rowOf = async (id: string) =>
  (
    await platform.db.admin<{ status: number; void_time: Date | null }>(
      'select status, void_time from deal where id = $1',
      [id],
    )
  )[0];
const logged = async (id: string) =>
  platform.db.admin(
    `select action, to_status from status_log where record_table = 'deal' and record_id = $1 order by id`,
    [id],
  );
const told = async () => {
  const notices = await platform.db.admin<{ title: string; user_id: string }>(
    'delete from notice returning title, user_id',
  );
  return notices.map(({ title, user_id }) => [title, user_id === buyer.userId ? 'buyer' : 'supplier']);
};

// What time does asks for no facts.
const FACTS: DealFacts = {
  ...{ isInTime: false, isVoidAsked: false, isVoidOffered: false, isRated: false, mayStillRate: false },
};
const DAY_S = 86_400;
const UNCONFIRMED = [['供应方未确认', 'buyer']] as const;
// Object.keys gives the numbers of the table as texts.
const STATUSES = Object.keys(dealMachine.statuses).map((status) => Number(status) as DealStatus);

interface PlatformAct {
  readonly name: string;
  readonly action: 'expire' | 'finish';
  /** When it is time, and when it is not yet. */
  readonly due: Parameters<typeof place>[1];
  readonly early: Parameters<typeof place>[1];
  readonly run: (id: string) => Promise<unknown>;
  readonly says: readonly (readonly [title: string, to: string])[];
}

const ACTS: readonly PlatformAct[] = [
  {
    ...{ name: 'the job of its time to confirm', action: 'expire', due: { confirm: 1 }, early: { confirm: -60 } },
    ...{ run: (id: string) => run(expireDealJob, id), says: UNCONFIRMED },
  },
  {
    ...{ name: 'the sweep after its time to confirm', action: 'expire', due: { confirm: 1 }, early: { confirm: -60 } },
    ...{ run: () => run(sweepDealsJob), says: UNCONFIRMED },
  },
  {
    ...{ name: 'the sweep after half a year', action: 'finish', says: [] },
    due: { confirmed: FINISH_AFTER_DAYS * DAY_S + 60 },
    early: { confirmed: FINISH_AFTER_DAYS * DAY_S - 60 },
    run: () => run(sweepDealsJob),
  },
];

describe.each(ACTS)('$name', ({ action, due, early, run: does, says }) => {
  it.each(STATUSES.map((status) => [dealMachine.statuses[status].label, status] as const))(
    'of one that is %s',
    async (_label, status) => {
      const [placed, other] = [await place(status, due), await place(status, early)];
      const result = dealMachine.transition(status, action, { is: ['system'], permissionKeys: [] }, FACTS);
      await told();
      await does(placed);
      expect((await rowOf(placed))?.status).toBe(result.ok ? result.status : status);
      expect(await logged(placed)).toEqual(result.ok ? [{ action, to_status: result.status }] : []);
      expect(await told()).toEqual(result.ok ? says : []);
      // It is not time for the other one yet.
      await does(other);
      expect([(await rowOf(other))?.status, await logged(other)]).toEqual([status, []]);
    },
  );
});

describe('a wish to give a deal up', () => {
  it.each(STATUSES.map((status) => [dealMachine.statuses[status].label, status] as const))(
    'lapses after seven days where the deal is %s, if it runs',
    async (_label, status) => {
      const old = await place(status, { wished: VOID_WITHIN_DAYS * DAY_S + 60 });
      const young = await place(status, { wished: VOID_WITHIN_DAYS * DAY_S - 60 });
      await run(sweepDealsJob);
      const runs = dealMachine.transition(status, 'requestVoid', OF_BUYER, FACTS).ok;
      expect((await rowOf(old))?.void_time === null).toBe(runs);
      expect((await rowOf(young))?.void_time).not.toBeNull();
      expect((await rowOf(old))?.status).toBe(status);
    },
  );
});

const OF_BUYER = { is: ['buyer'], permissionKeys: ['deal_void'] } as const;
