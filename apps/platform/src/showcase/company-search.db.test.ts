import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../http/log.ts';
import { runNextJob } from '../jobs/run-job.ts';
import { postgresIndex } from '../search/postgres-index.ts';
import { asEntered } from '../search/sought.ts';
import { addBusiness } from '../testing/members.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { companySearchJob } from './company-document.ts';

let db: TestDatabase;
let businessId: string;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  businessId = await addBusiness(db, '白山盘扣脚手架');
  await db.admin('update business set cert_status = 2 where id = $1', [businessId]);
  await db.admin(
    `insert into company_profile (business_id, short_name, is_published) values ($1, '白山盘扣', true)
     on conflict (business_id) do update set is_published = true`,
    [businessId],
  );
  await runJobs();
});

async function runJobs(): Promise<void> {
  const handlers = { 'search.company': companySearchJob(db.database, postgresIndex) };
  while (await runNextJob(db.database, handlers, createLog('silent')));
}

async function found(word = '白山盘扣'): Promise<string[]> {
  const search = { parts: asEntered([word]), kind: 'company', sort: 'default', offset: 0, limit: 100 } as const;
  const { hits } = await postgresIndex.find(db.database, search);
  return hits.map(({ id }) => id);
}

describe('a company under the search of the whole site', () => {
  it('is found when it is certified and shows itself', async () => {
    expect(await found()).toContain(businessId);
  });

  it.each([
    ['update business set cert_status = 1 where id = $1'],
    ['update company_profile set is_published = false where business_id = $1'],
    ['delete from company_profile where business_id = $1'],
  ])('is found no more with %s itself, and not by the job after it', async (change) => {
    await db.admin(change, [businessId]);
    expect(await found()).not.toContain(businessId);
    await db.admin('update business set vip_level = vip_level where id = $1', [businessId]);
    await runJobs();
    expect(await found()).not.toContain(businessId);
  });

  it('is found by what it is called now', async () => {
    await db.admin(`update business set name = '延吉爬架租赁' where id = $1`, [businessId]);
    await runJobs();
    expect(await found('延吉爬架')).toContain(businessId);
    const { hits } = await postgresIndex.find(db.database, {
      parts: asEntered(['白山盘扣脚手架']),
      kind: 'company',
      sort: 'default',
      offset: 0,
      limit: 100,
    });
    expect(hits.map(({ id }) => id)).not.toContain(businessId);
  });

  it('is found again when it is certified again', async () => {
    await db.admin('update business set cert_status = 1 where id = $1', [businessId]);
    await db.admin('update business set cert_status = 2 where id = $1', [businessId]);
    await runJobs();
    expect(await found()).toContain(businessId);
  });
});
