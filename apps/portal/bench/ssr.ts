import { type Answer, ask } from '../server/testing/http-client.ts';
import { type LoadResult, load, percentile, userAgent } from './load.ts';
import { type PinnedProcess, pinThisProcess, startPinned } from './pinned-process.ts';
import { readAnswers, startStubPlatform } from './recorded-answers.ts';

// What the server adds to React, and what the page cache takes away again: the home page rendered for each request,
// the same tree rendered by React alone, and the page from the cache. Interleaved rounds, servers on core 0, load
// and recorded platform on core 1. Rates are per second of the server's processor time.

const page = '/default/home';
const serverCore = 0;
const loadCore = 1;
/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const isShort = process.env.BENCH_SHORT === '1';
const rounds = isShort ? 1 : 6;
const warmUpMilliseconds = isShort ? 200 : 3_000;
const roundMilliseconds = isShort ? 300 : 2_000;
const connections = 8;

interface Contestant {
  readonly server: PinnedProcess;
  readonly host: string;
  readonly acceptEncoding?: string;
}

interface Round {
  readonly result: LoadResult;
  readonly requestsPerCpuSecond: number;
}

pinThisProcess(loadCore);
const platform = await startStubPlatform(await readAnswers());
const variables = { PORT: '0', PLATFORM_ORIGIN: platform.origin };
const uncached = await startPinned(serverCore, ['server/main.ts'], { ...variables, PAGE_CACHE: 'off' });
const cached = await startPinned(serverCore, ['server/main.ts'], { ...variables, PAGE_CACHE: 'on' });
const bareHost = `localhost:${uncached.port}`;
const bare = await startPinned(serverCore, ['bench/bare-render-server.ts', page, bareHost], variables);

const contestants = {
  uncached: { server: uncached, host: bareHost },
  bare: { server: bare, host: bareHost },
  cached: { server: cached, host: `localhost:${cached.port}` },
  cachedBrotli: { server: cached, host: `localhost:${cached.port}`, acceptEncoding: 'br' },
} satisfies Record<string, Contestant>;
type Name = keyof typeof contestants;
// Object.keys of an object literal gives exactly its keys.
const names = Object.keys(contestants) as Name[];

const bytes = { uncached: await sizeOf('uncached'), bare: await sizeOf('bare'), cached: await sizeOf('cached') };
if (bytes.uncached !== bytes.bare) {
  throw new Error(`The pages differ: ${bytes.uncached} bytes from the portal, ${bytes.bare} from React alone`);
}
await requireCacheHit();

const measured: Record<Name, Round[]> = { uncached: [], bare: [], cached: [], cachedBrotli: [] };
for (const name of names) await run(name, warmUpMilliseconds);
for (let round = 0; round < rounds; round += 1) {
  for (const name of names) measured[name].push(await run(name, roundMilliseconds));
}
await Promise.all([uncached.stop(), cached.stop(), bare.stop()]);
if (platform.unknown.size > 0) throw new Error(`Not recorded: ${[...platform.unknown].join(', ')}`);

const figures = Object.fromEntries(names.map((name) => [name, summarise(measured[name])]));
const rate = (name: Name) => median(measured[name].map(({ requestsPerCpuSecond }) => requestsPerCpuSecond));
const ratios = {
  uncachedToBare: rounded(rate('uncached') / rate('bare')),
  cachedToUncached: rounded(rate('cached') / rate('uncached')),
  cachedBrotliToUncached: rounded(rate('cachedBrotli') / rate('uncached')),
};
process.stdout.write(`${JSON.stringify({ name: 'ssr', figures: { ...figures, bytes }, ratios })}\n`);
process.exit(0);

async function run(name: Name, milliseconds: number): Promise<Round> {
  const { server, host, ...rest }: Contestant = contestants[name];
  const before = server.cpuSeconds();
  const result = await load({ port: server.port, path: page, host, connections, milliseconds, ...rest });
  const after = server.cpuSeconds();
  const seconds = before === undefined || after === undefined ? result.seconds : after - before;
  const round = { result, requestsPerCpuSecond: result.requests / seconds };
  process.stdout.write(`${name.padEnd(13)} ${Math.round(round.requestsPerCpuSecond)} requests per CPU second\n`);
  return round;
}

function askOnce(name: Name): Promise<Answer> {
  const { server, host } = contestants[name];
  return ask(server.port, { path: page, headers: { host, 'user-agent': userAgent } });
}

async function sizeOf(name: Name): Promise<number> {
  const { status, body } = await askOnce(name);
  if (status !== 200) throw new Error(`${name} answered ${status}`);
  return body.length;
}

async function requireCacheHit(): Promise<void> {
  const state = (await askOnce('cached')).headers['x-page-cache'];
  if (state !== 'hit') throw new Error(`The page is not cached: x-page-cache is ${state}`);
}

function summarise(all: readonly Round[]) {
  return {
    requestsPerCpuSecond: Math.round(median(all.map(({ requestsPerCpuSecond }) => requestsPerCpuSecond))),
    requestsPerSecond: Math.round(median(all.map(({ result }) => result.requests / result.seconds))),
    p50Milliseconds: rounded(median(all.map(({ result }) => percentile(result, 0.5)))),
    p99Milliseconds: rounded(median(all.map(({ result }) => percentile(result, 0.99)))),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const [below = Number.NaN, above = Number.NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (below + above) / 2;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
