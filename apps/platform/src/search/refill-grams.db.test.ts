import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../http/log.ts';
import { EVERY, runNextJob } from '../jobs/run-job.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { postgresIndex } from './postgres-index.ts';
import { refillGrams } from './refill-grams.ts';
import { asEntered } from './sought.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

it('a document of before there were grams is found once its grams are made', async () => {
  await db.admin(
    `insert into search_document (kind, record_id, title, folded, folded_title, publish_time, url)
     values ('need', 1, '求购盘扣架', '求购盘扣架', '求购盘扣架', now(), '/need?id=1')`,
  );
  const find = async () => {
    const search = { parts: asEntered(['盘扣架']), kind: undefined, sort: 'default', offset: 0, limit: 10 } as const;
    return postgresIndex.find(db.database, search);
  };
  expect((await find()).hits).toEqual([]);
  await db.database.withWorker((transaction) => scheduleJob(transaction, { kind: 'search.refill', key: EVERY }));
  await runNextJob(db.database, { 'search.refill': refillGrams }, createLog('silent'));
  const { hits, counts } = await find();
  expect(hits.map(({ type, id }) => `${type}/${id}`)).toEqual(['need/1']);
  expect(counts).toMatchObject({ need: 1 });
});
