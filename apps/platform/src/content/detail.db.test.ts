import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withConnection } from '../db/connection.ts';
import { demoSeed } from '../demo/seed.ts';
import { createTestPlatform, openSession, PATHS, receiveCode, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
  const seed = demoSeed({ now: new Date(), hashPassword: async () => '$argon2id$demo' });
  await withConnection(platform.db.access.admin, seed);
});
afterAll(() => platform.close());

const front = (path: string) => platform.get(`${PATHS.front}/${path}`);
const idOf = async (sql: string) => (await platform.db.admin<{ id: string }>(sql))[0]?.id ?? '';

describe('an article (domain 24)', () => {
  it('comes with its text and up to five others of its column', async () => {
    const id = await idOf(`select id from article where column_code = 'policy' limit 1`);
    const { data } = await front(`article/detail?id=${id}`);
    expect(data).toMatchObject({ id, columnCode: 'policy', content: expect.stringContaining('<p>') });
    expect(data.related.length).toBe(5);
    expect(data.related.map((other: { id: string }) => other.id)).not.toContain(id);
    expect((await front('article/detail?id=1')).code).toBe(404);
  });

  it('counts a visitor once in thirty minutes', async () => {
    const id = await idOf(`select id from article where column_code = 'notice' limit 1`);
    const view = (from: string) => platform.post(`${PATHS.front}/article/view`, { id }, { from });
    const first = await view('10.1.0.1');
    expect((await view('10.1.0.1')).data).toEqual(first.data);
    expect((await view('10.1.0.2')).data.viewCount).toBe(first.data.viewCount + 1);
    await platform.db.admin(`update article_view set viewed_at = now() - interval '31 minutes'`);
    const burst = await Promise.all(Array.from({ length: 5 }, () => view('10.1.0.1')));
    expect(Math.max(...burst.map(({ data }) => data.viewCount))).toBe(first.data.viewCount + 2);
  });

  it('of party building stands between its neighbours', async () => {
    const modules = await front('party/modules');
    expect(modules.data).toHaveLength(9);
    expect(modules.data[0]).toMatchObject({ modulecode: '202408150001', parentCode: '' });
    const { data } = await front('party/list?modulecode=202408150003&size=3');
    const [newest, middle, oldest] = data.records;
    const detail = await front(`party/detail?id=${middle.id}`);
    expect(detail.data).toMatchObject({ previous: { id: newest.id }, next: { id: oldest.id } });
    expect((await front(`party/detail?id=${newest.id}`)).data.previous).toBeNull();
  });
});

describe('help (domain 24)', () => {
  it('stands under the columns of the footer, and a footer item opens its article', async () => {
    const { data } = await front('help/tree');
    expect(data.map(({ title }: { title: string }) => title)).toEqual(['关于我们', '新手指南', '服务支持', '规则协议']);
    expect((await front('help/detail?id=2201')).data).toMatchObject({ title: '注册登录' });
  });

  it('keeps one vote a visitor, the last one', async () => {
    const vote = (useful: number) =>
      platform.post(`${PATHS.front}/help/useful`, { id: '2201', useful }, { from: '10.2.0.1' });
    await vote(1);
    await vote(0);
    const votes = await platform.db.admin('select is_useful from help_vote where article_id = 2201');
    expect(votes).toEqual([{ is_useful: false }]);
  });
});

describe('a salon (domain 22)', () => {
  const signUp = (body: object, tokens = {}) =>
    platform.post(`${PATHS.front}/salon/signup`, body, { tokens, headers: { 'idempotency-key': randomUUID() } });

  it('takes a visitor with a code, a member with her own number, each once, and no more than it seats', async () => {
    const salonId = await idOf('select id from salon where sign_up_end > now() limit 1');
    await platform.db.admin('update salon set capacity = 2 where id = $1', [salonId]);
    const phone = '13500000001';
    const smsCode = await receiveCode(platform, phone, 'salon', `${PATHS.front}/sendPhoneCode`);
    const visitor = { salonId, name: '李工', phone };
    expect(await signUp(visitor)).toMatchObject({ code: 425 });
    expect(await signUp({ ...visitor, smsCode })).toMatchObject({ code: 200, data: { status: 1, version: 1 } });
    const session = await openSession(platform, '13500000002');
    const member = { salonId, name: '王工', phone: '13500000002' };
    expect(await signUp(member, session)).toMatchObject({ code: 200 });
    expect(await signUp(member, session)).toMatchObject({ code: 422 });
    const third = await openSession(platform, '13500000003');
    expect(await signUp({ ...member, phone: '13500000003' }, third)).toMatchObject({ code: 422, msg: '名额已满' });
    const past = await idOf('select id from salon where sign_up_end < now() limit 1');
    expect(await signUp({ ...member, salonId: past }, session)).toMatchObject({ code: 410, msg: '报名已截止' });
  });
});

describe('supervision and showcase (domain 20, 27)', () => {
  it.each(['project', 'labor', 'equipment', 'dust', 'video', 'danger', 'quality', 'safety', 'warning'])(
    'reports %s for a city, and 404 for a region without a report',
    async (type) => {
      expect((await front(`supervise/${type}/220100`)).code).toBe(200);
      expect((await front(`supervise/${type}/110000`)).code).toBe(404);
    },
  );

  it('shows a company with people and numbers masked', async () => {
    const [row] = await platform.db.admin<{ id: string; contact_phone: string }>(
      'select business_id as id, contact_phone from company_profile where is_published limit 1',
    );
    const answer = await front(`company/detail?id=${row?.id}`);
    expect(answer.data).toMatchObject({
      phoneMasked: expect.stringMatching(/^138\*{4}\d{4}$/),
      legalPerson: expect.stringMatching(/^.\*\*$/),
      creditCode: expect.stringMatching(/^9122/),
    });
    expect(JSON.stringify(answer)).not.toContain(row?.contact_phone);
    const hidden = await idOf('select business_id as id from company_profile where not is_published limit 1');
    expect((await front(`company/detail?id=${hidden}`)).code).toBe(404);
  });
});
