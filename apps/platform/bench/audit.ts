import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { connect } from '../src/db/connection.ts';
import { openBenchDatabase } from './bench-database.ts';
import { addMembers } from './bench-members.ts';
import { load, median, type WireRequest, wirePost, wireRequest } from './load.ts';
import { cpuSecondsOfChildren, pinThisProcess, startPinned } from './pinned-process.ts';

// What the audit trail costs: one process that keeps acts and keeps them not, in short rounds by turns, so that both have
// the same code, connections and tables. A round ends when its events are sealed. A read that is not kept, a write that
// is, and a read that is (the address of a file): by the clock, and by the processor time of platform and PostgreSQL,
// which other work on the machine hardly moves. Medians of the rounds' ratios, with their standard error.

/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const isShort = process.env.BENCH_SHORT === '1';
const serverCore = 0;
const otherCore = 1;
const sessions = isShort ? 20 : 400;
const rounds = isShort ? 1 : 30;
const warmUpMilliseconds = isShort ? 200 : 2000;
const roundMilliseconds = isShort ? 200 : 300;
const connections = 16;
const mostReadOverhead = 0.08;
const mostWriteOverhead = 0.15;

pinThisProcess(otherCore);
const bench = await openBenchDatabase();
const admin = await connect(bench.admin);
const members = await addMembers(admin, sessions);
const server = await startPinned(
  serverCore,
  [path.join(import.meta.dirname, 'api-server.ts'), bench.dataDir, 'switched'],
  {},
);
const postmaster = await postmasterOf(admin);

const contestants = {
  read: members.map(({ headers }) =>
    wireRequest('/api/rs-cms-service/new-center-notice/list?current=1&size=10&noticeType=1', headers),
  ),
  write: members.map(({ headers }, index) =>
    wirePost('/api/rs-member-service/ecomm/memberInfo/update', headers, { nickname: `成员${index}` }),
  ),
  file: members.map(({ fileId, headers }) =>
    wireRequest(`/api/jianzhu-support/resource/url?resourceId=${fileId}`, headers),
  ),
} satisfies Record<string, readonly WireRequest[]>;
type Name = keyof typeof contestants;
// Object.keys of an object literal gives exactly its keys.
const names = Object.keys(contestants) as Name[];
const sides = ['without', 'with'] as const;
type Side = (typeof sides)[number];

/** What one request took, in microseconds. */
interface Cost {
  readonly clock: number;
  readonly processor: number;
}

async function costOf(side: Side, name: Name, milliseconds: number): Promise<Cost> {
  await load({ port: server.port, requests: [SWITCH[side]], connections: 1, milliseconds: 1 });
  const processorBefore = processorSeconds();
  const before = performance.now();
  const { requests } = await load({ port: server.port, requests: contestants[name], connections, milliseconds });
  await sealAll();
  const clock = (performance.now() - before) * 1000;
  return { clock: clock / requests, processor: ((processorSeconds() - processorBefore) * 1e6) / requests };
}

const SWITCH: Readonly<Record<Side, WireRequest>> = {
  without: wireRequest('/bench/audit?kept=no', {}),
  with: wireRequest('/bench/audit?kept=yes', {}),
};

function processorSeconds(): number {
  return (server.cpuSeconds() ?? Number.NaN) + (cpuSecondsOfChildren(postmaster) ?? Number.NaN);
}

/** The platform does it each second; what is left of a round belongs to it. */
async function sealAll(): Promise<void> {
  for (;;) {
    const { rowCount } = await admin.query('select from app.audit_pending limit 1');
    if (rowCount === 0) return;
    await admin.query('select app.seal_audit_events(5000)');
  }
}

const figures: Record<string, number | string> = { bench: 'audit' };
let isMissed = false;
for (const name of names) {
  const costs: Record<Side, Cost[]> = { without: [], with: [] };
  for (const side of sides) await costOf(side, name, warmUpMilliseconds);
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? sides : sides.toReversed();
    for (const side of order) costs[side].push(await costOf(side, name, roundMilliseconds));
  }
  const overhead = (by: keyof Cost) =>
    costs.with.map((cost, round) => cost[by] / (costs.without[round]?.[by] ?? Number.NaN) - 1);
  for (const by of ['clock', 'processor'] as const) {
    figures[`${name}.${by}.microsecondsWithout`] = Math.round(median(costs.without.map((cost) => cost[by])));
    figures[`${name}.${by}.microsecondsWith`] = Math.round(median(costs.with.map((cost) => cost[by])));
    figures[`${name}.${by}.overheadPercent`] = percent(median(overhead(by)));
    figures[`${name}.${by}.errorPercent`] = percent(errorOfMedian(overhead(by)));
  }
  if (name === 'read') isMissed ||= median(overhead('clock')) > mostReadOverhead;
  if (name === 'write') isMissed ||= median(overhead('clock')) > mostWriteOverhead;
}
await admin.end();
await server.stop();
await bench.close();

process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`);
if (isMissed && !isShort) {
  process.stderr.write('missed: overhead by the clock at most 8 % for a read, 15 % for a write\n');
  process.exitCode = 1;
}

async function postmasterOf(connection: typeof admin): Promise<number> {
  const { rows } = await connection.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
  const pidFile = path.join(rows[0]?.folder ?? '', 'postmaster.pid');
  return Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
}

/** Standard error of a median, by the median distance from it; a round that another process disturbed hardly counts. */
function errorOfMedian(values: readonly number[]): number {
  const middle = median(values);
  const spread = 1.4826 * median(values.map((value) => Math.abs(value - middle)));
  return (1.2533 * spread) / Math.sqrt(values.length);
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
