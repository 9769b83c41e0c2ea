import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../http/log.ts';
import { runNextJob } from '../jobs/run-job.ts';
import { postgresIndex } from '../search/postgres-index.ts';
import { asEntered } from '../search/sought.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { needSearchJob } from './need-document.ts';

let db: TestDatabase;
let needId: string;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  const [row] = await db.admin<{ id: string }>(
    `insert into need (code, title, need_type, province_code, city_code, city_name, district_code, district_name,
       deadline, description, is_public, status, publish_time)
     values ('XQ' || nextval('search_slot'), '盘扣架体验算', 2, '220000', '220100', '长春市', '220104', '朝阳区', '2099-01-01', '高支模专项',
       true, 1, now()) returning id::text`,
  );
  needId = row?.id ?? '';
  await runJobs();
});

async function runJobs(): Promise<void> {
  while (await runNextJob(db.database, { 'search.need': needSearchJob(postgresIndex) }, createLog('silent')));
}

async function found(word = '盘扣架体'): Promise<string[]> {
  const search = { parts: asEntered([word]), kind: 'need', sort: 'default', offset: 0, limit: 100 } as const;
  const { hits } = await postgresIndex.find(db.database, search);
  return hits.map(({ id }) => id);
}

describe('a need under the search of the whole site', () => {
  it('is found by title and description while it is shown', async () => {
    expect(await found()).toContain(needId);
    expect(await found('高支模专项')).toContain(needId);
  });

  it.each([
    ['update need set status = 4 where id = $1'],
    ['update need set status = 3, owner_agrees = true where id = $1'],
    ['update need set is_public = false where id = $1'],
    ['delete from need where id = $1'],
  ])('is found no more with %s itself, and not by the job after it', async (change) => {
    await db.admin('update need set title = title where id = $1', [needId]);
    await db.admin(change, [needId]);
    expect(await found()).not.toContain(needId);
    await runJobs();
    expect(await found()).not.toContain(needId);
  });

  it('is found again as a case that both sides show', async () => {
    await db.admin('update need set status = 3, owner_agrees = true, replier_agrees = true where id = $1', [needId]);
    await runJobs();
    expect(await found()).toContain(needId);
  });
});
