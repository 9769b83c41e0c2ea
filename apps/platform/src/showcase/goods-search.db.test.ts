import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../http/log.ts';
import { runNextJob } from '../jobs/run-job.ts';
import { postgresIndex } from '../search/postgres-index.ts';
import { asEntered } from '../search/sought.ts';
import { addBusiness } from '../testing/members.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { goodsSearchJob } from './goods-document.ts';

let db: TestDatabase;
let businessId: string;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  businessId = await addBusiness(db, '通化线材');
  await db.admin('update business set cert_status = 2 where id = $1', [businessId]);
  await db.admin(
    `insert into company_profile (business_id, short_name, is_published) values ($1, '线材', true)
     on conflict (business_id) do update set is_published = true`,
    [businessId],
  );
});

async function offer(facts: { readonly side?: string; readonly hidden?: boolean; readonly age?: string } = {}) {
  const [row] = await db.admin<{ id: string }>(
    `insert into supply_demand (business_id, tab, side, category_name, title, specification, amount, is_anonymous,
       create_time, deadline, url)
     values ($1, 'material', $2, '钢材', '螺纹钢', 'HRB400E Φ18', 365000, $3, now() - $4::interval, now() + '1 day', '/')
     returning id::text`,
    [businessId, facts.side ?? 'supply', facts.hidden ?? false, facts.age ?? '0'],
  );
  return row?.id ?? '';
}

async function runJobs(): Promise<void> {
  const handlers = { 'search.goods': goodsSearchJob(db.database, postgresIndex) };
  while (await runNextJob(db.database, handlers, createLog('silent')));
}

async function find() {
  await runJobs();
  return hits();
}

async function hits() {
  const search = { parts: asEntered(['hrb400e']), kind: 'goods', sort: 'default', offset: 0, limit: 100 } as const;
  const found = await postgresIndex.find(db.database, search);
  return found.hits.filter(({ url }) => url.includes(businessId));
}

describe('goods under the search of the whole site', () => {
  it('are found by their specification, and lead to the goods of their company', async () => {
    const id = await offer();
    expect(await find()).toMatchObject([
      { id, title: '螺纹钢', url: `/default/company/detail?id=${businessId}&tab=goods` },
    ]);
  });

  it('are found once, as they were offered last, and are no demands and no offers without a name', async () => {
    await offer({ age: '1 hour' });
    const last = await offer();
    await offer({ side: 'require' });
    await offer({ hidden: true });
    expect((await find()).map(({ id }) => id)).toEqual([last]);
    await db.admin('delete from supply_demand where id = $1', [last]);
    expect(await hits()).toEqual([]);
    expect(await find()).toHaveLength(1);
  });

  it.each([
    ['update business set cert_status = 1 where id = $1'],
    ['update company_profile set is_published = false where business_id = $1'],
    ['update supply_demand set is_anonymous = true where business_id = $1'],
    ['delete from supply_demand where business_id = $1'],
  ])('are found no more with %s itself, and not by the job after it', async (change) => {
    await offer();
    expect(await find()).toHaveLength(1);
    await db.admin(change, [businessId]);
    expect(await hits()).toEqual([]);
    expect(await find()).toEqual([]);
  });

  it('are found no more once their offer has ended', async () => {
    await offer();
    expect(await find()).toHaveLength(1);
    const waiting = `kind = 'search.goods' and payload->>'companyId' = $1`;
    const [job] = await db.admin<{ ends: boolean }>(
      `select run_at = (select max(deadline) from supply_demand where business_id = $2) as ends
       from job where ${waiting} and run_at > now()`,
      [businessId, businessId],
    );
    expect(job?.ends).toBe(true);
    await db.admin(`update supply_demand set deadline = now() - interval '1 second' where business_id = $1`, [
      businessId,
    ]);
    expect(await find()).toEqual([]);
  });
});
