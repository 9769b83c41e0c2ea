import type { search } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import { pageOf } from '../db/page.ts';
import { addressKey } from '../http/address-key.ts';
import { anyone, type ContextHandlers } from '../http/handler.ts';
import type { Log } from '../http/log.ts';
import { TokenBuckets } from '../http/token-bucket.ts';
import { readDictionary } from '../platform-config/queries.ts';
import { answerSearch, sumOf } from './answer-search.ts';
import type { DocumentKind } from './documents.ts';
import type { DocumentCounts, SearchType } from './find-documents.ts';
import { findFunctions, functionsOf } from './find-functions.ts';
import type { SearchIndex } from './search-index.ts';
import { countSearch, readHotWords } from './search-words.ts';
import { suggestFor } from './suggestions.ts';
import { fold, searchParts } from './tokens.ts';
import { createWordStock } from './word-stock.ts';

const HOT_WORDS = 'search_hot_words';
/** Hits of a kind beyond this many are neither listed nor told apart in number: nobody turns that many pages. */
const COUNTED_TO = 1000;
/** A search of one network counts once a day: nobody writes on everybody's page by searching again. */
const COUNTED_OF_NETWORK = { burst: 1, perSecond: 1 / 86_400 };
const HOT_TEXTS = 'industry_home_roll_text';

const documentKind = (type: SearchType): DocumentKind | undefined =>
  type === 'all' || type === 'function' ? undefined : type;

/** The search of the whole site (domain rules 25). */
export function searchHandlers(database: Database, index: SearchIndex, log: Log): ContextHandlers<typeof search> {
  async function hotWords(): Promise<string[]> {
    const chosen = await database.withSession({}, (transaction) => readDictionary(transaction, HOT_WORDS));
    return database.withWorker((transaction) => readHotWords(transaction, chosen));
  }
  const counted = new TokenBuckets(COUNTED_OF_NETWORK);
  const isNew = (clientAddress: string, keyword: string) =>
    counted.take(`${addressKey(clientAddress)} ${fold(keyword)}`, performance.now()) === 0;
  const stock = createWordStock(index, database, hotWords);
  return {
    search: anyone(async ({ query }, { whoAsks, clientAddress }) => {
      const { type, sort, current, size } = query;
      const parts = searchParts(query.keyword);
      const member = await whoAsks();
      const functions = findFunctions(parts, member);
      // Functions stand before everything else, so they shift the documents.
      const ahead = type === 'all' || type === 'function' ? functions : [];
      const start = (current - 1) * size;
      const shown = ahead.slice(start, start + size);
      const manner = {
        kind: documentKind(type),
        sort,
        offset: Math.max(0, start - ahead.length),
        limit: type === 'function' ? 0 : Math.max(0, Math.min(size, COUNTED_TO - start) - shown.length),
      };
      const found = await answerSearch(index, database, await stock(), query.keyword, manner, functions.length > 0);
      const counts = countsOf(found.counts, functions.length);
      const searched = found.instead === '' ? query.keyword : found.instead;
      if (current === 1 && counts.all > 0 && isNew(clientAddress, searched))
        await countQuietly(database, log, searched);
      const listed = Math.min(counts[type], COUNTED_TO);
      const { instead, corrections, shorter } = found;
      return {
        ...pageOf([...shown, ...found.hits], listed, query),
        counts,
        countedTo: COUNTED_TO,
        instead,
        corrections: [...corrections],
        shorter: [...shorter],
      };
    }),
    suggest: anyone(async ({ query }, { whoAsks }) => {
      const member = await whoAsks();
      return suggestFor(index, database, await stock(), query.keyword, functionsOf(member));
    }),
    hotWords: anyone(hotWords),
    hotTexts: anyone(() => database.withSession({}, (transaction) => readDictionary(transaction, HOT_TEXTS))),
  };
}

/** Of each kind and of all: more than are counted are one more. */
function countsOf(documents: DocumentCounts, functions: number) {
  const capped = (count: number) => Math.min(count, COUNTED_TO + 1);
  const { news, service, goods, company, lesson, need, law } = documents;
  return {
    all: capped(sumOf(documents) + functions),
    news: capped(news),
    service: capped(service),
    goods: capped(goods),
    company: capped(company),
    lesson: capped(lesson),
    need: capped(need),
    law: capped(law),
    function: functions,
  };
}

/** A search answers whether or not it could be counted. */
async function countQuietly(database: Database, log: Log, keyword: string): Promise<void> {
  try {
    await database.withWorker((transaction) => countSearch(transaction, keyword));
  } catch (error) {
    log.warn({ err: error }, 'a search was not counted');
  }
}
