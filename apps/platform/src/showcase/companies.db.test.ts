import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDemoPlatform } from '../testing/demo-platform.ts';
import { addBusiness, addMember, tokensOf } from '../testing/members.ts';
import { PATHS, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createDemoPlatform();
});
afterAll(() => platform.close());

type Query = Readonly<Record<string, string>>;
type Tokens = ReturnType<typeof tokensOf>;

const ask = async (path: string, query: Query = {}, tokens?: Tokens) =>
  (await platform.get(`${PATHS.front}/company/${path}?${new URLSearchParams(query)}`, tokens)).data;
const list = (query: Query = {}) => ask('list', { size: '100', ...query });

const newMember = async (change = '') => {
  const businessId = await addBusiness(platform.db, '看客建设');
  if (change) await platform.db.admin(`update business set ${change} where id = $1`, [businessId]);
  return tokensOf(await addMember(platform.db, businessId));
};

describe('the companies that show themselves (domain 20)', () => {
  it('are narrowed by role, grade, city and level, each facet counting what the others leave', async () => {
    const facets = await ask('facets');
    const filters = [
      ['role', facets.roles],
      ['grade', facets.grades],
      ['cityCode', facets.cities],
      ['vipLevel', facets.vipLevels],
    ] as const;
    for (const [name, choices] of filters) {
      for (const choice of choices.slice(0, 3)) {
        expect((await list({ [name]: choice.name })).total, `${name} ${choice.name}`).toBe(choice.count);
      }
    }
    const [city] = facets.cities;
    const there = await ask('facets', { cityCode: city.name });
    expect(there.cities).toEqual(facets.cities);
    const [role] = there.roles;
    const found = await list({ cityCode: city.name, role: role.name });
    expect(found.total).toBe(role.count);
    expect(new Set(found.records.map(({ regionName }: { regionName: string }) => regionName.split(' ')[0])).size).toBe(
      1,
    );
    const labelled = (await list({ label: 'zjtx' })).records;
    expect(labelled.length).toBeGreaterThan(0);
    for (const { tags } of labelled) expect(tags).toContain('专精特新');
    expect((await list({ keyword: '砚北' })).records).toMatchObject([{ name: expect.stringContaining('砚北') }]);
  });

  it('that are asked for by a grade say what they have it for', async () => {
    const { grades } = await ask('facets');
    expect(grades.length).toBeGreaterThan(2);
    for (const { name: grade } of grades) {
      for (const { qualification } of (await list({ grade })).records) expect(qualification.endsWith(grade)).toBe(true);
    }
  });

  it('stand with the featured ones first, then those with a logo, then the most visited', async () => {
    const { records } = await list();
    const logos = records.map(({ logo }: { logo: string }) => logo !== '');
    expect(logos.indexOf(false)).toBe(logos.filter(Boolean).length);
    const views = records
      .filter(({ logo }: { logo: string }) => logo === '')
      .map((row: { viewCount: number }) => row.viewCount);
    expect(views).toEqual(views.toSorted((a: number, b: number) => b - a));
    const [first] = await platform.db.admin<{ id: string }>(
      'select business_id as id from company_profile where is_published order by featured limit 1',
    );
    expect(records[0].id).toBe(first?.id);
  });

  it('are visited once in half an hour by one visitor', async () => {
    const { id, viewCount } = (await list()).records[0];
    const view = async (from: string) =>
      (await platform.post(`${PATHS.front}/company/view`, { id }, { from })).data.viewCount;
    expect([await view('10.1.1.1'), await view('10.1.1.1'), await view('10.1.1.2')]).toEqual([
      viewCount + 1,
      viewCount + 1,
      viewCount + 2,
    ]);
    await platform.db.admin(`update company_view set viewed_at = now() - interval '31 minutes'`);
    expect(await view('10.1.1.1')).toBe(viewCount + 3);
    expect((await platform.post(`${PATHS.front}/company/view`, { id: '1' })).code).toBe(404);
  });

  it('are followed by a member, and left again', async () => {
    const [first, second] = (await list()).records;
    const tokens = await newMember();
    const follow = (id: string, isFollowed: number) =>
      platform.post(`${PATHS.front}/company/follow`, { id, isFollowed }, { tokens });
    const followed = async () => (await ask('followed', {}, tokens)).map(({ id }: { id: string }) => id);
    for (const { id } of [first, second, first]) expect((await follow(id, 1)).code).toBe(200);
    expect(await followed()).toEqual([second.id, first.id]);
    const isFollowed = async (who?: Tokens) => (await ask('detail', { id: second.id }, who)).isFollowed;
    expect([await isFollowed(tokens), await isFollowed(await newMember()), await isFollowed()]).toEqual([
      true,
      false,
      null,
    ]);
    await follow(second.id, 0);
    expect(await followed()).toEqual([first.id]);
    expect((await follow('1', 1)).code).toBe(404);
    await platform.db.admin('update company_profile set is_published = false where business_id = $1', [first.id]);
    expect(await followed()).toEqual([]);
    await platform.db.admin('update company_profile set is_published = true where business_id = $1', [first.id]);
  });
});

