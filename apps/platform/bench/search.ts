import { connect } from '../src/db/connection.ts';
import { answerSearch } from '../src/search/answer-search.ts';
import { toSearchDocument } from '../src/search/documents.ts';
import { postgresIndex } from '../src/search/postgres-index.ts';
import { suggestFor } from '../src/search/suggestions.ts';
import { createWordStock } from '../src/search/word-stock.ts';
import { openBenchDatabase } from './bench-database.ts';
import { pinThisProcess } from './pinned-process.ts';
import { searches, tradeDocuments, typings } from './search-documents.ts';

// What a search and a suggestion take with 100,000 documents, asked for at even times however long the one before takes:
// the time from when each was due to its answer, in one process with PostgreSQL on the same core.

/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const isShort = process.env.BENCH_SHORT === '1';
const documents = isShort ? 1000 : Number(process.env.BENCH_DOCUMENTS ?? 100_000);
/** Questions a second; the last is the goal. */
const rates = isShort ? [20] : [10, 50, 200];
const milliseconds = isShort ? 500 : 6000;
const BATCH = 1000;

const COLUMNS =
  'kind, record_id, title, tag, summary, folded, folded_title, grams, pinyin, image, price, boost, publish_time, url';

// The server's one core: PostgreSQL inherits it, and who asks stands on it as well.
pinThisProcess(0);
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
  for (const keyword of searches) await search(keyword);
  for (const typed of typings) await suggest(typed);
  report(`${documents} documents`, `put in within ${(loadedIn / 1000).toFixed(1)} s`);
  for (const keyword of searches) report(`search ${keyword}`, `${(await timed(() => search(keyword))).toFixed(1)} ms`);
  for (const typed of typings) report(`suggest ${typed}`, `${(await timed(() => suggest(typed))).toFixed(1)} ms`);
  for (const rate of rates) {
    report(`search at ${rate}/s`, percentiles(await askEvenly(search, searches, rate)));
    report(`suggestions at ${rate}/s`, percentiles(await askEvenly(suggest, typings, rate)));
  }
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

/** Milliseconds that each took from when it was due, sorted; one that was refused a connection took for ever. */
async function askEvenly(
  ask: (text: string) => Promise<unknown>,
  texts: readonly string[],
  rate: number,
): Promise<number[]> {
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
