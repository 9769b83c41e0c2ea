import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REQUEST_LIMITS } from '../http/request-limits.ts';
import { createDemoPlatform } from '../testing/demo-platform.ts';
import { PATHS, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createDemoPlatform(REQUEST_LIMITS);
});
afterAll(() => platform.close());

let caller = 0;
const search = (query: Record<string, string>, from?: string) => {
  caller += 1;
  return platform.app
    .inject({
      method: 'GET',
      url: `${PATHS.front}/search?${new URLSearchParams(query)}`,
      headers: { 'x-forwarded-for': from ?? `10.0.0.${caller}` },
    })
    .then((response) => response.json());
};

interface Suggested {
  readonly text: string;
  readonly ranges: readonly { readonly start: number; readonly len: number }[];
  readonly url: string;
}

async function suggest(keyword: string): Promise<readonly Suggested[]> {
  const { data } = await platform.get(`${PATHS.front}/search/suggest?keyword=${encodeURIComponent(keyword)}`);
  return data;
}

describe('the search of the whole site (domain 25)', () => {
  it('finds articles by part of their title, those that begin with it first, and says where', async () => {
    const { data } = await search({ keyword: '冬期施工', type: 'news' });
    expect(data.total).toBeGreaterThan(0);
    expect(data.records[0]).toMatchObject({ type: 'news', url: expect.stringContaining(data.records[0].id) });
    for (const { title, titleRanges, summary, summaryRanges } of data.records) {
      const parts = [
        ...titleRanges.map(({ start, len }: { start: number; len: number }) => title.slice(start, start + len)),
        ...summaryRanges.map(({ start, len }: { start: number; len: number }) => summary.slice(start, start + len)),
      ];
      expect(parts.every((part) => ['冬期施工', '冬季施工', '冬施'].includes(part))).toBe(true);
    }
    const { all, ...kinds } = data.counts;
    expect(Object.values<number>(kinds).reduce((sum, count) => sum + count, 0)).toBe(all);
  });

  it.each([
    ['党建要闻', 'news', '/default/djyl/news-more?id='],
    ['消防设计审查与优化', 'need', '/default/comprehensives-ervices/case-list-need?id='],
  ])('leads from %s to the page of what was found', async (keyword, type, page) => {
    const { data } = await search({ keyword, type });
    expect(data.total).toBeGreaterThan(0);
    for (const { id, url } of data.records) expect(url).toBe(page + id);
  });

  it('finds a page of the member centre and puts it before everything else', async () => {
    const { data } = await search({ keyword: '询价' });
    expect(data.records[0]).toMatchObject({ type: 'function', title: '我的询价', needLogin: true });
  });

  it.each([
    ['通讯录', '成员管理'],
    ['登录日志', '操作日志'],
  ])('finds a page by what else it is called: %s', async (keyword, title) => {
    const { data } = await search({ keyword });
    expect(data.records[0]).toMatchObject({ type: 'function', title });
  });

  it.each([
    ['建造沙龙', '/default/news/salon-more'],
    ['帮助', '/default/home/help'],
  ])('leads a visitor to the page of everybody that is called %s', async (keyword, url) => {
    const { data } = await search({ keyword });
    expect(data.records[0]).toMatchObject({ type: 'function', url, needLogin: false });
  });

  it('turns its pages without losing or repeating a hit, functions and documents together', async () => {
    const first = await search({ keyword: '服务', size: '100' });
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((current) => search({ keyword: '服务', size: '3', current })),
    );
    const ids = pages.flatMap((page) => page.data.records.map(({ id }: { id: string }) => id));
    expect(ids).toEqual(first.data.records.slice(0, 12).map(({ id }: { id: string }) => id));
  });

  it.each(['%', '_', "'", '\\', '.*', '100%_\\'])('takes %s for itself', async (keyword) => {
    expect(await search({ keyword })).toMatchObject({ code: 200, data: { total: 0 } });
  });

  it.each([
    ['冬期施功', '冬期施工'],
    ['冬期加工施工', undefined],
    ['冬棋施工', '冬期施工'],
    ['dongqishigong', '冬期施工'],
    ['gangcai', '钢材'],
    ['钢才', '钢材'],
    ['钢才价格', '钢材价格'],
    ['招表 钢才', '招标 钢材'],
    ['混泥土', '混凝土'],
    ['装配式建筑物群', undefined],
    ['zhaungpeishi', undefined],
    ['%%%', undefined],
  ])('answers %s with what is found for %s, and asks back what else may have been meant', async (keyword, meant) => {
    const { data } = await search({ keyword });
    expect(data.instead).toBe(meant ?? '');
    expect(data.total > 0).toBe(meant !== undefined);
    if (meant === undefined) expect(data.corrections).toEqual([]);
    for (const word of data.corrections) expect((await search({ keyword: word })).data.total).toBeGreaterThan(0);
  });

  it.each([
    ['HRB400E', 'company', '长春衡砺钢材贸易有限公司'],
    ['hrb400e', 'company', '长春衡砺钢材贸易有限公司'],
    ['HRB400E', 'news', '信息价月报发布'],
    ['C30', 'news', '信息价月报发布'],
    ['lwg', 'company', '长春衡砺钢材贸易有限公司'],
    ['ybjs', 'company', '吉林省砚北建设集团有限公司'],
    ['hlgc', 'company', '长春衡砺钢材贸易有限公司'],
    ['anxuzheng', 'service', '安全生产许可证新办与延期'],
  ])(
    'finds by a model number, initials and an abbreviation of the trade: %s among %s',
    async (keyword, type, title) => {
      const { data } = await search({ keyword, type });
      expect(data.records.map((record: { title: string }) => record.title).join()).toContain(title);
    },
  );

  it('asks nothing back where something was found', async () => {
    expect((await search({ keyword: '冬期施工' })).data.corrections).toEqual([]);
  });

  it('refuses an empty keyword with the text of the page', async () => {
    expect(await search({ keyword: '  ' })).toMatchObject({ code: 400, msg: '请输入您想要搜索的内容' });
  });

  it('refuses the twenty-first search of a minute', async () => {
    const codes: number[] = [];
    for (let index = 0; index < 21; index += 1) codes.push((await search({ keyword: '钢' }, '10.9.9.9')).code);
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  it('suggests up to eight words and titles, those first that begin with what was typed', async () => {
    const found = (await suggest('施工')).filter(({ url }) => url === '');
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThanOrEqual(8);
    for (const { text, ranges } of found) {
      expect(ranges.map(({ start, len }) => text.slice(start, start + len))).toContain('施工');
    }
    const begins = found.map(({ text }) => text.startsWith('施工'));
    expect(begins).toEqual(begins.toSorted((left, right) => Number(right) - Number(left)));
  });

  it.each([
    ['zhuangpeishi', '装配式'],
    ['zps', '装配式'],
    ["zhuang'pei", '装配'],
  ])('suggests for %s what reads so', async (typed, marked) => {
    const [first] = await suggest(typed);
    const [range] = first?.ranges ?? [];
    expect(first?.text.slice(range?.start, (range?.start ?? 0) + (range?.len ?? 0))).toBe(marked);
  });

  it.each(['我的询价', 'wdxj'])('suggests for %s the page of that name, after everything else', async (typed) => {
    const found = await suggest(typed);
    expect(found.at(-1)).toMatchObject({ text: '我的询价', url: expect.stringMatching(/^\//) });
    expect(found.slice(0, -1).every(({ url }) => url === '')).toBe(true);
  });

  it('suggests no word that leads to nothing, and of what finds nothing the words that find something', async () => {
    const { data } = await search({ keyword: '冬期施工气凝胶毡' });
    expect(data.counts.all).toBe(0);
    expect(data.shorter).toContain('冬期施工');
    expect(data.shorter).not.toContain('气凝胶毡');
    for (const keyword of ['岩棉', '吊车', '盘螺', '苯板', 'xps']) {
      for (const { text, url } of await suggest(keyword)) {
        if (url === '') expect([text, (await search({ keyword: text })).data.counts.all]).not.toEqual([text, 0]);
      }
    }
  });

  it('suggests nothing for what nothing reads as', async () => {
    expect(await suggest('qqxyz')).toEqual([]);
    expect(await suggest("'); drop")).toEqual([]);
  });

  it('counts a word once a day for a network, whoever searches for it again and again', async () => {
    const hits = async () =>
      (await platform.db.admin<{ hits: number }>(`select hits from search_word where word = '混凝土'`))[0]?.hits ?? 0;
    const before = await hits();
    for (let times = 0; times < 4; times += 1) await search({ keyword: '混凝土' }, '10.8.0.1');
    expect(await hits()).toBe(before + 1);
    await search({ keyword: '混凝土' }, '10.8.0.2');
    expect(await hits()).toBe(before + 2);
  });

  it('gives hot words and the texts of the banner', async () => {
    expect((await platform.get(`${PATHS.front}/search/hot`)).data).toContain('装配式建筑');
    expect((await platform.get(`${PATHS.front}/hot-text`)).data.length).toBe(4);
  });
});