describe('the page of one company (domain 20)', () => {
  const detailOf = async (id: string, tokens?: Tokens) => ask('detail', { id }, tokens);
  const offering = async () => {
    const [row] = await platform.db.admin<{ id: string }>(
      `select business_id as id from supply_demand where side = 'supply' and tab = 'material'
        and business_id in (select business_id from company_profile where is_published) limit 1`,
    );
    return row?.id ?? '';
  };

  it('shows certificates with their state, their numbers whole to members alone', async () => {
    const id = (await list()).records[0].id;
    const visitor = (await detailOf(id)).qualifications;
    const member = (await detailOf(id, await newMember())).qualifications;
    expect(visitor.length).toBeGreaterThan(0);
    for (const [index, shown] of visitor.entries()) {
      expect(shown.certNo).toContain('****');
      expect(member[index].certNo).not.toContain('*');
      expect(['valid', 'expiring']).toContain(shown.state);
    }
  });

  it('shows what it offers and did, nothing that it hid its name for, nothing that is not published', async () => {
    const id = await offering();
    const before = await detailOf(id);
    expect(before.offers).toContainEqual(expect.objectContaining({ kind: 'goods', price: expect.any(Number) }));
    expect(before.activities.length).toBeGreaterThan(0);
    const times = before.activities.map(({ time }: { time: string }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
    await platform.db.admin('update supply_demand set is_anonymous = true where business_id = $1', [id]);
    await platform.db.admin('update service set status = 4 where business_id = $1', [id]);
    await platform.db.admin('update knowledge set status = 4 where business_id = $1', [id]);
    const hidden = await detailOf(id);
    expect([hidden.offers, hidden.activities]).toEqual([[], []]);
  });
});

describe('whom to call at a company (domain 0.10, 12.2)', () => {
  const companies: { id: string }[] = [];
  beforeEach(async () => {
    companies.splice(0, companies.length, ...(await list()).records);
    await platform.db.admin('truncate contact_reveal');
  });
  const reveal = (tokens: Tokens, at = 0) =>
    platform.post(
      '/api/rs-member-service/ecomm/contact/reveal',
      { bizType: 'company', bizId: companies[at]?.id },
      { tokens },
    );

  it('is told to certified businesses alone, in full', async () => {
    expect(await reveal(await newMember())).toMatchObject({ code: 412 });
    const answer = await reveal(await newMember('cert_status = 2'));
    expect(answer).toMatchObject({ code: 200, data: { phone: expect.stringMatching(/^1\d{10}$/), left: 4 } });
  });

  it('counts once a company and month, up to what the level allows, and never beyond in parallel', async () => {
    const tokens = await newMember('cert_status = 2');
    expect([(await reveal(tokens)).data.left, (await reveal(tokens)).data.left]).toEqual([4, 4]);
    const others = await Promise.all(Array.from({ length: 8 }, (_, index) => reveal(tokens, index + 1)));
    expect(others.map(({ code }) => code).sort()).toEqual([200, 200, 200, 200, 413, 413, 413, 413]);
    expect((await reveal(tokens)).data.left).toBe(0);
    await platform.db.admin(`update contact_reveal set month = month - interval '1 month'`);
    expect((await reveal(tokens, 9)).data.left).toBe(4);
  });

  it('is more for who has paid, as long as it lasts', async () => {
    expect((await reveal(await newMember('cert_status = 2, vip_level = 1'))).data.left).toBe(49);
    expect((await reveal(await newMember('cert_status = 2, vip_level = 3'))).data.left).toBe(null);
    const ended = `cert_status = 2, vip_level = 3, vip_until = now() - interval '1 day'`;
    expect((await reveal(await newMember(ended))).data.left).toBe(4);
  });
});
