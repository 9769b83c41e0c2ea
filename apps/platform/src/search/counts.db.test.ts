import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, PATHS, type TestPlatform } from '../testing/test-platform.ts';
import { toSearchDocument } from './documents.ts';

let platform: TestPlatform;
const DOCUMENTS = 1100;

beforeAll(async () => {
  platform = await createTestPlatform();
  const documents = Array.from({ length: DOCUMENTS }, (_, index) =>
    toSearchDocument({
      kind: 'news',
      id: String(index + 1),
      title: `信息价第${index + 1}期`,
      tag: '',
      summary: '',
      content: '',
      image: '',
      price: null,
      boost: 0,
      publishTime: new Date(Date.UTC(2026, 0, 1) + index),
      url: `/news?id=${index + 1}`,
    }),
  );
  const old = toSearchDocument({
    kind: 'service',
    id: '1',
    title: '信息价查询',
    tag: '',
    summary: '',
    content: '',
    image: '',
    price: 100,
    boost: 0,
    publishTime: new Date(Date.UTC(2020, 0, 1)),
    url: '/service?id=1',
  });
  await platform.db.database.withWorker((transaction) =>
    // A sale price is an int8, which the table's type has as text.
    transaction
      .insertInto('search_document')
      .values(
        [...documents, old].map((row) => ({
          ...row,
          price: row.price === null ? null : String(row.price),
          publish_time: new Date(row.publish_time),
        })),
      )
      .execute(),
  );
});
afterAll(() => platform.close());

const search = async (query: Record<string, string>) =>
  (await platform.get(`${PATHS.front}/search?${new URLSearchParams({ keyword: '信息价', ...query })}`)).data;

it('counts to a thousand of a kind and says where there is more; the last page is the thousandth hit’s', async () => {
  const first = await search({});
  expect(first).toMatchObject({
    countedTo: 1000,
    total: 1000,
    counts: { all: 1001, news: 1001, service: 1, goods: 0, function: 0 },
  });
  const last = await search({ type: 'news', size: '100', current: String(10) });
  expect(last.records).toHaveLength(100);
  expect((await search({ type: 'news', size: '100', current: '11' })).records).toEqual([]);
});

it('finds the old ones of a kind however many newer ones of another kind there are', async () => {
  const { records, total } = await search({ type: 'service' });
  expect(total).toBe(1);
  expect(records[0]).toMatchObject({ type: 'service', title: '信息价查询', price: 100 });
});
