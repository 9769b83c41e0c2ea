import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_CLIP, DEMO_HANDOUT } from '../demo/demo-objects.ts';
import { createDemoPlatform } from '../testing/demo-platform.ts';
import { addBusiness, addMember, tokensOf } from '../testing/members.ts';
import { PATHS, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createDemoPlatform();
});
afterAll(() => platform.close());

const ask = async (path: string, query: Readonly<Record<string, string>> = {}, tokens = {}) =>
  platform.get(`${PATHS.front}/knowledge/${path}?${new URLSearchParams(query)}`, tokens);
const list = async (query: Readonly<Record<string, string>> = {}) => (await ask('list', query)).data;
type Listed = { readonly id: string; readonly contentType: number };
const ofContent = (contentType: number, records: readonly Listed[]): readonly [Listed, ...Listed[]] => {
  const [first, ...others] = records.filter((record) => record.contentType === contentType);
  if (first === undefined) throw new Error(`nothing of content ${contentType}`);
  return [first, ...others];
};
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
    const [paid] = ofContent(1, (await list({ isFree: '0' })).records);
    const [row] = await platform.db.admin<{ content: string }>(`select content from knowledge where id = ${paid.id}`);
    const { data } = await ask('detail', { id: paid.id });
    expect(data.isLocked).toBe(true);
    expect(row?.content.startsWith(data.content)).toBe(true);
    expect(data.content.match(/<\/(p|h2|ol)>/g)).toHaveLength(3);
    expect(JSON.stringify(data)).not.toContain('常见问题');
    await platform.db.admin(`update knowledge set preview_blocks = 0 where id = ${paid.id}`);
    expect((await ask('detail', { id: paid.id })).data.content).toBe('');
    const [free] = ofContent(1, (await list({ isFree: '1' })).records);
    expect((await ask('detail', { id: free.id })).data).toMatchObject({
      isLocked: false,
      content: expect.stringContaining('常见问题'),
    });
  });

  it('hands a free document to members alone, and counts each of them once', async () => {
    const [document] = ofContent(2, (await list({ isFree: '1', size: '100' })).records);
    const businessId = await addBusiness(platform.db, '下载建设');
    const [one, other] = [await addMember(platform.db, businessId), await addMember(platform.db, businessId)].map(
      tokensOf,
    );
    const take = (tokens?: object) => send('download', { id: document.id }, { ...(tokens && { tokens }) });
    expect((await take()).code).toBe(401);
    expect([(await take(one)).data.count, (await take(one)).data.count, (await take(other)).data.count]).toEqual([
      1, 1, 2,
    ]);
    const { url } = (await take(one)).data;
    const { file, downloadCount } = (await ask('detail', { id: document.id })).data;
    expect(decodeURIComponent(url)).toContain(DEMO_HANDOUT.key);
    expect(url).toContain(encodeURIComponent(encodeURIComponent(file.name)));
    expect([file.size, downloadCount]).toEqual([DEMO_HANDOUT.bytes, 2]);
    expect((await ask('play', { id: document.id })).code).toBe(404);
  });

  it('plays a free video to everybody', async () => {
    const [video] = ofContent(3, (await list({ isFree: '1', size: '100' })).records);
    const { url } = (await ask('play', { id: video.id })).data;
    expect(decodeURIComponent(url)).toContain(DEMO_CLIP.key);
    await platform.db.admin(`update knowledge set status = 4 where id = ${video.id}`);
    expect((await ask('play', { id: video.id })).code).toBe(404);
  });

  it('gives no file of what is to be paid', async () => {
    const { records } = await list({ isFree: '0', size: '100' });
    const tokens = tokensOf(await addMember(platform.db, await addBusiness(platform.db, '付费建设')));
    const [document] = ofContent(2, records);
    expect(await send('download', { id: document.id }, { tokens })).toMatchObject({ code: 403, msg: '购买后可下载' });
    const [video] = ofContent(3, records);
    expect(await ask('play', { id: video.id })).toMatchObject({ code: 403, msg: '购买后可观看' });
    expect(JSON.stringify((await ask('detail', { id: document.id })).data)).not.toContain(DEMO_HANDOUT.key);
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
    expect((await ask('mine', { id }, other)).data).toEqual({ isLiked: true, isFavorite: true, isOwned: false });
    expect((await ask('mine', { id }, one)).data).toEqual({ isLiked: false, isFavorite: false, isOwned: false });
    expect((await ask('detail', { id })).data).toMatchObject({ likeCount: 1, favoriteCount: 1 });
    expect((await send('like', { id: '1', isOn: 1 }, { tokens: one })).code).toBe(404);
  });
});
