import { expect, it } from 'vitest';
import type { Searchable } from '../search/documents.ts';
import type { DocumentSearch } from '../search/find-documents.ts';
import type { SearchIndex } from '../search/search-index.ts';
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
  const find = (...parts: readonly string[]) => findWith({ parts });
  const findWith = (search: Partial<DocumentSearch>) =>
    open().database.withSession({}, (transaction) =>
      index.find(transaction, { parts: [], kind: undefined, sort: 'default', offset: 0, limit: 10, ...search }),
    );
  const titlesOf = async (...parts: readonly string[]) => (await find(...parts)).hits.map(({ title }) => title);

  it('finds what was put in by its title, tag and text, whatever its markup, case and width', async () => {
    await put(rebar);
    for (const part of ['螺纹', 'hrb400e', '钢材', '抗震', '螺']) expect(await titlesOf(part)).toEqual([rebar.title]);
    for (const part of ['<b>', '纹螺', '螺钢', '%', 'b']) expect(await titlesOf(part)).toEqual([]);
    expect(await titlesOf('螺纹', '抗震')).toEqual([rebar.title]);
    expect(await titlesOf('螺纹', '水泥')).toEqual([]);
  });

  it('counts every kind, whichever is listed', async () => {
    await put(rebar, notice);
    const { hits, counts } = await findWith({ parts: ['螺纹'], kind: 'news' });
    expect(hits.map(({ id }) => id)).toEqual(['2']);
    expect(counts).toEqual({ news: 1, service: 0, goods: 1 });
  });

  it('puts a title that begins so first, or the newest', async () => {
    await put(rebar, notice);
    expect(await titlesOf('螺纹')).toEqual([rebar.title, notice.title]);
    const { hits } = await findWith({ parts: ['螺纹'], sort: 'latest' });
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

  it('offers titles that hold what was typed, read so, or nearly hold it', async () => {
    await put(rebar, notice);
    const ask = (work: Parameters<TestDatabase['database']['withSession']>[1]) => open().database.withSession({}, work);
    const both = [notice.title, rebar.title];
    expect(await ask((transaction) => index.titlesFor(transaction, ['螺纹']))).toEqual(both);
    expect(await ask((transaction) => index.titlesFor(transaction, ['lwg']))).toEqual(both);
    expect(await ask((transaction) => index.titlesReading(transaction, 'luowengang'))).toEqual(both);
    expect(await ask((transaction) => index.titlesNear(transaction, '螺丝钢'))).toEqual(both);
    expect(await ask((transaction) => index.titlesNear(transaction, 'hrb40e'))).toEqual([rebar.title]);
  });
}
