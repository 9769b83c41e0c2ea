import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { BID_PATH, bidsOn } from '../src/testing/bids.ts';
import { addCompany } from '../src/testing/inquiries.ts';
import type { TestPlatform } from '../src/testing/test-platform.ts';
import { openBenchPlatform } from './bench-platform.ts';
import { reportTrade, shareOf } from './trade-figures.ts';

// 20 rounds, each a tender with 100 bidders who hand in within the last second before its deadline; a second and a half
// later the platform opens it. Two platforms do the jobs in processes of their own, and around the hour of each round one
// of them is killed. How late it is opened by the database's clock; opened twice, or never, ends the run. Whether each
// bidder is taken or refused rightly: deadline-storm.db.test.ts of bids.

/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const isShort = process.env.BENCH_SHORT === '1';
const [rounds, bidderCount] = isShort ? [2, 5] : [20, 100];
const GOAL_MS = 50;
/** From setting a deadline to the deadline, over which of it bids are sent, and from there to the opening. */
const [LEAD_MS, LAST_MS, OPENS_AFTER_MS] = [2_500, 1_000, 1_500] as const;
/** The platform opens so long after the hour where nobody was named to. */
const HOUR_TO_OPENING = "interval '2 hours'";
/** Around the opening, in which a platform is killed. */
const KILL_WITHIN_MS = 20;
const GIVE_UP_MS = 30_000;

const key = randomBytes(32);
const until = (at: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, at - Date.now())));

const platform = await openBenchPlatform(key);
let runners: readonly ChildProcess[] = [];
try {
  // Only what makes tenders and bids is used of it, by the calls.
  const { by, bidding, letIn, fieldsOf } = bidsOn(() => platform as unknown as TestPlatform);
  const buyer = await addCompany(platform, '开标压测建设');
  const bidders = await Promise.all(
    Array.from({ length: bidderCount }, (_, at) => addCompany(platform, `开标压测钢材${at}`)),
  );
  runners = await Promise.all([startRunner(), startRunner()]);
  const [late, shown, answered]: [number[], number[], number[]] = [[], [], []];
  let taken = 0;
  for (let round = 0; round < rounds; round += 1) {
    const tender = await bidding(buyer, { statutory: true });
    const bodies = await Promise.all(
      bidders.map(async (bidder, index) => {
        await letIn(tender, bidder);
        return fieldsOf(tender, bidder, 300_000 + index);
      }),
    );
    const { deadline, opening } = await setTimes(tender.id);
    const killed = killAround(opening, round % 2);
    const sent = await Promise.all(
      bidders.map(async (bidder, index) => {
        await until(deadline - LAST_MS + (index * LAST_MS) / bidderCount);
        const sentAt = Date.now();
        const { code } = await by(bidder).post(`${BID_PATH}/submit`, bodies[index] ?? {});
        return { ms: Date.now() - sentAt, code };
      }),
    );
    answered.push(...sent.map(({ ms }) => ms));
    const inTime = sent.filter(({ code }) => code === 200).length;
    taken += inTime;
    // Too few have none to open.
    if (inTime >= 3) {
      const opened = await openedAt(tender.id);
      late.push(opened.written - opening);
      shown.push(opened.seen - opening);
    }
    await killed;
  }
  reportTrade(
    'openings',
    {
      ...{ openedP50: shareOf(late, 0.5), openedP99: shareOf(late, 0.99), openedLast: shareOf(late, 1) },
      ...{ shownP50: shareOf(shown, 0.5), shownP99: shareOf(shown, 0.99), opened: late.length },
      ...{ answerP50: shareOf(answered, 0.5), answerP99: shareOf(answered, 0.99), sent: answered.length, taken },
    },
    { openedP99: GOAL_MS },
  );
} finally {
  for (const runner of runners) runner.kill('SIGKILL');
  await platform.close();
}

async function startRunner(): Promise<ChildProcess> {
  const runner = fork(path.join(import.meta.dirname, 'job-runner.ts'), {
    env: { ...process.env, DATA_DIR: platform.dataDir, SEALING_KEY: key.toString('base64') },
    execArgv: ['--conditions=@jianzhu/source', '--disable-warning=ExperimentalWarning'],
  });
  await once(runner, 'message');
  return runner;
}

/** Kills one of the platforms at a moment around the opening, and starts another in its place. */
async function killAround(opening: number, which: number): Promise<void> {
  await until(opening + (Math.random() * 2 - 1) * KILL_WITHIN_MS);
  runners[which]?.kill('SIGKILL');
  const another = await startRunner();
  runners = runners.map((runner, index) => (index === which ? another : runner));
}

/** Sets the deadline of a tender to a moment that is near, and its opening by the platform to a while later. */
async function setTimes(id: string): Promise<{ readonly deadline: number; readonly opening: number }> {
  const [row] = await platform.db.admin<{ deadline: string; opening: string }>(
    `with moved as (
       update tender set bid_deadline = date_trunc('milliseconds', clock_timestamp()) + $2 * interval '1 ms',
         open_time = date_trunc('milliseconds', clock_timestamp()) + $3 * interval '1 ms' - ${HOUR_TO_OPENING}
       where id = $1 returning id, bid_deadline, open_time + ${HOUR_TO_OPENING} as opening
     ), due as (
       update job set run_at = moved.bid_deadline from moved where kind = 'bid.step' and starts_with(key, moved.id || '/')
     ), later as (
       insert into job (kind, key, run_at, payload)
       select 'bid.step', id || '/open/' || opening, opening, jsonb_build_object('tenderId', id::text) from moved
     )
     select round(extract(epoch from bid_deadline) * 1000)::text as deadline,
       round(extract(epoch from opening) * 1000)::text as opening, pg_notify('job', '')::text from moved`,
    [id, LEAD_MS, LEAD_MS + OPENS_AFTER_MS],
  );
  if (row === undefined) throw new Error('the tender is gone');
  return { deadline: Number(row.deadline), opening: Number(row.opening) };
}

/** When the opening was written by the database's clock, and when it could be seen; in ms since 1970. */
async function openedAt(id: string): Promise<{ readonly written: number; readonly seen: number }> {
  const endAt = Date.now() + GIVE_UP_MS;
  while (Date.now() < endAt) {
    const found = await platform.db.admin<{ at: string; now: string }>(
      `select (extract(epoch from create_time) * 1000)::text as at,
         (extract(epoch from clock_timestamp()) * 1000)::text as now
       from status_log where record_table = 'tender' and record_id = $1 and action = 'open'`,
      [id],
    );
    if (found.length > 1) throw new Error(`tender ${id} was opened ${found.length} times`);
    const [row] = found;
    if (row !== undefined) return { written: Number(row.at), seen: Number(row.now) };
  }
  throw new Error(`tender ${id} was not opened`);
}
