import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { withConnection } from '../src/db/connection.ts';
import { openDatabase } from '../src/db/database.ts';
import { silentLog } from '../src/db/database-log.ts';
import { startEmbeddedPostgres } from '../src/db/embedded-postgres.ts';
import { addMembers } from './bench-members.ts';
import { load, type WireRequest, wirePost, wireRequest } from './load.ts';
import { pinThisProcess, startPinned } from './pinned-process.ts';

// What the audit trail costs: the same platform with and without it over one database, in interleaved rounds of one run.
// A read that is not kept, a write that is, and a read that is (the address of a file). Medians of the rounds' ratios.

/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const isShort = process.env.BENCH_SHORT === '1';
const serverCore = 0;
const otherCore = 1;
const sessions = isShort ? 20 : 400;
const rounds = isShort ? 1 : 15;
const warmUpMilliseconds = isShort ? 200 : 3000;
const roundMilliseconds = isShort ? 200 : 1000;
const connections = 16;
const mostReadOverhead = 0.08;
const mostWriteOverhead = 0.15;

pinThisProcess(otherCore);
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'jianzhu-bench-'));
await chmod(dataDir, 0o711);
const database = await openDatabase({ kind: 'embedded', dataDir }, silentLog);
const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
const members = await withConnection({ ...postgres.address, database: 'jianzhu' }, (admin) =>
  addMembers(admin, sessions),
);
const program = path.join(import.meta.dirname, 'api-server.ts');
const servers = {
  without: await startPinned(serverCore, [program, dataDir, 'unaudited'], {}),
  with: await startPinned(serverCore, [program, dataDir], {}),
};
type Side = keyof typeof servers;

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

async function perSecond(side: Side, name: Name, milliseconds: number): Promise<number> {
  const { port } = servers[side];
  const { requests, seconds } = await load({ port, requests: contestants[name], connections, milliseconds });
  return requests / seconds;
}

const figures: Record<string, number | string> = { bench: 'audit' };
let isMissed = false;
for (const name of names) {
  const rates: Record<Side, number[]> = { without: [], with: [] };
  for (const side of ['without', 'with'] as const) await perSecond(side, name, warmUpMilliseconds);
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (['without', 'with'] as const) : (['with', 'without'] as const);
    for (const side of order) rates[side].push(await perSecond(side, name, roundMilliseconds));
  }
  const overhead = median(rates.without.map((without, round) => without / (rates.with[round] ?? Number.NaN) - 1));
  figures[`${name}PerSecondWithout`] = Math.round(median(rates.without));
  figures[`${name}PerSecondWith`] = Math.round(median(rates.with));
  figures[`${name}OverheadPercent`] = Math.round(overhead * 1000) / 10;
  if (name === 'read') isMissed ||= overhead > mostReadOverhead;
  if (name === 'write') isMissed ||= overhead > mostWriteOverhead;
}
for (const server of Object.values(servers)) await server.stop();
await database.close();
await postgres.stop();
await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });

process.stdout.write(`${JSON.stringify(figures)}\n`);
if (isMissed && !isShort) {
  process.stderr.write('missed: overhead at most 8 % for a read, 15 % for a write\n');
  process.exitCode = 1;
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}
