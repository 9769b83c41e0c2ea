import { defineContext } from '../context.ts';
import { searchHandlers } from './handlers.ts';
import { postgresIndex } from './postgres-index.ts';
import { refillGrams } from './refill-grams.ts';

export const searchContext = defineContext({
  tables: {
    search_document: 'public',
    search_posting: 'public',
    search_word: 'system',
  },
  handlers: ({ database, log }) => ({ search: searchHandlers(database, postgresIndex, log) }),
  jobs: () => ({ 'search.refill': refillGrams }),
});
