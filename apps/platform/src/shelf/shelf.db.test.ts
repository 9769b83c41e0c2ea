import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KNOWLEDGE_FILE } from '../knowledge/knowledge-kind.ts';
import { readSellableKnowledge } from '../knowledge/sellable-knowledge.ts';
import { readSellableService } from '../service/sellable-service.ts';
import { addPicture } from '../testing/certifications.ts';
import { addColleague, addCompany } from '../testing/inquiries.ts';
import { type TestMember, tokensOf } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { createTestPlatform, PATHS, type TestPlatform } from '../testing/test-platform.ts';
import { addUploadedFile } from '../testing/uploaded-file.ts';

const MEMBER = '/api/rs-member-service/ecomm';
const OPS = '/api/rs-ops-service';

let platform: TestPlatform;
let owner: TestMember;
let stranger: TestMember;
let operatorToken: string;

beforeAll(async () => {
  platform = await createTestPlatform();
  [owner, stranger] = [await addCompany(platform, '造价咨询公司'), await addCompany(platform, '买方建设')];
  operatorToken = (await addOperator(platform.db)).token;
});
afterAll(() => platform.close());

const post = (path: string, body: object, member = owner) =>
  platform.post(`${MEMBER}/${path}`, body, {
    ...{ tokens: tokensOf(member), headers: { 'idempotency-key': randomUUID() } },
  });
const get = (path: string, member = owner) => platform.get(`${MEMBER}/${path}`, tokensOf(member));
const ops = (path: string, body: object) =>
  platform.post(`${OPS}/${path}`, body, { tokens: { operatorToken }, headers: { 'idempotency-key': randomUUID() } });
const decide = (bizType: string, bizId: string, reason = '', fields: readonly object[] = []) =>
  ops('review/handle', { bizType, bizId, agree: reason === '' ? 1 : 0, reason, fields });
const shown = async (bizType: string, id: string, tokens = {}) =>
  (await platform.get(`${PATHS.front}/${bizType}/detail?id=${id}`, tokens)).data;

const picture = async (member = owner) => {
  const { id } = await addPicture(platform, member);
  return (await post('service/show-picture', { resourceId: id }, member)).data.address as string;
};
let cover = '';
const service = (over: object = {}) => ({
  ...{ title: '工程量清单编制', serviceType: 3, cover, images: [], chargeMode: 1, price: 300_000, unit: '项' },
  ...{ packages: [], serviceDays: 10, regions: ['220100'], process: [{ title: '核对资料', text: '一日内' }] },
  ...{ deliverables: ['清单'], materialsNeeded: [], qualificationIds: [], faq: [], refundRule: 1 },
  detail: `<p>${'按图纸与规范编制'.repeat(5)}</p><script>alert(1)</script>`,
  ...over,
});
const knowledge = (over: object = {}) => ({
  ...{ title: '竣工结算资料清单', categoryId: 4, cover, summary: '', contentType: 1, file: [], tags: ['结算'] },
  ...{ content: '<p>第一段可以试读</p><p>第二段须购买</p>', isFree: 0, price: 1_900, previewBlocks: 1 },
  ...{ isOriginal: 1, source: '' },
  ...over,
});
const saved = async (kind: 'service' | 'knowledge', over: object = {}) => {
  cover ||= await picture();
  const { code, msg, data } = await post(`${kind}/save`, kind === 'service' ? service(over) : knowledge(over));
  expect([code, msg]).toEqual([200, expect.anything()]);
  return data;
};
const act = async (kind: string, id: string, path: string, body: object = {}, member = owner) => {
  const { version } = (await get(`${kind}/detail?id=${id}`)).data;
  return post(`${kind}/${path}`, { ...body, id, version }, member);
};
const onShelf = async (kind: 'service' | 'knowledge', over: object = {}): Promise<string> => {
  const { id } = await saved(kind, over);
  expect((await act(kind, id, 'submit')).data).toMatchObject({ status: 1 });
  expect(await decide(kind, id)).toMatchObject({ code: 200 });
  return id;
};

