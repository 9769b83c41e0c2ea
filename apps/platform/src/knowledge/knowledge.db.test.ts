import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withConnection } from '../db/connection.ts';
import { demoSeed } from '../demo/seed.ts';
import { addBusiness, addMember, tokensOf } from '../testing/members.ts';
import { createTestPlatform, PATHS, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
  const seed = demoSeed({ now: new Date(), hashPassword: async () => '$argon2id$demo' });
  await withConnection(platform.db.access.admin, seed);
});
afterAll(() => platform.close());

const ask = async (path: string, query: Readonly<Record<string, string>> = {}, tokens = {}) =>
  platform.get(`${PATHS.front}/knowledge/${path}?${new URLSearchParams(query)}`, tokens);
const list = async (query: Readonly<Record<string, string>> = {}) => (await ask('list', query)).data;
const send = (act: string, body: object, more = {}) => platform.post(`${PATHS.front}/knowledge/${act}`, body, more);

describe('the knowledge base (domain 11.2)', () => {
  it('is narrowed by category, whose counts follow the other filters', async () => {
    const all = await list();
    const free = await list({ isFree: '1' });
    expect(all.categories.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(all.total);
    const [category] = free.categories;
    const there = await list({ isFree: '1', categoryId: category.name });
    expect(there.total).toBe(category.count);
    expect(there.categories).toEqual(free.categories);
    for (const row of there.records) expect(row).toMatchObject({ isFree: true, price: 0 });
  });

  it('gives of what is to be paid no more than may be read before', async () => {
    const [paid] = (await list({ isFree: '0' })).records;
    const [row] = await platform.db.admin<{ content: string }>(`select content from knowledge where id = ${paid.id}`);
    const { data } = await ask('detail', { id: paid.id });
    expect(data.isLocked).toBe(true);
    expect(row?.content.startsWith(data.content)).toBe(true);
    expect(data.content.match(/<\/(p|h2|ol)>/g)).toHaveLength(3);
    expect(JSON.stringify(data)).not.toContain('常见问题');
    await platform.db.admin(`update knowledge set preview_blocks = 0 where id = ${paid.id}`);
    expect((await ask('detail', { id: paid.id })).data.content).toBe('');
    const [free] = (await list({ isFree: '1' })).records;
    expect((await ask('detail', { id: free.id })).data).toMatchObject({
      isLocked: false,
      content: expect.stringContaining('常见问题'),
    });
  });

  it('shows what is published alone', async () => {
    const { total, records } = await list();
    await platform.db.admin(`update knowledge set status = 4 where id = ${records[0].id}`);
    expect((await list()).total).toBe(total - 1);
    expect((await ask('detail', { id: records[0].id })).code).toBe(404);
    expect((await send('view', { id: records[0].id })).code).toBe(404);
  });

  it('goes on to those of the category before and after it', async () => {
    const { records } = await list({ categoryId: '2', size: '100' });
    const ids = records.map(({ id }: { id: string }) => id);
    const { previous, next, related } = (await ask('detail', { id: ids[1] })).data;
    expect([previous.id, next.id]).toEqual([ids[0], ids[2]]);
    expect(related).toHaveLength(5);
    expect((await ask('detail', { id: ids.at(-1) })).data.next).toBe(null);
  });

  it('counts readings, and what members find helpful or keep, each once', async () => {
    const { id, viewCount } = (await list()).records[0];
    const read = async (from: string) => (await send('view', { id }, { from })).data.viewCount;
    expect([await read('10.2.1.1'), await read('10.2.1.1'), await read('10.2.1.2')]).toEqual([
      viewCount + 1,
      viewCount + 1,
      viewCount + 2,
    ]);
    const businessId = await addBusiness(platform.db, '读者建设');
    const [one, other] = [await addMember(platform.db, businessId), await addMember(platform.db, businessId)].map(
      tokensOf,
    );
    const like = async (tokens: object | undefined, isOn: number) =>
      (await send('like', { id, isOn }, { tokens })).data.count;
    expect([await like(one, 1), await like(one, 1), await like(other, 1), await like(one, 0)]).toEqual([1, 1, 2, 1]);
    await send('favorite', { id, isOn: 1 }, { tokens: other });
    expect((await ask('mine', { id }, other)).data).toEqual({ isLiked: true, isFavorite: true });
    expect((await ask('mine', { id }, one)).data).toEqual({ isLiked: false, isFavorite: false });
    expect((await ask('detail', { id })).data).toMatchObject({ likeCount: 1, favoriteCount: 1 });
    expect((await send('like', { id: '1', isOn: 1 }, { tokens: one })).code).toBe(404);
  });
});
