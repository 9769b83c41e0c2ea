import { expect, it } from 'vitest';
import type { Searchable } from '../search/documents.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { asEntered, type DocumentSearch } from '../search/sought.ts';
import type { TestDatabase } from './test-database.ts';

const rebar: Searchable = {
  kind: 'goods',
  id: '1',
  title: '螺纹钢 HRB400E',
  tag: '钢材',
  summary: '',
  content: '<b>抗震</b>',
  image: '',
  price: 412_000,
  boost: 0,
  publishTime: '2026-01-02T00:00:00Z',
  url: '/goods?id=1',
};
const notice: Searchable = {
  ...rebar,
  kind: 'news',
  id: '2',
  title: '关于螺纹钢价格的通知',
  price: null,
  publishTime: '2026-01-03T00:00:00Z',
};

/** What every index of the search of the whole site must do; each run begins with an empty one. */
export function searchIndexSuite(index: SearchIndex, open: () => TestDatabase): void {
  const write = (work: Parameters<TestDatabase['database']['withWorker']>[0]) => open().database.withWorker(work);
  const put = (...items: readonly Searchable[]) =>
    write(async (transaction) => {
      for (const item of items) await index.put(transaction, item);
    });
  const find = (...parts: readonly string[]) => findWith({ parts: asEntered(parts) });
  const findWith = (search: Partial<DocumentSearch>) =>
    index.find(open().database, { parts: [], kind: undefined, sort: 'default', offset: 0, limit: 10, ...search });
  const titlesOf = async (...parts: readonly string[]) => (await find(...parts)).hits.map(({ title }) => title);

  it('finds what was put in by its title, tag and text, whatever its markup, case and width', async () => {
    await put(rebar);
    for (const part of ['螺纹', 'hrb400e', '钢材', '抗震', '螺']) expect(await titlesOf(part)).toEqual([rebar.title]);
    for (const part of ['<b>', '纹螺', '螺钢', '%', 'b']) expect(await titlesOf(part)).toEqual([]);
    expect(await titlesOf('螺纹', '抗震')).toEqual([rebar.title]);
    expect(await titlesOf('螺纹', '水泥')).toEqual([]);
  });

  it('shows the passage that holds what was sought where neither title nor summary does', async () => {
    const content = `${'主营建材。'.repeat(40)}<p>本店为A级纳税人&nbsp;单位</p>`;
    await put({ ...rebar, summary: '长春现货', content });
    expect((await find('螺纹')).hits).toMatchObject([{ summary: '长春现货', summaryRanges: [] }]);
    const passage = { summary: '本店为A级纳税人 单位', summaryRanges: [{ start: 3, len: 2 }] };
    expect((await find('a级')).hits).toMatchObject([passage]);
  });

  it('counts every kind, whichever is listed', async () => {
    await put(rebar, notice);
    const { hits, counts } = await findWith({ parts: asEntered(['螺纹']), kind: 'news' });
    expect(hits.map(({ id }) => id)).toEqual(['2']);
    expect(counts).toMatchObject({ news: 1, service: 0, goods: 1 });
  });

  it('puts a title that begins so first, or the newest', async () => {
    await put(rebar, notice);
    expect(await titlesOf('螺纹')).toEqual([rebar.title, notice.title]);
    const { hits } = await findWith({ parts: asEntered(['螺纹']), sort: 'latest' });
    expect(hits.map(({ id }) => id)).toEqual(['2', '1']);
  });

  it('forgets what a document was when it changes', async () => {
    await put(rebar);
    await put({ ...rebar, title: '盘螺 HPB300' });
    expect(await titlesOf('螺纹')).toEqual([]);
    expect(await titlesOf('hpb300')).toEqual(['盘螺 HPB300']);
  });

  it('finds nothing of a document that was removed, and removes no other', async () => {
    await put(rebar, notice);
    await write((transaction) => index.remove(transaction, 'goods', '1'));
    expect(await titlesOf('螺纹')).toEqual([notice.title]);
    await write((transaction) => index.remove(transaction, 'goods', '1'));
    expect(await titlesOf('螺纹')).toEqual([notice.title]);
  });

  it('knows nothing of a transaction that was taken back', async () => {
    await put(notice);
    const taken = write(async (transaction) => {
      await index.put(transaction, rebar);
      await index.remove(transaction, 'news', '2');
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    expect(await titlesOf('螺纹')).toEqual([notice.title]);
  });

  it('finds what is said in another way, after what is said as it was entered', async () => {
    await put(rebar, { ...notice, title: '带肋钢筋的通知' });
    const parts = [
      [
        { text: '带肋钢筋', weight: 0.9 },
        { text: '螺纹钢', weight: 1 },
      ],
    ];
    const { hits } = await findWith({ parts });
    expect(hits.map(({ id }) => id)).toEqual(['1', '2']);
    expect(hits[1]?.titleRanges).toEqual([{ start: 0, len: 4 }]);
  });

  it('is content with one of the parts when it is asked to, and puts those with more of them first', async () => {
    await put(rebar, notice);
    const parts = asEntered(['螺纹钢', '抗震', '水泥']);
    expect((await findWith({ parts })).hits).toEqual([]);
    const loose = await findWith({ parts: asEntered(['价格', '螺纹钢', '水泥']), isLoose: true });
    expect(loose.hits.map(({ id }) => id)).toEqual(['2', '1']);
    expect(loose.counts).toMatchObject({ news: 1, goods: 1 });
  });

  it('takes pairs of characters that stand apart for no word, also in its counts', async () => {
    await put({ ...rebar, title: '商品混合的品混料' }, { ...notice, title: '商品混料' });
    const { hits, counts } = await findWith({ parts: asEntered(['商品混料']) });
    expect(hits.map(({ id }) => id)).toEqual(['2']);
    expect(counts).toMatchObject({ news: 1, goods: 0 });
  });

  it('turns pages of many hits without losing or repeating one, each kind counted', async () => {
    const many = Array.from({ length: 230 }, (_, place) => ({
      ...rebar,
      kind: place % 2 === 0 ? ('company' as const) : ('lesson' as const),
      id: String(place + 1),
      title: place % 3 === 0 ? `螺纹钢${place}` : `盘螺与螺纹钢${place}`,
    }));
    await put(...many);
    const parts = asEntered(['螺纹钢']);
    const ids: string[] = [];
    for (let offset = 0; offset < 240; offset += 30) {
      const { hits, counts } = await findWith({ parts, offset, limit: 30 });
      expect(counts).toMatchObject({ company: 115, lesson: 115, news: 0 });
      ids.push(...hits.map(({ type, id }) => `${type}/${id}`));
    }
    expect(new Set(ids)).toEqual(new Set(many.map(({ kind, id }) => `${kind}/${id}`)));
    expect(ids).toHaveLength(230);
    const first = await findWith({ parts, kind: 'lesson', limit: 30 });
    expect(first.hits.every(({ type, title }) => type === 'lesson' && title.startsWith('螺纹钢'))).toBe(true);
  });

  it('tells of many words which are held', async () => {
    await put(rebar, notice);
    const { database } = open();
    const asked = ['螺纹', 'hrb400e', '抗震', '通知', '砼', '螺纹钢水泥', '水泥', ''];
    expect(await index.holding(database, asked)).toEqual(new Set(['螺纹', 'hrb400e', '抗震', '通知']));
    expect(await index.holding(database, [])).toEqual(new Set());
  });

  it('knows the tags, those of most documents first', async () => {
    await put(rebar, { ...rebar, id: '3' }, { ...notice, tag: '行情' }, { ...notice, id: '4', tag: '' });
    expect(await index.tags(open().database)).toEqual(['钢材', '行情']);
  });

  it('offers titles that hold what was typed, read so, or nearly hold it', async () => {
    await put(rebar, notice);
    const { database } = open();
    expect(await index.titlesHolding(database, asEntered(['螺纹']))).toEqual([rebar.title, notice.title]);
    expect(await index.titlesHolding(database, asEntered(['抗震']))).toEqual([]);
    expect(new Set(await index.titlesReading(database, 'luowengang'))).toEqual(new Set([rebar.title, notice.title]));
    expect(new Set(await index.titlesNear(database, '螺丝钢'))).toEqual(new Set([rebar.title, notice.title]));
    expect(await index.titlesNear(database, 'hrb40e')).toEqual([rebar.title]);
  });
}
