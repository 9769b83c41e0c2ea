import type { search } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import { pageOf } from '../db/page.ts';
import { anyone, type ContextHandlers } from '../http/handler.ts';
import type { Log } from '../http/log.ts';
import { readDictionary } from '../platform-config/queries.ts';
import { findCorrections } from './corrections.ts';
import { COUNTED_TO, type DocumentKind, type FoundDocuments, type SearchType } from './find-documents.ts';
import { findFunctions, functionNames } from './find-functions.ts';
import type { SearchIndex } from './search-index.ts';
import { countSearch, readHotWords } from './search-words.ts';
import { suggestions } from './suggestions.ts';
import { searchParts } from './tokens.ts';

const HOT_WORDS = 'search_hot_words';
const HOT_TEXTS = 'industry_home_roll_text';

const documentKind = (type: SearchType): DocumentKind | undefined =>
  type === 'all' || type === 'function' ? undefined : type;

/** The search of the whole site (domain rules 25). */
export function searchHandlers(database: Database, index: SearchIndex, log: Log): ContextHandlers<typeof search> {
  async function hotWords(): Promise<string[]> {
    const chosen = await database.withSession({}, (transaction) => readDictionary(transaction, HOT_WORDS));
    return database.withWorker((transaction) => readHotWords(transaction, chosen));
  }
  const corrected = async (parts: readonly string[], names: readonly string[]) => {
    const words = await hotWords();
    return database.withSession({}, (transaction) => findCorrections(index, transaction, parts, [...words, ...names]));
  };
  return {
    search: anyone(async ({ query }, { whoAsks }) => {
      const { type, sort, current, size } = query;
      const parts = searchParts(query.keyword);
      const member = await whoAsks();
      const functions = findFunctions(parts, member);
      // Functions stand before everything else, so they shift the documents.
      const ahead = type === 'all' || type === 'function' ? functions : [];
      const start = (current - 1) * size;
      const shown = ahead.slice(start, start + size);
      const found = await database.withSession({}, (transaction) =>
        index.find(transaction, {
          parts,
          kind: documentKind(type),
          sort,
          offset: Math.max(0, start - ahead.length),
          limit: type === 'function' ? 0 : Math.max(0, Math.min(size, COUNTED_TO - start) - shown.length),
        }),
      );
      const counts = countsOf(found.counts, functions.length);
      if (current === 1 && counts.all > 0) await countQuietly(database, log, query.keyword);
      const corrections = counts.all > 0 ? [] : await corrected(parts, functionNames(member));
      const listed = Math.min(counts[type], COUNTED_TO);
      return { ...pageOf([...shown, ...found.hits], listed, query), counts, countedTo: COUNTED_TO, corrections };
    }),
    suggest: anyone(async ({ query }, { whoAsks }) => {
      const parts = searchParts(query.keyword);
      const member = await whoAsks();
      const [words, titles] = await Promise.all([
        hotWords(),
        database.withSession({}, (transaction) => index.titlesFor(transaction, parts)),
      ]);
      return suggestions(parts, [...words, ...functionNames(member), ...titles]);
    }),
    hotWords: anyone(hotWords),
    hotTexts: anyone(() => database.withSession({}, (transaction) => readDictionary(transaction, HOT_TEXTS))),
  };
}

/** Of a kind and of all: more than are counted are one more. */
function countsOf({ news, service, goods }: FoundDocuments['counts'], functions: number) {
  const all = Math.min(functions + news + service + goods, COUNTED_TO + 1);
  return { all, news, service, goods, function: functions };
}

/** A search answers whether or not it could be counted. */
async function countQuietly(database: Database, log: Log, keyword: string): Promise<void> {
  try {
    await database.withWorker((transaction) => countSearch(transaction, keyword));
  } catch (error) {
    log.warn({ err: error }, 'a search was not counted');
  }
}
