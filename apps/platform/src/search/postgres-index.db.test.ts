import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { searchIndexSuite } from '../testing/search-index-suite.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { postgresIndex } from './postgres-index.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(() => db.database.withWorker((transaction) => transaction.deleteFrom('search_document').execute()));

describe('the index in PostgreSQL', () => searchIndexSuite(postgresIndex, () => db));
