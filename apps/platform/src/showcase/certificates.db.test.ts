import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoPlatform } from '../testing/demo-platform.ts';
import { addBusiness, addMember } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { openSession, PATHS, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createDemoPlatform();
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

  it('say what they let their company build, where they say so', async () => {
    const [{ id }] = (await list({})).records;
    await platform.db.admin(`update qualification set scope = '' where id = ${id}`);
    expect(await ask(`detail?id=${id}`)).toMatchObject({ scope: '' });
    await platform.db.admin(`update qualification set scope = '各类房屋建筑工程的施工' where id = ${id}`);
    expect(await ask(`detail?id=${id}`)).toMatchObject({ scope: '各类房屋建筑工程的施工' });
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
  const tryRevoke = async (number: string, businessId?: string) => {
    const { token } = await addOperator(platform.db);
    const body = { number, reason: '主管部门撤销', ...(businessId && { businessId }) };
    return platform.post('/api/rs-ops-service/certificate/revoke', body, { tokens: { operatorToken: token } });
  };
  const revoke = async (number: string, businessId?: string) => (await tryRevoke(number, businessId)).code;

  it('is told by the whole number, until it ends or is revoked', async () => {
    const [{ id }] = (await list({})).records;
    const [row] = await platform.db.admin<{ cert_no: string }>(
      `update qualification set expire_date = null where id = ${id} returning cert_no`,
    );
    const number = row?.cert_no ?? '';
    expect(await verify(number)).toMatchObject({ kind: 'qualification', id, number, state: 'valid' });
    expect(await verify(number.slice(0, -1))).toBeNull();
    const wide = `Ｄ${number.slice(1, 5)} ${number.slice(5)}`;
    for (const typed of [number.toLowerCase(), wide]) {
      expect(await verify(typed)).toMatchObject({ id, number });
      expect((await list({ keyword: typed })).records).toMatchObject([{ id }]);
    }
    await platform.db.admin(`update qualification set expire_date = current_date - 2 where id = ${id}`);
    expect(await verify(number)).toMatchObject({ state: 'expired' });
    expect([await revoke(number), await revoke(number), await revoke('D-none')]).toEqual([200, 200, 404]);
    expect(await verify(number)).toMatchObject({ state: 'revoked' });
    expect(await ask(`detail?id=${id}`)).toMatchObject({ state: 'revoked' });
    await platform.db.admin(`update qualification set is_shown = false where id = ${id}`);
    expect(await verify(number)).toBeNull();
  });

  it('counts in the lists and on the page of its company while it holds', async () => {
    const [{ id, businessId, grade, categoryName, series }] = (await list({ size: '100' })).records;
    const ofCompany = async (): Promise<string[]> =>
      (await platform.get(`${PATHS.front}/company/detail?id=${businessId}`)).data.qualifications.map(
        ({ id: shown }: { id: string }) => shown,
      );
    const counted = async () => {
      const facets: { name: string; count: number }[] = (await list({ series, categoryName })).facets.grades;
      return facets.find(({ name }) => name === grade)?.count ?? 0;
    };
    const companiesOf = async () => {
      const { data } = await platform.get(`${PATHS.front}/company/facets`);
      return data.grades.find(({ name }: { name: string }) => name === grade)?.count ?? 0;
    };
    // The only certificate of its grade that the company has left, so that the company has the grade by it alone.
    const others = 'business_id = $1 and grade = $2 and id <> $3';
    await platform.db.admin(`update qualification set is_shown = false where ${others}`, [businessId, grade, id]);
    const before = { ids: await ofCompany(), certificates: await counted(), companies: await companiesOf() };
    expect(before.ids).toContain(id);
    for (const change of ['expire_date = current_date - 2', 'expire_date = null, revoked_at = now()']) {
      await platform.db.admin(`update qualification set ${change} where id = $1`, [id]);
      expect(await ofCompany()).not.toContain(id);
      expect([await counted(), await companiesOf()]).toEqual([before.certificates - 1, before.companies - 1]);
    }
  });

  it('of several companies with one number ends for the one that is named', async () => {
    const [{ id, businessId }, other] = (await list({ size: '100' })).records.filter(
      (one: { businessId: string }, at: number, all: { businessId: string }[]) =>
        all.findIndex(({ businessId: same }) => same === one.businessId) === at,
    );
    const shared = 'D222999111';
    await platform.db.admin('update qualification set cert_no = $1 where id in ($2, $3)', [shared, id, other.id]);
    const states = async () => {
      const { records } = await list({ keyword: shared });
      return new Map(records.map((row: { id: string; state: string }) => [row.id, row.state]));
    };
    const before = await states();
    const refused = await tryRevoke(shared);
    expect(refused).toMatchObject({ code: 422, msg: expect.stringContaining(`（${businessId}）`) });
    expect(await states()).toEqual(before);
    expect(await revoke(shared, '1')).toBe(404);
    expect(await revoke(shared, businessId)).toBe(200);
    expect(await states()).toEqual(new Map(before).set(id, 'revoked'));
    expect(await verify(shared)).toMatchObject({ id: other.id });
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
    expect(await verify('zs2026112500009')).toMatchObject({ ...holds, number: 'ZS2026112500009' });
    expect(await revoke('ZS2026112500009')).toBe(200);
    expect(await verify('ZS2026112500009')).toMatchObject({ state: 'revoked' });
  });
});
