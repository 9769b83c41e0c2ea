import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoPlatform } from '../testing/demo-platform.ts';
import { PATHS, type TestPlatform } from '../testing/test-platform.ts';
import type { HelpColumn } from './help.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createDemoPlatform();
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

  it('has beside it those of its column alone that share a tag, before newer ones', async () => {
    const [id, old] = (
      await platform.db.admin<{ id: string }>(
        `select id from article where column_code = 'policy' order by publish_time`,
      )
    ).map((row) => row.id);
    await platform.db.admin(`update article set tags = array['独此一类'] where id = any($1)`, [[id, old]]);
    const { related } = (await front(`article/detail?id=${id}`)).data;
    expect(related[0].id).toBe(old);
    expect(new Set(related.map((other: { columnCode: string }) => other.columnCode))).toEqual(new Set(['policy']));
  });

  it('comes with its own attachments', async () => {
    const [first, second] = (await front('article/list?columnCode=policy&size=2')).data.records;
    await platform.db.admin(
      `insert into article_attachment (article_id, file_name, file_path) values ($1, '一.pdf', '/1'), ($2, '二.pdf', '/2')`,
      [first.id, second.id],
    );
    const { attachments } = (await front(`article/detail?id=${second.id}`)).data;
    expect(attachments).toMatchObject([{ fileName: '二.pdf', filePath: '/2' }]);
  });

  it('of party building is no news, and news none of party building', async () => {
    const party = await idOf(`select id from article where column_code = 'party' limit 1`);
    const policy = await idOf(`select id from article where column_code = 'policy' limit 1`);
    expect((await front(`article/detail?id=${party}`)).code).toBe(404);
    expect((await front(`party/detail?id=${policy}`)).code).toBe(404);
    expect((await front(`party/detail?id=${party}`)).code).toBe(200);
  });

  it('stands between those published after and before it in its column', async () => {
    const { data } = await front('article/list?columnCode=policy&size=3');
    const [newest, middle, oldest] = data.records;
    const detail = await front(`article/detail?id=${middle.id}`);
    expect(detail.data).toMatchObject({ previous: { id: newest.id }, next: { id: oldest.id } });
    expect((await front(`article/detail?id=${newest.id}`)).data.previous).toBeNull();
  });

  it('is left out of the list of an edition whose region it does not concern (decision 55)', async () => {
    const listed = async (query: string) =>
      (await front(`article/list?columnCode=industry_news&size=100${query}`)).data;
    const [all, changchun] = [await listed(''), await listed('&platformCode=CHANGCHUN')];
    expect(JSON.stringify(changchun.records)).not.toMatch(/吉林|四平|白城/);
    expect(JSON.stringify(changchun.records)).toContain('长春');
    expect(changchun.total).toBeLessThan(all.total);
    expect((await listed('&platformCode=constructor')).total).toBe(all.total);
  });

  it('is found by its year and, of a policy, by its level', async () => {
    const { data } = await front('article/list?columnCode=policy&size=100');
    const facts: { publishTime: string; policyLevel: string }[] = data.records;
    const year = facts[0]?.publishTime.slice(0, 4) ?? '';
    const of = async (query: string) => (await front(`article/list?columnCode=policy&${query}`)).data.total;
    expect(await of(`year=${year}`)).toBe(facts.filter(({ publishTime }) => publishTime.startsWith(year)).length);
    expect(await of('year=2001')).toBe(0);
    // The first and the last moment of a year in Shanghai.
    await platform.db.admin(
      `update article set publish_time = case id when $1 then '2001-01-01 00:00+08'::timestamptz else '2001-12-31 23:59+08' end
       where id = any($2)`,
      [data.records[0].id, data.records.slice(0, 2).map(({ id }: { id: string }) => id)],
    );
    expect([await of('year=2000'), await of('year=2001'), await of('year=2002')]).toEqual([0, 2, 0]);
    expect(await of(`policyLevel=${encodeURIComponent('市')}`)).toBe(
      facts.filter(({ policyLevel }) => policyLevel === '市').length,
    );
    expect((await front('article/list?columnCode=policy&year=1')).code).toBe(400);
  });

  it('is found by its title alone; pinned ones come first, the one beside the home page’s news not at all', async () => {
    const oldest = await idOf(`select id from article where column_code = 'dynamics' order by publish_time limit 1`);
    await platform.db.admin(
      `update article set is_top = id = $1, title = case when id = $1 then '独此标题' else title end,
         summary = case when id = $1 then '独此摘要' else summary end where column_code = 'dynamics'`,
      [oldest],
    );
    const of = async (query: string) => (await front(`article/list?columnCode=dynamics&${query}`)).data;
    expect((await of('size=1')).records).toMatchObject([{ id: oldest }]);
    expect((await of(`keyword=${encodeURIComponent('独此标题')}`)).total).toBe(1);
    expect((await of(`keyword=${encodeURIComponent('独此摘要')}`)).total).toBe(0);
    const { total } = await of('size=1');
    await platform.db.admin('update article set is_home = id = $1', [oldest]);
    expect((await of('size=1')).total).toBe(total - 1);
  });

  it('counts a visitor once in thirty minutes', async () => {
    const id = await idOf(`select id from article where column_code = 'notice' limit 1`);
    const view = (from: string, browser = 'test') =>
      platform.post(`${PATHS.front}/article/view`, { id }, { from, headers: { 'user-agent': browser } });
    const first = await view('10.1.0.1');
    expect((await view('10.1.0.1')).data).toEqual(first.data);
    expect((await view('10.1.0.2')).data.viewCount).toBe(first.data.viewCount + 1);
    expect((await view('10.1.0.1', 'another')).data.viewCount).toBe(first.data.viewCount + 2);
    await platform.db.admin(`update article_view set viewed_at = now() - interval '31 minutes'`);
    const burst = await Promise.all(Array.from({ length: 5 }, () => view('10.1.0.1')));
    expect(Math.max(...burst.map(({ data }) => data.viewCount))).toBe(first.data.viewCount + 3);
  });

  it('counts no network up by the names of its browsers or the addresses of a subscriber', async () => {
    const id = await idOf(`select id from article where column_code = 'notice' limit 1`);
    const view = (from: string, browser: string) =>
      platform.post(`${PATHS.front}/article/view`, { id }, { from, headers: { 'user-agent': browser } });
    const { data: first } = await view('10.1.7.1', 'browser 0');
    for (let name = 1; name < 60; name += 1) await view('10.1.7.1', `browser ${name}`);
    for (let host = 1; host < 30; host += 1) await view(`2001:db8:7:7::${host}`, 'test');
    const { data: last } = await view('10.1.7.1', 'browser 0');
    // Eight of the one network, one of the other.
    expect(last.viewCount - first.viewCount).toBe(7 + 1);
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

  it('is in the order of the footer, and of each column', async () => {
    const titles = async (): Promise<string[][]> =>
      (await front('help/tree')).data.map(({ title, children }: HelpColumn) => [
        title,
        ...children.map((child) => child.title),
      ]);
    const before = await titles();
    await platform.db.admin('update help_article set sort = -sort');
    await platform.db.admin('update navigate_item set sort = -sort');
    expect(await titles()).toEqual(
      before.map(([column = '', ...articles]) => [column, ...articles.toReversed()]).toReversed(),
    );
  });

  it('keeps one vote a visitor, the last one', async () => {
    const vote = (useful: number, id = '2201') =>
      platform.post(`${PATHS.front}/help/useful`, { id, useful }, { from: '10.2.0.1' });
    expect((await vote(1, '1')).code).toBe(404);
    await vote(1);
    await vote(0);
    const votes = await platform.db.admin('select is_useful from help_vote where article_id = 2201');
    expect(votes).toEqual([{ is_useful: false }]);
  });
});

describe('needs', () => {
  it('lists the needs that are still open', async () => {
    const { total, records } = (await front('need/list?size=1')).data;
    await platform.db.admin('update need set status = 4 where id = $1', [records[0].id]);
    expect((await front('need/list?size=1')).data.total).toBe(total - 1);
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

  it('has no overview, which is no failure, for a region of which nothing was reported', async () => {
    expect(await front('supervise/overview/110000')).toMatchObject({ code: 200, data: null });
  });

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