describe('what a company puts on the shelf (domain rules 10.2)', () => {
  it('is shown once it is approved, and says at the field why it is not', async () => {
    const { id, code, status, detail } = await saved('service');
    expect([code, status, detail.includes('script')]).toEqual([expect.stringMatching(/^FW\d{13}$/), 0, false]);
    await act('service', id, 'submit');
    expect(await shown('service', id)).toBeNull();
    await decide('service', id, '服务流程过于简单', [{ field: 'process', reason: '请写明各步骤' }]);
    expect((await get(`service/detail?id=${id}`)).data).toMatchObject({
      ...{ status: 3, standing: 0, reason: '服务流程过于简单' },
      fieldReasons: [{ field: 'process', reason: '请写明各步骤' }],
    });
    await act('service', id, 'submit');
    await decide('service', id);
    expect(await shown('service', id)).toMatchObject({ title: '工程量清单编制', price: 300_000 });
    const { records } = (await platform.get(`${PATHS.front}/search?keyword=工程量清单编制`)).data;
    expect(records.map(({ url }: { url: string }) => url)).toContain(
      `/default/comprehensives-ervices/see-more?id=${id}`,
    );
    const notices = await platform.db.admin<{ content: string }>(
      `select content from notice where user_id = ${owner.userId} order by id`,
    );
    expect(notices.map(({ content }) => content)).toEqual([
      '“工程量清单编制”未通过审核，原因：服务流程过于简单',
      '“工程量清单编制”已通过审核',
    ]);
  });

  it('stays shown while a change of it is written, reviewed and sent back', async () => {
    const id = await onShelf('service');
    const { version } = (await get(`service/detail?id=${id}`)).data;
    const changed = (await post('service/save', service({ id, version, title: '工程量清单编制与复核' }))).data;
    expect(changed).toMatchObject({ status: 2, hasChange: true, title: '工程量清单编制与复核' });
    for (const step of [
      () => act('service', id, 'submit'),
      () => decide('service', id, '名称不符'),
      () => act('service', id, 'submit'),
    ]) {
      expect(await step()).toMatchObject({ code: 200 });
      expect((await shown('service', id)).title).toBe('工程量清单编制');
    }
    expect((await act('service', id, 'withdraw')).data).toMatchObject({ status: 2 });
    await act('service', id, 'submit');
    await decide('service', id);
    expect((await shown('service', id)).title).toBe('工程量清单编制与复核');
    expect((await get(`service/detail?id=${id}`)).data).toMatchObject({ status: 2, hasChange: false });
  });

  it('changes its price without a review, gives a change up, and comes back unchanged', async () => {
    const id = await onShelf('service');
    const write = async (over: object) => {
      const { version } = (await get(`service/detail?id=${id}`)).data;
      return (await post('service/save', service({ id, version, ...over }))).data;
    };
    expect(await write({ price: 280_000 })).toMatchObject({ status: 2, hasChange: false, price: 280_000 });
    expect((await shown('service', id)).price).toBe(280_000);
    await write({ title: '另一个名称的服务' });
    expect((await act('service', id, 'shelf', { on: 0 })).data).toMatchObject({ status: 4 });
    expect(await shown('service', id)).toBeNull();
    expect(await act('service', id, 'shelf', { on: 1 })).toMatchObject({
      code: 422,
      msg: '内容已修改，请重新提交审核',
    });
    expect((await act('service', id, 'discard')).data).toMatchObject({ status: 4 });
    expect((await act('service', id, 'shelf', { on: 1 })).data).toMatchObject({ status: 2 });
    expect((await shown('service', id)).title).toBe('工程量清单编制');
    expect(await act('service', id, 'delete')).toMatchObject({ code: 422 });
  });

  it('is taken off by the platform, and comes back by a review alone', async () => {
    const id = await onShelf('service');
    expect((await ops('shelf/off-shelf', { bizType: 'service', bizId: id, reason: '虚假宣传' })).data).toEqual({
      status: 5,
    });
    expect(await shown('service', id)).toBeNull();
    expect((await get(`service/detail?id=${id}`)).data).toMatchObject({ reason: '虚假宣传', allowedActions: ['edit'] });
    expect(await act('service', id, 'shelf', { on: 1 })).toMatchObject({ code: 422 });
    const { version } = (await get(`service/detail?id=${id}`)).data;
    await post('service/save', service({ id, version, title: '改正后的清单编制' }));
    await act('service', id, 'submit');
    expect((await act('service', id, 'withdraw')).data).toMatchObject({ status: 5 });
    await act('service', id, 'submit');
    await decide('service', id);
    expect((await shown('service', id)).title).toBe('改正后的清单编制');
  });

  it('is its company’s alone: others neither see drafts nor act, nor show its pictures', async () => {
    const { id } = await saved('service');
    expect((await get(`service/detail?id=${id}`, stranger)).code).toBe(404);
    expect((await act('service', id, 'delete', {}, stranger)).code).toBe(404);
    expect(await post('service/save', service(), stranger)).toMatchObject({
      data: { fieldErrors: [{ field: 'cover', message: '图片须由本企业上传到平台' }] },
    });
    const published = await onShelf('service');
    expect((await get(`service/detail?id=${published}`, stranger)).code).toBe(404);
    expect((await act('service', published, 'shelf', { on: 0 }, stranger)).code).toBe(404);
    const mine = (await get('service/list?size=100', stranger)).data;
    expect([mine.total, mine.counts]).toEqual([0, []]);
  });

  it('is copied as a draft, deleted, and lists how many there are of each status', async () => {
    const id = await onShelf('service');
    const copied = (await post('service/copy', { id })).data;
    const copy = (await get(`service/detail?id=${copied.id}`)).data;
    expect(copy).toMatchObject({ status: 0, title: '工程量清单编制（副本）', price: 300_000 });
    const { counts, total } = (await get('service/list')).data;
    expect(counts.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(total);
    expect((await act('service', copied.id, 'delete')).code).toBe(200);
    expect((await get(`service/detail?id=${copied.id}`)).code).toBe(404);
  });

  it('shows a picture to everybody, of its company’s own uploads alone', async () => {
    const { id } = await addPicture(platform, owner);
    expect((await post('service/show-picture', { resourceId: id }, stranger)).code).toBe(400);
    const { address } = (await post('service/show-picture', { resourceId: id })).data;
    expect(address).toBe(`/api/rs-cms-service/shelf-picture/${id}.png`);
    const pdf = await addUploadedFile(platform, owner, '说明.pdf');
    expect(await post('knowledge/show-picture', { resourceId: pdf.id })).toMatchObject({ code: 400 });
  });

  it('counts against the membership when it is published', async () => {
    const company = await addCompany(platform, '满额咨询');
    await platform.db.admin('update business set vip_level = 0 where id = $1', [company.businessId]);
    const own = await picture(company);
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      const { data } = await post('service/save', service({ cover: own }), company);
      ids.push(data.id);
      const answer = await post('service/submit', { id: data.id, version: data.version }, company);
      expect(answer.code).toBe(count < 5 ? 200 : 413);
    }
    expect(ids).toHaveLength(6);
  });
});

