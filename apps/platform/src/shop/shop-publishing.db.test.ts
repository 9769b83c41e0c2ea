import { newBlock } from '@jianzhu/domain/shops';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addCertified } from '../testing/certifications.ts';
import { addColleague } from '../testing/inquiries.ts';
import { addProduct, shopOn } from '../testing/shops.ts';
import { createTestPlatform, PATHS, type TestPlatform } from '../testing/test-platform.ts';

const platform: TestPlatform = await createTestPlatform();
afterAll(() => platform.close());

const { owner, operatorToken, post, get, ops, shown, draft, pageWith, save, publish, published } =
  await shopOn(platform);
const { admin } = platform.db;
const title = (text: string) => newBlock('title', 't', 'pc', { text });
const shownText = async () => (await shown()).data.schema.blocks[1].props.text;

beforeEach(async () => {
  for (const table of ['shop_page', 'shop_version', 'job', 'notice']) await admin(`delete from ${table}`);
  await admin('update shop set blocked = default');
});

describe('a page that is published (domain rules 14.3)', () => {
  it('is what visitors see from now on; until then they see what every shop has', async () => {
    expect((await shown()).data).toMatchObject({ state: 'default', publishTime: '', facts: { isFollowed: null } });
    await addProduct(platform, owner, '最新的钢');
    expect((await shown()).data.resolved.goods.products[0].name).toBe('最新的钢');
    expect(await published(pageWith(title('一')))).toMatchObject({ status: 1, publishedVersion: 1 });
    expect((await shown()).data).toMatchObject({ state: 'published', schema: { blocks: { 1: { id: 't' } } } });
    await save(pageWith(title('二')));
    expect([(await draft()).status, await shownText()]).toEqual([2, '一']);
    expect((await publish()).data).toMatchObject({ status: 1, publishedVersion: 2 });
    expect(await shownText()).toBe('二');
    expect(await publish()).toMatchObject({ code: 422, msg: '内容没有修改，无需发布' });
  });

  it('tells visitors nothing of what it hides', async () => {
    await addProduct(platform, owner, '隐藏的钢');
    const group = newBlock('productGroup', 'p', 'pc', { source: 'newest' });
    await published(pageWith({ ...title('内部资料'), hidden: true }, { ...group, hidden: true }));
    const { data } = await shown();
    expect(data.state).toBe('published');
    expect([JSON.stringify(data).includes('内部资料'), 'p' in data.resolved]).toEqual([false, false]);
    expect(JSON.stringify((await draft()).schema)).toContain('内部资料');
  });

  it('is refused with the place of what is missing (domain rules 36, 31)', async () => {
    await save(pageWith(newBlock('carousel', 'c', 'pc')));
    expect(await publish()).toMatchObject({
      ...{ code: 400, msg: '第2个组件“轮播图”：请上传图片' },
      data: { problems: [{ blockId: 'c', path: 'props.items' }] },
    });
    expect((await shown()).data.state).toBe('default');
  });

  it('keeps its last twenty versions, of which one comes back as a draft', async () => {
    for (let at = 1; at <= 22; at += 1) await published(pageWith(title(`第${at}版`)));
    const history = (await get('history?terminal=pc')).data;
    expect(history.map(({ versionNo }: { versionNo: number }) => versionNo)).toEqual(
      Array.from({ length: 20 }, (_, at) => 22 - at),
    );
    expect(history[0]).toMatchObject({ isCurrent: true, publishUser: '测试成员', blockCount: 6 });
    expect((await get('version?terminal=pc&versionNo=5')).data.schema.blocks[1].props.text).toBe('第5版');
    const { version } = await draft();
    const restored = await post('restore', { terminal: 'pc', version, versionNo: 5 });
    expect(restored.data).toMatchObject({ status: 2, version: version + 1 });
    expect([restored.data.schema.blocks[1].props.text, await shownText()]).toEqual(['第5版', '第22版']);
    const gone = await post('restore', { terminal: 'pc', version: version + 1, versionNo: 1 });
    expect(gone).toMatchObject({ code: 404, msg: '该历史版本已不存在' });
  });

  it('is published once, however often it is sent', async () => {
    await save(pageWith(title('一')));
    const { version } = await draft();
    const answers = await Promise.all([1, 2, 3].map(() => post('publish', { terminal: 'pc', version })));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 422, 422]);
    expect(await admin('select version_no from shop_version')).toEqual([{ version_no: 1 }]);
  });
});

