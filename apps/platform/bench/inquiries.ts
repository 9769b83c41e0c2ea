import { addCompany, TRADE_PATHS } from '../src/testing/inquiries.ts';
import { tokensOf } from '../src/testing/members.ts';
import { tokenHeaders } from '../src/testing/token-headers.ts';
import { openBenchPlatform } from './bench-platform.ts';
import { reportTrade, round1, shareOf, timeTurns } from './trade-figures.ts';
import { writeTrade } from './trade-rows.ts';

// 100,000 inquiries of 2,000 companies: each page, filter and order of the own list and of the hall, by the calls, one
// after the other, in this process and its PostgreSQL. The company that asks has 2,000 inquiries of its own.

/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const isShort = process.env.BENCH_SHORT === '1';
const size = isShort ? { companies: 20, inquiries: 1000, own: 20 } : { companies: 2000, inquiries: 100_000, own: 2000 };
const turns = isShort ? 1 : 20;
/** Statements are planned for good after five times, on each of ten connections. */
const warmUp = isShort ? 0 : 60;
const GOAL_MS = 30;

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const orders = (...names: readonly string[]) => names.flatMap((name) => [`sort=${name}`, `sort=-${name}`]);
const pages = (...numbers: readonly number[]) => numbers.map((current) => `current=${current}`);
const shared = [
  ...['', 'size=50', 'keyword=%E8%9E%BA%E7%BA%B9%E9%92%A2', 'keyword=%E6%B2%A1%E6%9C%89', 'keyword=XJB00054'],
  ...['categoryCode=01', 'categoryCode=0101', 'categoryCode=99'],
  ...[
    `beginPublishTime=${day(-10)}&endPublishTime=${day(-5)}`,
    `beginQuoteDeadline=${day(1)}&endQuoteDeadline=${day(3)}`,
  ],
];

/** What is asked for, by list. */
const asked: Readonly<Record<string, readonly string[]>> = {
  list: [
    ...shared,
    ...pages(2, 20, 200),
    ...orders('updateTime', 'quoteDeadline', 'publishTime', 'quotedCount'),
    ...['status=1', 'status=3,4', 'publishScope=2', 'projectName=%E9%A1%B9%E7%9B%AE7', 'status=1&sort=quoteDeadline'],
  ],
  hall: [
    ...shared,
    ...pages(2, 20, 200, 1000),
    ...orders('publishTime', 'quoteDeadline'),
    ...['cityCode=220100', 'cityCode=220100&categoryCode=01&sort=quoteDeadline'],
  ],
  invited: [...pages(1, 2), 'inviteStatus=1', 'sort=quoteDeadline'],
  'status-count': ['side=require', 'side=supply'],
};

const platform = await openBenchPlatform();
try {
  const asking = await addCompany(platform, '询价压测建设集团有限公司');
  const [seeded] = await timeTurns(1, () => writeTrade(platform, asking, size));
  process.stdout.write(`put in within ${round1((seeded ?? 0) / 1000)} s\n`);
  const headers = tokenHeaders(tokensOf(asking));
  const ask = async (path: string) => {
    const body = await platform.answer({ method: 'GET', url: path, headers });
    if (!body.includes('"code":200,')) throw new Error(`${path}: ${body.slice(0, 400)}`);
  };
  // What the machine takes for any call, in the same run: a short one that reads two rows.
  const bare = await timeTurns(turns * 3, () => ask(`${TRADE_PATHS.inquiry}/quota`));
  const worst: Record<string, number> = {};
  for (const [list, queries] of Object.entries(asked)) {
    for (const query of queries) {
      const path = `${TRADE_PATHS.inquiry}/${list}?${query}`;
      await Promise.all(Array.from({ length: Math.min(warmUp, 10) }, () => timeTurns(warmUp / 10, () => ask(path))));
      const taken = await timeTurns(turns, () => ask(path));
      const [p50, p95] = [shareOf(taken, 0.5), shareOf(taken, 0.95)];
      worst[list] = Math.max(worst[list] ?? 0, p95);
      process.stdout.write(
        `${list}?${query}: p50 ${round1(p50)} ms, p95 ${round1(p95)} ms${p95 > GOAL_MS ? ' MISSED' : ''}\n`,
      );
    }
  }
  reportTrade(
    'inquiries',
    { ...worst, bareP95: shareOf(bare, 0.95) },
    Object.fromEntries(Object.keys(worst).map((list) => [list, GOAL_MS])),
  );
} finally {
  await platform.close();
}
