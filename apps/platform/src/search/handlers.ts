import type { search } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import { pageOf } from '../db/page.ts';
import { anyone, type ContextHandlers } from '../http/handler.ts';
import type { Log } from '../http/log.ts';
import { readDictionary } from '../platform-config/queries.ts';
import { type DocumentKind, findDocuments, type SearchType, suggestTitles } from './find-documents.ts';
import { findFunctions } from './find-functions.ts';
import { countSearch, readHotWords } from './search-words.ts';
import { searchParts } from './tokens.ts';

const HOT_WORDS = 'search_hot_words';
const HOT_TEXTS = 'industry_home_roll_text';

const documentKind = (type: SearchType): DocumentKind | undefined =>
  type === 'all' || type === 'function' ? undefined : type;

/** The search of the whole site (domain rules 25). */
export function searchHandlers(database: Database, log: Log): ContextHandlers<typeof search> {
  return {
    search: anyone(async ({ query }, { whoAsks }) => {
      const { type, sort, current, size } = query;
      const parts = searchParts(query.keyword);
      const functions = findFunctions(parts, await whoAsks());
      // Functions stand before everything else, so they shift the documents.
      const ahead = type === 'all' || type === 'function' ? functions : [];
      const start = (current - 1) * size;
      const shown = ahead.slice(start, start + size);
      const found = await database.withSession({}, (transaction) =>
        findDocuments(transaction, {
          parts,
          kind: documentKind(type),
          sort,
          offset: Math.max(0, start - ahead.length),
          limit: type === 'function' ? 0 : size - shown.length,
        }),
      );
      const { news, service, goods } = found.counts;
      const counts = {
        all: functions.length + news + service + goods,
        news,
        service,
        goods,
        function: functions.length,
      };
      if (current === 1 && counts.all > 0) await countQuietly(database, log, query.keyword);
      return { ...pageOf([...shown, ...found.hits], counts[type], query), counts };
    }),
    suggest: anyone(({ query }) =>
      database.withSession({}, (transaction) => suggestTitles(transaction, searchParts(query.keyword))),
    ),
    hotWords: anyone(async () => {
      const chosen = await database.withSession({}, (transaction) => readDictionary(transaction, HOT_WORDS));
      return database.withWorker((transaction) => readHotWords(transaction, chosen));
    }),
    hotTexts: anyone(() => database.withSession({}, (transaction) => readDictionary(transaction, HOT_TEXTS))),
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
