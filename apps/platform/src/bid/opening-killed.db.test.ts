import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLog } from '../http/log.ts';
import { startAllJobs } from '../jobs/lanes.ts';
import { demonstrationVerifier } from '../ports/choose-card-verifier.ts';
import { createPageSmsSender } from '../ports/page-sms-sender.ts';
import { sandboxChannels } from '../ports/sandbox-channel.ts';
import { createSandboxPayouts } from '../ports/sandbox-payouts.ts';
import { type Bidding, bidsOn } from '../testing/bids.ts';
import { addCompany } from '../testing/inquiries.ts';
import type { TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const TENDERS = 12;
const [LEAD_MS, KILLS] = [1_000, 2] as const;

let platform: TestPlatform;
let buyer: TestMember;
let bidders: readonly TestMember[];
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  platform = await createTestPlatform();
  buyer = await addCompany(platform, '同时开标建设');
  bidders = await Promise.all(['甲', '乙', '丙'].map((name) => addCompany(platform, `同时开标钢材${name}`)));
}, 60_000);
afterAll(async () => {
  await Promise.all(ends.map((end) => end()));
  await platform.close();
});

const { bidding, letIn, submit, passDeadline } = bidsOn(() => platform);

it('each tender is opened exactly once by two platforms, whose work is cut off under way', async () => {
  const tenders: Bidding[] = [];
  for (let count = 0; count < TENDERS; count += 1) {
    const tender = await bidding(buyer);
    for (const bidder of bidders) {
      await letIn(tender, bidder);
      await submit(bidder, tender, 300_000 + count);
    }
    await passDeadline(tender);
    tenders.push(tender);
  }
  const ids = tenders.map(({ id }) => id);
  // All at one moment, two hours after their time.
  await platform.db.admin(
    `update tender set open_time = clock_timestamp() - interval '2 hours' + $2 * interval '1 ms' where id = any($1)`,
    [ids, LEAD_MS],
  );
  await platform.db.admin(
    `insert into job (kind, key, run_at, payload)
     select 'bid.step', id || '/open/' || n, open_time + interval '2 hours', jsonb_build_object('tenderId', id::text)
     from tender, generate_series(1, 2) as n where id = any($1)`,
    [ids],
  );
  const { database } = platform.db;
  const services = {
    ...{ database, sms: createPageSmsSender(database), reviewMode: 'manual' as const, store: platform.store },
    keeper: platform.keeper,
    payments: sandboxChannels(database),
    payouts: createSandboxPayouts(database),
    cards: demonstrationVerifier,
  } as const;
  for (const _platform of ['one', 'two']) ends.push(await startAllJobs(services, createLog('fatal')));

  const left = async () =>
    (
      await platform.db.admin<{ left: number }>(
        'select count(*)::int as left from tender where id = any($1) and status = 6',
        [ids],
      )
    )[0]?.left ?? TENDERS;
  for (let kills = 1; kills <= KILLS; kills += 1) {
    await vi.waitUntil(async () => (await left()) <= (TENDERS * (KILLS + 1 - kills)) / (KILLS + 1), {
      ...{ timeout: 60_000, interval: 5 },
    });
    // What a platform that is killed leaves: its transactions, undone.
    await platform.db.admin(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
    );
  }
  await vi.waitUntil(async () => (await left()) === 0, { timeout: 90_000, interval: 50 });

  const found = await platform.db.admin<{ id: string }>(
    `select t.id::text,
       (select count(*)::int from status_log l where l.record_table = 'tender' and l.record_id = t.id and l.action = 'open')
         as openings,
       (select count(*)::int from audit_event e where e.record_id = t.id::text and e.act = 'bid.confirmOpening') as events,
       (select count(*)::int from bid_open o where o.tender_id = t.id) as bids,
       (select count(*)::int from tender_opening_row r where r.tender_id = t.id) as rows,
       (select count(*)::int from notice n where n.opt_id = t.id::text and n.title = '开标通知') as notices,
       (select count(*)::int from tender_key k where k.tender_id = t.id and k.private_key is not null) as keys
     from tender t where t.id = any($1)`,
    [ids],
  );
  expect(found).toEqual(found.map(({ id }) => ({ id, openings: 1, events: 1, bids: 3, rows: 3, notices: 3, keys: 0 })));
  expect(found).toHaveLength(TENDERS);
}, 240_000);
