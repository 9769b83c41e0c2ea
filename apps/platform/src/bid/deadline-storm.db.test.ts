import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLog } from '../http/log.ts';
import { startAllJobs } from '../jobs/lanes.ts';
import { demonstrationVerifier } from '../ports/choose-card-verifier.ts';
import { createPageSmsSender } from '../ports/page-sms-sender.ts';
import { sandboxChannels } from '../ports/sandbox-channel.ts';
import { createSandboxPayouts } from '../ports/sandbox-payouts.ts';
import { BID_PATH, bidsOn } from '../testing/bids.ts';
import { addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const BIDDERS = 100;
/** Within the last second before the deadline, and a little after it. */
const [BEFORE_MS, AFTER_MS] = [900, 300] as const;
const LEAD_MS = 2_000;

let platform: TestPlatform;
let buyer: TestMember;
let bidders: readonly TestMember[];
let endJobs: () => Promise<void>;

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '末秒招标建设');
  bidders = await Promise.all(Array.from({ length: BIDDERS }, (_, at) => addCompany(platform, `末秒钢材${at}`)));
  const { database } = platform.db;
  const services = {
    ...{ database, sms: createPageSmsSender(database), reviewMode: 'manual' as const, store: platform.store },
    keeper: platform.keeper,
    payments: sandboxChannels(database),
    payouts: createSandboxPayouts(database),
    cards: demonstrationVerifier,
  } as const;
  endJobs = await startAllJobs(services, createLog('fatal'));
}, 120_000);
afterAll(async () => {
  await endJobs();
  await platform.close();
});

const { by, bidding, letIn, fieldsOf, statusOf, tableOf, confirm } = bidsOn(() => platform);
const until = (at: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, at - Date.now())));

it('of 100 bidders in the last second each is taken or refused exactly by the database’s clock, and receipts match', async () => {
  const tender = await bidding(buyer, { statutory: true });
  const bodies = await Promise.all(
    bidders.map(async (bidder, index) => {
      await letIn(tender, bidder);
      return fieldsOf(tender, bidder, 300_000 + index);
    }),
  );
  const [moved] = await platform.db.admin<{ at: string }>(
    `with moved as (
       update tender set bid_deadline = date_trunc('milliseconds', clock_timestamp()) + $2 * interval '1 ms',
         open_time = date_trunc('milliseconds', clock_timestamp()) + $2 * interval '1 ms'
       where id = $1 returning id, bid_deadline
     ), due as (
       update job set run_at = moved.bid_deadline from moved where kind = 'bid.step' and starts_with(key, moved.id || '/')
     )
     select round(extract(epoch from bid_deadline) * 1000)::text as at, pg_notify('job', '')::text from moved`,
    [tender.id, LEAD_MS],
  );
  const deadline = Number(moved?.at);
  const arrivals = await Promise.all(
    bidders.map(async (bidder, index) => {
      await until(deadline - BEFORE_MS + (index * (BEFORE_MS + AFTER_MS)) / BIDDERS);
      const sentAt = Date.now();
      const { code, data } = await by(bidder).post(`${BID_PATH}/submit`, bodies[index] ?? {});
      return { bidder, sentAt, answeredAt: Date.now(), code, data };
    }),
  );
  const taken = arrivals.filter(({ code }) => code === 200);
  expect(new Set(arrivals.map(({ code }) => code))).toEqual(new Set([200, 410]));
  // By the clock before it was sent and after it was answered: what was taken had time left, what was refused had none.
  expect(taken.filter(({ sentAt }) => sentAt >= deadline)).toEqual([]);
  expect(arrivals.filter(({ code, answeredAt }) => code !== 200 && answeredAt < deadline)).toEqual([]);
  await vi.waitUntil(async () => (await statusOf(tender.id)) === 6, { timeout: 30_000 });
  const receipts = await Promise.all(
    taken.map(async ({ bidder, data }) => {
      const { data: receipt } = await by(bidder).get(`${BID_PATH}/receipt?id=${data.id}`);
      expect(receipt).toMatchObject({ code: data.receiptCode, files: [{}, {}] });
      expect(receipt.submitTime.slice(0, 19)).toBe(data.submitTime);
      return [bidder.businessId, receipt.submitTime] as const;
    }),
  );
  const rows = await platform.db.admin<{ business_id: string; is_in_time: boolean }>(
    `select b.business_id, b.submit_time < t.bid_deadline as is_in_time from bid b join tender t on t.id = b.tender_id
     where b.tender_id = $1 and b.status = 1`,
    [tender.id],
  );
  expect(rows.map(({ business_id }) => business_id).toSorted()).toEqual(receipts.map(([id]) => id).toSorted());
  expect(rows.every(({ is_in_time }) => is_in_time)).toBe(true);
  expect(await confirm(buyer, tender.id)).toMatchObject({ code: 200, data: { status: 7 } });
  expect((await tableOf(buyer, tender.id)).bidders).toHaveLength(taken.length);
}, 120_000);
