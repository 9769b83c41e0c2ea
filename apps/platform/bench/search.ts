import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { connect } from '../src/db/connection.ts';
import { answerSearch } from '../src/search/answer-search.ts';
import { toSearchDocument } from '../src/search/documents.ts';
import { postgresIndex } from '../src/search/postgres-index.ts';
import { suggestFor } from '../src/search/suggestions.ts';
import { createWordStock } from '../src/search/word-stock.ts';
import { openBenchDatabase } from './bench-database.ts';
import { type Contestant, likeContestant, trigramContestant } from './judged/sql-contestants.ts';
import { cpuSecondsOfChildren, pinThisProcess } from './pinned-process.ts';
import { searches, tradeDocuments, typings } from './search-documents.ts';

// What a search and a suggestion take with 100,000 documents, asked for at even times however long the one before takes:
// the time from when each was due to its answer. Server, PostgreSQL and who asks share one core. Then pg_trgm and LIKE,
// one question after the other.

/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const isShort = process.env.BENCH_SHORT === '1';
const documents = isShort ? 1000 : Number(process.env.BENCH_DOCUMENTS ?? 100_000);
/** Questions a second; the last is the goal. */
const rates = isShort ? [20] : [50, 200];
const milliseconds = isShort ? 500 : 8000;
const BATCH = 1000;
const CORE = Number(process.env.BENCH_CORE ?? 0);

const COLUMNS =
  'kind, record_id, title, tag, summary, folded, folded_title, grams, pinyin, image, price, boost, publish_time, url';

// The server's one core: PostgreSQL inherits it.
pinThisProcess(CORE);
const bench = await openBenchDatabase();
const admin = await connect(bench.admin);
try {
  const loadedIn = await timed(loadDocuments);
  await admin.query('vacuum analyze app.search_document, app.search_posting');
  const { database } = bench;
  const stock = createWordStock(postgresIndex, database, async () => []);
  const manner = { kind: undefined, sort: 'default', offset: 0, limit: 10 } as const;
  const search = async (keyword: string) => answerSearch(postgresIndex, database, await stock(), keyword, manner);
  const suggest = async (typed: string) => suggestFor(postgresIndex, database, await stock(), typed, []);
  // Statements are planned for good after five times, on each connection.
  await Promise.all(Array.from({ length: 10 }, () => askInTurn(search, searches, 6)));
  await Promise.all(Array.from({ length: 10 }, () => askInTurn(suggest, typings, 6)));
  report(`${documents} documents`, `put in within ${(loadedIn / 1000).toFixed(1)} s`);
  report('search, in turn', percentiles(await askInTurn(search, searches, 20)));
  report('suggestions, in turn', percentiles(await askInTurn(suggest, typings, 20)));
  for (const rate of rates) {
    await reportRate(`search at ${rate}/s`, search, searches, rate);
    await reportRate(`suggestions at ${rate}/s`, suggest, typings, rate);
  }
  const all = [...tradeDocuments(documents)];
  await reportPeer('pg_trgm', await trigramContestant(admin, all));
  await reportPeer('LIKE', await likeContestant(admin, all));
} finally {
  await admin.end();
  await bench.close();
}

async function loadDocuments(): Promise<void> {
  let batch: ReturnType<typeof toSearchDocument>[] = [];
  const write = async () => {
    await admin.query(
      `insert into app.search_document (${COLUMNS})
       select ${COLUMNS} from json_populate_recordset(null::app.search_document, $1)`,
      [JSON.stringify(batch)],
    );
    batch = [];
  };
  for (const item of tradeDocuments(documents)) {
    batch.push(toSearchDocument(item));
    if (batch.length === BATCH) await write();
  }
}

type Ask = (text: string) => Promise<unknown>;

/** Milliseconds of each, sorted; one after the other. */
async function askInTurn(ask: Ask, texts: readonly string[], rounds: number): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const text of texts) taken.push(await timed(() => ask(text)));
  }
  return taken.toSorted((left, right) => left - right);
}

/** Milliseconds that each took from when it was due, sorted; one that was refused a connection took for ever. */
async function askEvenly(ask: Ask, texts: readonly string[], rate: number): Promise<number[]> {
  const start = performance.now();
  const count = Math.floor((milliseconds * rate) / 1000);
  const taken = Array.from({ length: count }, async (_, index) => {
    const due = start + (index * 1000) / rate;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const isAnswered = await ask(texts[index % texts.length] ?? '').then(
      () => true,
      () => false,
    );
    return isAnswered ? performance.now() - due : Number.POSITIVE_INFINITY;
  });
  return (await Promise.all(taken)).toSorted((left, right) => left - right);
}

async function reportRate(what: string, ask: Ask, texts: readonly string[], rate: number): Promise<void> {
  const before = await cpuSeconds();
  const latencies = await askEvenly(ask, texts, rate);
  const each = (((await cpuSeconds()) - before) * 1000) / latencies.length;
  report(what, `${percentiles(latencies)}; ${each.toFixed(2)} ms of the core each`);
}

/** What this process and PostgreSQL have taken of their core, whoever else was on it. */
async function cpuSeconds(): Promise<number> {
  const { user, system } = process.cpuUsage();
  const pidFile = await readFile(path.join(bench.dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8');
  return (user + system) / 1e6 + (cpuSecondsOfChildren(Number.parseInt(pidFile, 10)) ?? Number.NaN);
}

async function reportPeer(name: string, ask: Contestant): Promise<void> {
  await admin.query(`analyze`);
  report(`${name}, in turn`, percentiles(await askInTurn(ask, searches, isShort ? 1 : 3)));
}

function percentiles(latencies: readonly number[]): string {
  const at = (share: number) => (latencies[Math.floor(latencies.length * share)] ?? Number.NaN).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function report(what: string, figure: string): void {
  process.stdout.write(`${what}: ${figure}\n`);
}
