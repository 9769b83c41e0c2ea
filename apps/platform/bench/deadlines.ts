import { stormDeadline } from '../src/testing/deadline-storm.ts';
import { addCompany } from '../src/testing/inquiries.ts';
import { openBenchPlatform } from './bench-platform.ts';
import { reportTrade, shareOf } from './trade-figures.ts';

// 200 rounds, each with 50 quotations that are sent within 50 ms of its deadline, before or after: how late it is opened
// by the database's clock. Requests, platform and jobs in one process. What is counted: deadline-storm.db.test.ts.

/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const isShort = process.env.BENCH_SHORT === '1';
const [rounds, suppliersEach] = isShort ? [2, 5] : [200, 50];
const GOAL_MS = 50;
const STATUS_AFTER = [3, 7];

const platform = await openBenchPlatform();
try {
  const buyer = await addCompany(platform, '风暴采购建设');
  const suppliers = await Promise.all(
    Array.from({ length: suppliersEach }, (_, at) => addCompany(platform, `风暴钢材${at}`)),
  );
  await platform.startJobs();
  const [late, answered]: [number[], number[]] = [[], []];
  let [taken, sent] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const { inquiryId, deadline, arrivals } = await stormDeadline(platform, buyer, suppliers, Math.random);
    sent += arrivals.length;
    taken += arrivals.filter(({ code }) => code === 200).length;
    answered.push(...arrivals.map(({ sentAt, answeredAt }) => answeredAt - sentAt));
    late.push(await openedAfter(inquiryId, deadline));
  }
  reportTrade(
    'deadlines',
    {
      ...{ openedP50: shareOf(late, 0.5), openedP99: shareOf(late, 0.99), openedLast: shareOf(late, 1) },
      ...{ answerP50: shareOf(answered, 0.5), answerP99: shareOf(answered, 0.99), sent, taken },
    },
    { openedP99: GOAL_MS },
  );
} finally {
  await platform.close();
}

/** Milliseconds from the deadline to the status that the opening wrote, by the database's clock. */
async function openedAfter(inquiryId: string, deadline: number): Promise<number> {
  for (;;) {
    const [row] = await platform.db.admin<{ status: number; at: string | null }>(
      `select status, (select extract(epoch from l.create_time) * 1000 from status_log l
         where l.record_table = 'inquiry' and l.record_id = i.id and l.action = 'open')::text as at
       from inquiry i where id = $1`,
      [inquiryId],
    );
    if (row?.at != null && STATUS_AFTER.includes(row.status)) return Number(row.at) - deadline;
  }
}
