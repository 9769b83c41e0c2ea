import { afterAll, describe, expect, it } from 'vitest';
import { addPicture } from '../testing/certifications.ts';
import { addColleague, addCompany } from '../testing/inquiries.ts';
import { shelfOn } from '../testing/shelf.ts';
import { createTestPlatform, PATHS, type TestPlatform } from '../testing/test-platform.ts';
import { addUploadedFile } from '../testing/uploaded-file.ts';

const platform: TestPlatform = await createTestPlatform();
afterAll(() => platform.close());

const { owner, stranger, post, get, ops, decide, shown, picture, service, saved, act, onShelf } =
  await shelfOn(platform);

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

it('leaves to its review what an operator would publish, and keeps in its log what operators show and take off', async () => {
  const { id } = await saved('knowledge');
  await act('knowledge', id, 'submit');
  expect(await ops('written/publish', { kind: 'knowledge', id })).toMatchObject({ code: 422 });
  expect(await decide('knowledge', id)).toMatchObject({ code: 200 });
  expect((await ops('written/withdraw', { kind: 'knowledge', id })).data).toMatchObject({ isPublished: false });
  expect((await ops('written/publish', { kind: 'knowledge', id })).data).toMatchObject({ isPublished: true });
  const { logs, status } = (await get(`knowledge/detail?id=${id}`)).data;
  expect(status).toBe(2);
  expect(logs.map(({ action }: { action: string }) => action)).toEqual(['submit', 'approve', 'takeOff', 'putOn']);
});

it('asks for the permission of each act', async () => {
  const id = await onShelf('service');
  const reader = await addColleague(platform, owner, 'reader');
  const { version } = (await get(`service/detail?id=${id}`)).data;
  expect((await post('service/shelf', { id, version, on: 0 }, reader)).code).toBe(403);
});
