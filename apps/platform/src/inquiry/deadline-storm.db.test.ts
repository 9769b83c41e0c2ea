import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLog } from '../http/log.ts';
import { startAllJobs } from '../jobs/lanes.ts';
import { demonstrationVerifier } from '../ports/choose-card-verifier.ts';
import { createPageSmsSender } from '../ports/page-sms-sender.ts';
import { sandboxChannels } from '../ports/sandbox-channel.ts';
import { createSandboxPayouts } from '../ports/sandbox-payouts.ts';
import { type Arrival, type StormRound, stormDeadline } from '../testing/deadline-storm.ts';
import { addCompany, tradeOn } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

/** 10,000 quotations in 200 rounds in `test:deep`, a tenth of them in `test`, in parts that a busy machine gets done. */
const PARTS = Array.from({ length: process.env.TEST_DEEP === '1' ? 50 : 5 }, (_, part) => part + 1);
const ROUNDS = 4;
const SUPPLIERS = 50;

let platform: TestPlatform;
let buyer: TestMember;
let suppliers: readonly TestMember[];
let endJobs: () => Promise<void>;
const { detailOf } = tradeOn(() => platform);
/** Of all parts: a storm in which all were late, or none, has shown nothing. */
const codes = new Set<number>();

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '风暴采购建设');
  suppliers = await Promise.all(Array.from({ length: SUPPLIERS }, (_, at) => addCompany(platform, `风暴钢材${at}`)));
  const { database } = platform.db;
  const services = {
    database,
    sms: createPageSmsSender(database),
    reviewMode: 'manual',
    store: platform.store,
    keeper: platform.keeper,
    payments: sandboxChannels(database),
    payouts: createSandboxPayouts(database),
    cards: demonstrationVerifier,
  } as const;
  endJobs = await startAllJobs(services, createLog('fatal'));
});
afterAll(async () => {
  await endJobs();
  await platform.close();
  expect([...codes].toSorted()).toEqual([200, 410]);
});

/** What the database has kept of a round, once its opening is done. */
async function keptOf({ inquiryId }: StormRound) {
  await vi.waitUntil(async () => [3, 7].includes((await detailOf(inquiryId, buyer)).status), { timeout: 30_000 });
  const [row] = await platform.db.admin<Record<string, unknown>>(
    `select status, quoted_count as counted, open_time >= quote_deadline as is_in_its_time,
       (select jsonb_object_agg(q.business_id, round(extract(epoch from q.submit_time) * 1000)) from quotation q
        where q.inquiry_id = i.id and q.status = 1) as submitted,
       (select count(*)::int from quotation_open o where o.inquiry_id = i.id) as opened,
       (select count(*)::int from status_log l where l.record_table = 'inquiry' and l.record_id = i.id and l.action = 'open')
         as openings,
       (select count(*)::int from notice n where n.opt_id = i.id::text and n.user_id = i.create_user_id) as notices
     from inquiry i where id = $1`,
    [inquiryId],
  );
  return { ...row, submitted: (row?.submitted ?? {}) as Record<string, number> } as Record<string, unknown> & {
    submitted: Record<string, number>;
  };
}

const isTaken = ({ code }: Arrival) => code === 200;

it.each(PARTS)('4: a quotation near its deadline counts exactly when it is in time: part %i', async (part) => {
  const offsets = fc.sample(fc.double({ min: 0, max: 1, noNaN: true }), { numRuns: ROUNDS * SUPPLIERS, seed: part });
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const round = await stormDeadline(platform, buyer, suppliers, () => offsets.pop() ?? 0.5);
    const { deadline, arrivals } = round;
    for (const { code } of arrivals) codes.add(code);
    // By the clock before it was sent and after it was answered: what was taken had time left, what was refused had none.
    expect(arrivals.filter((one) => isTaken(one) && one.sentAt >= deadline)).toEqual([]);
    expect(arrivals.filter((one) => !isTaken(one) && one.answeredAt < deadline)).toEqual([]);
    expect(arrivals.filter(({ code }) => code !== 200 && code !== 410)).toEqual([]);
    // What the database says of them, and what the opening made of them.
    const taken = arrivals.filter(isTaken);
    const { submitted, ...kept } = await keptOf(round);
    expect(Object.keys(submitted).toSorted()).toEqual(taken.map(({ supplierId }) => supplierId).toSorted());
    expect(Object.values(submitted).filter((at) => at >= deadline)).toEqual([]);
    expect(kept).toEqual({
      ...{ status: taken.length > 0 ? 3 : 7, counted: taken.length, opened: taken.length },
      ...{ is_in_its_time: taken.length > 0 ? true : null, openings: 1, notices: 1 },
    });
  }
});
