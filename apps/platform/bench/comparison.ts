import {
  addCompany,
  callsOf,
  lineOf,
  passDeadline,
  publishAs,
  quotationFields,
  TRADE_PATHS,
} from '../src/testing/inquiries.ts';
import { tokensOf } from '../src/testing/members.ts';
import { tokenHeaders } from '../src/testing/token-headers.ts';
import { openBenchPlatform } from './bench-platform.ts';
import { reportTrade, round1, shareOf, timeTurns } from './trade-figures.ts';

// 500 lines and 20 quotations, made, sealed and opened by the calls: how long the comparison takes on the server, net and
// with tax, one after the other. The page: bench:comparison-page.

/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const isShort = process.env.BENCH_SHORT === '1';
const [lines, suppliers, turns] = isShort ? [20, 3, 2] : [500, 20, 60];
const GOAL_MS = 150;
const OPENED_WITHIN_MS = 60_000;

const platform = await openBenchPlatform();
try {
  const buyer = await addCompany(platform, '比价压测建设集团有限公司');
  const published = await publishAs(platform, buyer, {
    lines: Array.from({ length: lines }, (_, at) => lineOf(`螺纹钢${at}`)),
  });
  const quoted = await timeTurns(suppliers, async (at) => {
    const supplier = await addCompany(platform, `比价压测钢材${at}有限公司`);
    const prices = published.lineIds.map((_, line) => 300_000 + ((line * 7919 + at * 104_729) % 17_000));
    const fields = quotationFields(published.id, published.lineIds, prices);
    const sent = await callsOf(platform, supplier).post(`${TRADE_PATHS.quotation}/submit`, fields);
    if (sent.code !== 200) throw new Error(`not quoted: ${sent.msg}`);
  });
  await passDeadline(platform, published.id);
  await platform.startJobs();
  const headers = tokenHeaders(tokensOf(buyer));
  const ask = (taxMode: string) =>
    platform.answer({
      method: 'GET',
      url: `${TRADE_PATHS.inquiry}/compare?id=${published.id}&taxMode=${taxMode}`,
      headers,
    });
  const begin = performance.now();
  while (!(await ask('net')).includes('"code":200,')) {
    if (performance.now() - begin > OPENED_WITHIN_MS) throw new Error('the round was not opened');
  }
  const bytes = (await ask('net')).length;
  const taken = await timeTurns(turns, async (turn) => void (await ask(turn % 2 === 0 ? 'net' : 'gross')));
  process.stdout.write(`${lines} lines, ${suppliers} quotations, ${round1(bytes / 1e6)} MB an answer\n`);
  reportTrade(
    'comparison',
    {
      ...{ compareP50: shareOf(taken, 0.5), compareP95: shareOf(taken, 0.95) },
      ...{ submitP50: shareOf(quoted, 0.5), submitP95: shareOf(quoted, 0.95), kilobytes: bytes / 1000 },
    },
    { compareP95: GOAL_MS },
  );
} finally {
  await platform.close();
}