describe('a page that is published at a time to come', () => {
  const due = () => admin(`update job set run_at = now() where kind = 'shop.publishScheduled'`);
  const schedule = async (time: string) => post('schedule', { terminal: 'pc', version: (await draft()).version, time });
  const tomorrow = () => {
    const at = new Date(Date.now() + 86_400_000 + 8 * 3_600_000);
    return at.toISOString().slice(0, 19).replace('T', ' ');
  };

  it('is then published as it was, whatever is written meanwhile', async () => {
    await save(pageWith(title('预定')));
    const time = tomorrow();
    expect((await schedule(time)).data).toMatchObject({ scheduleTime: time, status: 0 });
    await save(pageWith(title('还没写完')));
    await platform.runJobs();
    expect((await shown()).data.state).toBe('default');
    await due();
    await platform.runJobs();
    expect(await shownText()).toBe('预定');
    expect(await draft()).toMatchObject({ status: 2, scheduleTime: '', publishedVersion: 1 });
  });

  it('is not, once the plan is given up or the page was published before', async () => {
    await save(pageWith(title('预定')));
    await schedule(tomorrow());
    const { version } = await draft();
    expect((await post('cancel-schedule', { terminal: 'pc', version })).data.scheduleTime).toBe('');
    expect((await post('cancel-schedule', { terminal: 'pc', version })).msg).toBe('没有待执行的定时发布');
    await due();
    await platform.runJobs();
    expect((await shown()).data.state).toBe('default');
    await schedule(tomorrow());
    await publish();
    await due();
    await platform.runJobs();
    expect(await admin('select version_no from shop_version')).toHaveLength(1);
  });

  it('says why it was not, where a product is gone by then', async () => {
    const product = await addProduct(platform, owner, '将下架的钢');
    await save(pageWith(newBlock('productGroup', 'p', 'pc', { source: 'manual', ids: [product] })));
    await schedule(tomorrow());
    await admin('update product set status = 4 where id = $1', [product]);
    await due();
    await platform.runJobs();
    expect(await draft()).toMatchObject({
      ...{ status: 0, scheduleTime: '', scheduleProblem: '第2个组件“商品分组”：商品已下架，请重新选择' },
    });
  });

  it('is not, where whoever has planned it may publish no more', async () => {
    const planner = await addColleague(platform, owner, 'business_admin');
    await save(pageWith(title('预定')));
    const { version } = await draft();
    const planned = await post('schedule', { terminal: 'pc', version, time: tomorrow() }, planner);
    expect(planned.data).toMatchObject({ scheduleTime: expect.stringContaining(':') });
    await admin(`update membership set role_keys = '{reader}' where user_id = $1`, [planner.userId]);
    await due();
    await platform.runJobs();
    expect((await shown()).data.state).toBe('default');
    expect(await draft()).toMatchObject({
      ...{ status: 0, scheduleTime: '', scheduleProblem: '设置定时发布的成员已没有发布权限，请重新发布' },
    });
  });

  it('is given up where the platform blocks the shop before: a block is not lifted by what was planned', async () => {
    await published(pageWith(title('虚假')));
    await save(pageWith(title('虚假之二')));
    expect((await schedule(tomorrow())).code).toBe(200);
    expect((await ops('shop/block', { businessId: owner.businessId, reason: '虚假宣传' })).data).toEqual({
      blocked: 1,
    });
    await due();
    await platform.runJobs();
    expect((await shown()).data.state).toBe('blocked');
    expect(await draft()).toMatchObject({
      ...{ status: 3, scheduleTime: '', scheduleProblem: '店铺已被平台屏蔽，请修改后重新发布' },
    });
  });

  it('takes neither a time that is too near nor one that is too far', async () => {
    await save(pageWith(title('预定')));
    expect((await schedule('2020-01-01 08:00:00')).msg).toBe('定时发布时间须晚于当前时间5分钟');
    expect((await schedule('2099-01-01 08:00:00')).msg).toBe('定时发布时间不能超过90天');
  });
});

describe('a link to a draft', () => {
  it('shows it for half an hour', async () => {
    await save(pageWith(title('未发布的')));
    const { token } = (await post('preview-token', { terminal: 'pc' })).data;
    const preview = () => platform.get(`${PATHS.front}/shop/preview?token=${token}`);
    expect((await preview()).data).toMatchObject({ terminal: 'pc', facts: { name: '长春衡砺钢材' } });
    expect((await preview()).data.schema.blocks[1].props.text).toBe('未发布的');
    const [kept] = await admin<{ kept: string }>(`select encode(token_hash, 'escape') as kept from shop_preview`);
    expect(kept?.kept).not.toContain(token);
    await admin(`update shop_preview set expires_at = now() - interval '1 second'`);
    expect(await preview()).toMatchObject({ code: 404, msg: '预览链接已失效' });
    const guess = 'a'.repeat(43);
    expect((await platform.get(`${PATHS.front}/shop/preview?token=${guess}`)).msg).toBe('预览链接已失效');
  });
});

describe('a shop that the platform blocks (domain rules 14.3, N404)', () => {
  const block = (reason: string) => ops('shop/block', { businessId: owner.businessId, reason });

  it('is not shown until it is changed and published anew', async () => {
    await published(pageWith(title('虚假')));
    expect((await block('虚假宣传')).data).toEqual({ blocked: 1 });
    expect((await block('虚假宣传')).data).toEqual({ blocked: 0 });
    const { data } = await shown();
    expect([data.state, JSON.stringify(data).includes('虚假')]).toEqual(['blocked', false]);
    expect(await draft()).toMatchObject({ status: 3, blockReason: '虚假宣传' });
    const notices = await admin<{ content: string }>('select content from notice where user_id = $1', [owner.userId]);
    expect(notices).toEqual([{ content: '您的店铺因虚假宣传被屏蔽，请修改后重新发布' }]);
    expect(await publish()).toMatchObject({ code: 422, msg: '店铺已被平台屏蔽，请修改后重新发布' });
    await save(pageWith(title('属实')));
    expect((await publish()).data).toMatchObject({ status: 1, blockReason: '' });
    expect([(await shown()).data.state, await shownText()]).toEqual(['published', '属实']);
  });

  it('is blocked for words that no shop may show', async () => {
    await published(pageWith(title('代开·发票')));
    expect((await shown()).data.state).toBe('published');
    await platform.runJobs();
    expect((await shown()).data.state).toBe('blocked');
    expect((await draft()).blockReason).toBe('页面含有违规内容：代开发票');
    expect((await shown('app')).data.state).toBe('default');
  });
});

it('is opened when its company is certified (domain rules 15.2)', async () => {
  const { id } = await addCertified(platform, operatorToken);
  expect(await admin('select path, blocked from shop where business_id = $1', [id])).toEqual([
    { path: null, blocked: [] },
  ]);
  const { data } = await platform.get(`${PATHS.front}/shop/page?businessId=${id}&terminal=app`);
  expect([data.state, data.schema.blocks[0].type]).toEqual(['default', 'shopHeader']);
});
