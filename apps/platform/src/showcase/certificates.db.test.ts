import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withConnection } from '../db/connection.ts';
import { demoSeed } from '../demo/seed.ts';
import { addBusiness, addMember } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { createTestPlatform, openSession, PATHS, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
  const seed = demoSeed({ now: new Date(), hashPassword: async () => '$argon2id$demo' });
  await withConnection(platform.db.access.admin, seed);
});
afterAll(() => platform.close());

const ask = async (path: string, session?: Parameters<TestPlatform['get']>[1]) =>
  (await platform.get(`${PATHS.front}/qualification/${path}`, session)).data;
const list = (query: Readonly<Record<string, string>>) => ask(`list?${new URLSearchParams(query)}`);

describe('the certificates that companies show (domain 21)', () => {
  it('are narrowed step by step, each step counting what it leaves', async () => {
    const all = await list({});
    const [series] = all.facets.series;
    const narrowed = await list({ series: series.name });
    expect(narrowed.total).toBe(series.count);
    const [category] = narrowed.facets.categories;
    const further = await list({ series: series.name, categoryName: category.name });
    expect(further.total).toBe(category.count);
    expect(further.facets.series).toEqual(all.facets.series);
    const [region] = further.facets.regions;
    const there = await list({ series: series.name, categoryName: category.name, region: region.name });
    expect(there.total).toBe(region.count);
    expect(there.records[0].regionName.split(' ')[0]).toBe(region.name);
    expect(there.companies).toBeLessThanOrEqual(there.total);
  });

  it('stand with the better grades first', async () => {
    const { records } = await list({ size: '100' });
    const ranks = records.map(({ grade }: { grade: string }) => '特一甲二乙三丙'.indexOf(grade.charAt(0)));
    const known = ranks.filter((rank: number) => rank >= 0);
    expect(ranks.slice(0, known.length)).toEqual(known);
    expect(known[0]).toBeLessThan(known.at(-1));
  });

  it('tell members alone their whole number, and are found by nothing less than it', async () => {
    const [shown] = (await list({})).records;
    const [row] = await platform.db.admin<{ cert_no: string }>(
      `select cert_no from qualification where id = ${shown.id}`,
    );
    const whole = row?.cert_no ?? '';
    expect(shown.certNo).toBe(`${whole.slice(0, 3)}****${whole.slice(-3)}`);
    expect((await list({ keyword: whole })).records.map(({ id }: { id: string }) => id)).toContain(shown.id);
    expect((await list({ keyword: whole.slice(0, -1) })).total).toBe(0);
    const session = await openSession(platform, '13500000002');
    expect((await ask(`detail?id=${shown.id}`, session)).certNo).toBe(whole);
  });

  it('say whether they are in force: valid on their last day, about to end for 60 days before', async () => {
    const [{ id }] = (await list({})).records;
    const stateAfter = async (days: number) => {
      await platform.db.admin(
        `update qualification set expire_date = (now() at time zone 'Asia/Shanghai')::date + ${days} where id = ${id}`,
      );
      const { state, daysLeft } = await ask(`detail?id=${id}`);
      expect(daysLeft).toBe(days);
      return state;
    };
    expect(await stateAfter(61)).toBe('valid');
    expect(await stateAfter(60)).toBe('expiring');
    expect(await stateAfter(0)).toBe('expiring');
    expect(await stateAfter(-1)).toBe('expired');
  });

  it('are gone with the page of their company, and when it hides them', async () => {
    const [{ id, businessId }] = (await list({})).records;
    const code = async () => (await platform.get(`${PATHS.front}/qualification/detail?id=${id}`)).code;
    await platform.db.admin(`update qualification set is_shown = false where id = ${id}`);
    expect(await code()).toBe(404);
    await platform.db.admin(`update qualification set is_shown = true where id = ${id}`);
    await platform.db.admin(`update company_profile set is_published = false where business_id = ${businessId}`);
    expect(await code()).toBe(404);
  });
});

describe('whether a certificate holds (domain 21)', () => {
  const verify = async (number: string) => (await ask(`verify?${new URLSearchParams({ number })}`)).certificate;
  const revoke = async (number: string) => {
    const { token } = await addOperator(platform.db);
    const body = { number, reason: '主管部门撤销' };
    return (await platform.post('/api/rs-ops-service/certificate/revoke', body, { tokens: { operatorToken: token } }))
      .code;
  };

  it('is told by the whole number, until it ends or is revoked', async () => {
    const [{ id }] = (await list({})).records;
    const [row] = await platform.db.admin<{ cert_no: string }>(
      `update qualification set expire_date = null where id = ${id} returning cert_no`,
    );
    const number = row?.cert_no ?? '';
    expect(await verify(number)).toMatchObject({ kind: 'qualification', id, number, state: 'valid' });
    expect(await verify(number.slice(0, -1))).toBeNull();
    await platform.db.admin(`update qualification set expire_date = current_date - 2 where id = ${id}`);
    expect(await verify(number)).toMatchObject({ state: 'expired' });
    expect([await revoke(number), await revoke(number), await revoke('D-none')]).toEqual([200, 200, 404]);
    expect(await verify(number)).toMatchObject({ state: 'revoked' });
    expect(await ask(`detail?id=${id}`)).toMatchObject({ state: 'revoked' });
    await platform.db.admin(`update qualification set is_shown = false where id = ${id}`);
    expect(await verify(number)).toBeNull();
  });

  it('is told of a learner by the code, with part of the name', async () => {
    const { userId } = await addMember(platform.db, await addBusiness(platform.db, '结业建设'));
    await platform.db.admin(
      `insert into lesson_certificate (user_id, lesson_id, code, name)
       select $1, id, 'ZS2026112500009', '尹学成' from lesson limit 1`,
      [userId],
    );
    const holds = { kind: 'lesson', holder: '尹**', state: 'valid', expireDate: '' };
    expect(await verify('ZS2026112500009')).toMatchObject(holds);
    expect(await revoke('ZS2026112500009')).toBe(200);
    expect(await verify('ZS2026112500009')).toMatchObject({ state: 'revoked' });
  });
});
