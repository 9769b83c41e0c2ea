import path from 'node:path';
import { withConnection } from '../src/db/connection.ts';
import { openBenchDatabase } from './bench-database.ts';
import { addMembers } from './bench-members.ts';
import { type LoadResult, load, median, percentile, type WireRequest, wireRequest } from './load.ts';
import { pinThisProcess, startPinned } from './pinned-process.ts';

// What authorisation and row security cost: the notice list of many members against one indexed SELECT by the same
// server. The platform on core 0; PostgreSQL and the load on core 1; interleaved rounds, medians.

/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const isShort = process.env.BENCH_SHORT === '1';
const serverCore = 0;
const otherCore = 1;
const sessions = isShort ? 20 : 400;
const rounds = isShort ? 1 : 15;
const warmUpMilliseconds = isShort ? 200 : 4000;
const roundMilliseconds = isShort ? 200 : 1000;
const connections = 16;
const steadyShare = 0.7;
const steadyMilliseconds = isShort ? 500 : 10_000;
const leastRatio = 0.6;
const mostP99Ms = 25;

pinThisProcess(otherCore);
const bench = await openBenchDatabase();
const members = await withConnection(bench.admin, (admin) => addMembers(admin, sessions));
const server = await startPinned(serverCore, [path.join(import.meta.dirname, 'api-server.ts'), bench.dataDir], {});

const contestants = {
  list: members.map(({ headers }) =>
    wireRequest('/api/rs-cms-service/new-center-notice/list?current=1&size=10&noticeType=1', headers),
  ),
  select: members.map(({ userId, headers }) => wireRequest(`/bench/select?user=${userId}`, headers)),
} satisfies Record<string, readonly WireRequest[]>;
type Name = keyof typeof contestants;
// Object.keys of an object literal gives exactly its keys.
const names = Object.keys(contestants) as Name[];

const run = (name: Name, milliseconds: number, rate?: number): Promise<LoadResult> =>
  load({
    port: server.port,
    requests: contestants[name],
    connections: rate === undefined ? connections : connections * 4,
    milliseconds,
    ...(rate !== undefined && { rate }),
  });

/** Requests a second of the clock, and a second of the server's processor time: other work on the machine takes clock. */
const rates: Record<Name, number[]> = { list: [], select: [] };
const cpuRates: Record<Name, number[]> = { list: [], select: [] };
for (const name of names) await run(name, warmUpMilliseconds);
for (let round = 0; round < rounds; round += 1) {
  for (const name of round % 2 === 0 ? names : names.toReversed()) {
    const before = server.cpuSeconds();
    const { requests, seconds } = await run(name, roundMilliseconds);
    const after = server.cpuSeconds();
    rates[name].push(requests / seconds);
    cpuRates[name].push(requests / (before === undefined || after === undefined ? seconds : after - before));
  }
}
const list = median(rates.list);
const select = median(rates.select);
const steady = await run('list', steadyMilliseconds, list * steadyShare);
// At the same rate: what of the p99 is the machine's, because a bare SELECT waits as long.
const steadySelect = await run('select', steadyMilliseconds, list * steadyShare);
await server.stop();
await bench.close();

const figures = {
  bench: 'api',
  listPerSecond: Math.round(list),
  selectPerSecond: Math.round(select),
  ratio: round2(list / select),
  listPerCpuSecond: Math.round(median(cpuRates.list)),
  selectPerCpuSecond: Math.round(median(cpuRates.select)),
  ratioOfCpu: round2(median(cpuRates.list) / median(cpuRates.select)),
  steadyPerSecond: Math.round(steady.requests / steady.seconds),
  steadyP50Ms: round2(percentile(steady, 0.5)),
  steadyP99Ms: round2(percentile(steady, 0.99)),
  steadySelectP99Ms: round2(percentile(steadySelect, 0.99)),
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
if (figures.ratioOfCpu < leastRatio || figures.steadyP99Ms > mostP99Ms) {
  process.stderr.write(`missed: ratio of processor time at least ${leastRatio}, p99 at most ${mostP99Ms} ms\n`);
  process.exitCode = 1;
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
