import { connect } from '../src/db/connection.ts';
import { answerSearch } from '../src/search/answer-search.ts';
import { postgresIndex } from '../src/search/postgres-index.ts';
import { createWordStock } from '../src/search/word-stock.ts';
import { openBenchDatabase } from './bench-database.ts';
import { ndcg } from './judged/ndcg.ts';
import { readJudgedDocuments, readJudgedQueries } from './judged/read-judged.ts';
import { likeContestant, trigramContestant } from './judged/sql-contestants.ts';

// How well the search answers 80 queries that were judged by hand before its ranking was tuned (nDCG of the first ten
// hits), beside pg_trgm and a plain LIKE over the same documents.

const bench = await openBenchDatabase();
const admin = await connect(bench.admin);
try {
  const documents = readJudgedDocuments();
  const queries = readJudgedQueries();
  await bench.database.withWorker(async (transaction) => {
    for (const item of documents) await postgresIndex.put(transaction, item);
  });
  const stock = createWordStock(postgresIndex, bench.database, async () => []);
  const ours = async (keyword: string) => {
    const { hits } = await answerSearch(postgresIndex, bench.database, await stock(), keyword, {
      kind: undefined,
      sort: 'default',
      offset: 0,
      limit: 10,
    });
    return hits.map(({ id }) => id);
  };
  const contestants = {
    search: ours,
    pg_trgm: await trigramContestant(admin, documents),
    like: await likeContestant(admin, documents),
  };
  const groups = [...new Set(queries.map(({ group }) => group))];
  for (const [name, ask] of Object.entries(contestants)) {
    const scores: { readonly group: string; readonly score: number }[] = [];
    for (const { group, keyword, grades } of queries) {
      const found = await ask(keyword);
      const score = ndcg(found, grades);
      scores.push({ group, score });
      if (process.env.BENCH_VERBOSE && name === 'search' && score < 0.95) {
        process.stdout.write(`  ${score.toFixed(2)} ${keyword}: ${found.join(' ')}\n`);
      }
    }
    const meanOf = (group?: string) => {
      const chosen = scores.filter((each) => group === undefined || each.group === group);
      return (chosen.reduce((sum, { score }) => sum + score, 0) / chosen.length).toFixed(3);
    };
    const byGroup = groups.map((group) => `${group} ${meanOf(group)}`).join(', ');
    process.stdout.write(`nDCG@10 of ${queries.length} queries, ${name}: ${meanOf()} (${byGroup})\n`);
  }
} finally {
  await admin.end();
  await bench.close();
}