describe('knowledge of a company (domain rules 11.2)', () => {
  it('that is to be paid shows its beginning to others, and the whole to its own people', async () => {
    const id = await onShelf('knowledge');
    expect(await shown('knowledge', id)).toMatchObject({ isLocked: true, content: '<p>第一段可以试读</p>' });
    expect((await shown('knowledge', id, tokensOf(stranger))).isLocked).toBe(true);
    expect(await shown('knowledge', id, tokensOf(owner))).toMatchObject({
      ...{ isLocked: false, content: expect.stringContaining('第二段须购买') },
    });
    expect((await shown('knowledge', id)).summary).toBe('第一段可以试读 第二段须购买');
  });

  it('has its file, which its colleagues read and others do not', async () => {
    cover ||= await picture();
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
    platform.db.database.withWorker((transaction) =>
      readSellableService(transaction, { id, buyerBusinessId: stranger.businessId, ...over }),
    );

  it('is a service at its price of now, or of the package that is chosen', async () => {
    const id = await onShelf('service');
    expect(await sell(id)).toMatchObject({ price: 300_000, days: 10, unit: '项', sellerBusinessId: owner.businessId });
    expect(await sell(id, { buyerBusinessId: owner.businessId })).toMatchObject({ msg: '不能购买本企业发布的服务' });
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
    const read = (buyerBusinessId: string) =>
      platform.db.database.withWorker((transaction) => readSellableKnowledge(transaction, { id, buyerBusinessId }));
    expect(await read(stranger.businessId)).toMatchObject({ price: 1_900, sellerBusinessId: owner.businessId });
    expect(await read(owner.businessId)).toMatchObject({ msg: '不能购买本企业发布的知识' });
  });
});

it('asks for the permission of each act', async () => {
  const id = await onShelf('service');
  const reader = await addColleague(platform, owner, 'reader');
  const { version } = (await get(`service/detail?id=${id}`)).data;
  expect((await post('service/shelf', { id, version, on: 0 }, reader)).code).toBe(403);
});
