import { afterAll, describe, expect, it } from 'vitest';
import { KNOWLEDGE_FILE } from '../knowledge/knowledge-kind.ts';
import { readSellableKnowledge } from '../knowledge/sellable-knowledge.ts';
import { readSellableService } from '../service/sellable-service.ts';
import { addColleague } from '../testing/inquiries.ts';
import { type TestMember, tokensOf } from '../testing/members.ts';
import { shelfOn } from '../testing/shelf.ts';
import { createTestPlatform, PATHS, type TestPlatform } from '../testing/test-platform.ts';
import { addUploadedFile } from '../testing/uploaded-file.ts';

const platform: TestPlatform = await createTestPlatform();
afterAll(() => platform.close());

const { owner, stranger, post, get, decide, shown, knowledge, saved, act, onShelf } = await shelfOn(platform);

describe('knowledge of a company (domain rules 11.2)', () => {
  it('that is to be paid shows its beginning to others, and the whole to its own people', async () => {
    const id = await onShelf('knowledge');
    expect(await shown('knowledge', id)).toMatchObject({ isLocked: true, content: '<p>第一段可以试读</p>' });
    expect((await shown('knowledge', id, tokensOf(stranger))).isLocked).toBe(true);
    expect(await shown('knowledge', id, tokensOf(owner))).toMatchObject({
      ...{ isLocked: false, content: expect.stringContaining('第二段须购买') },
    });
    expect((await shown('knowledge', id)).summary).toBe('第一段可以试读');
  });

  it('has its file, which its colleagues read and others do not', async () => {
    const file = await addUploadedFile(platform, owner, '讲义.pdf');
    const { id } = await saved('knowledge', { contentType: 2, content: '', file: [file], summary: '讲义摘要' });
    const colleague = await addColleague(platform, owner, 'business_admin');
    expect((await get(`knowledge/detail?id=${id}`, colleague)).data.file).toMatchObject([{ fileName: '讲义.pdf' }]);
    const [kept] = await platform.db.admin(`select owner_type, owner_id::text from attachment where id = ${file.id}`);
    expect(kept).toEqual({ owner_type: KNOWLEDGE_FILE, owner_id: id });
    await act('knowledge', id, 'submit');
    await decide('knowledge', id);
    const take = (member: TestMember) =>
      platform.post(`${PATHS.front}/knowledge/download`, { id }, { tokens: tokensOf(member) });
    expect((await take(stranger)).code).toBe(403);
    expect((await take(owner)).data.url).toContain('http');
    expect(await post('knowledge/save', knowledge({ contentType: 2, file: [] }))).toMatchObject({
      data: { fieldErrors: [{ field: 'file', message: '请上传文件' }] },
    });
  });
});

describe('what is sold of it (domain rules 11.3)', () => {
  const sell = (id: string, over: object = {}) =>
    platform.db.database.withWorker((transaction) => readSellableService(transaction, { id, ...over }));

  it('is a service at its price of now, or of the package that is chosen', async () => {
    const id = await onShelf('service');
    expect(await sell(id)).toMatchObject({ price: 300_000, days: 10, unit: '项', sellerBusinessId: owner.businessId });
    await act('service', id, 'shelf', { on: 0 });
    expect(await sell(id)).toMatchObject({ code: 422, msg: '该服务已下架，暂不能购买' });
    const one = { name: '基础', price: 100, days: 3, content: ['一次'] };
    const packaged = await onShelf('service', {
      chargeMode: 2,
      price: null,
      packages: [one, { ...one, name: '加急', price: 900 }],
    });
    expect(await sell(packaged)).toMatchObject({ code: 400 });
    expect(await sell(packaged, { packageIndex: 1 })).toMatchObject({ packageName: '加急', price: 900, days: 3 });
    expect((await shown('service', packaged)).price).toBe(100);
    const agreed = await onShelf('service', { chargeMode: 3, price: null });
    expect(await sell(agreed)).toMatchObject({ msg: '该服务价格面议，请联系卖家' });
  });

  it('is a text that is to be paid', async () => {
    const id = await onShelf('knowledge');
    const read = (of: string) =>
      platform.db.database.withWorker((transaction) => readSellableKnowledge(transaction, of));
    expect(await read(id)).toMatchObject({ price: 1_900, sellerBusinessId: owner.businessId });
    const free = await onShelf('knowledge', { isFree: 1, price: null });
    expect(await read(free)).toMatchObject({ msg: '该知识可免费阅读，无需购买' });
  });
});
