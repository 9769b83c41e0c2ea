import { defaultPage, newBlock } from '@jianzhu/domain/shops';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addPicture } from '../testing/certifications.ts';
import { addColleague } from '../testing/inquiries.ts';
import { addProduct, shopOn } from '../testing/shops.ts';
import { createTestPlatform, PATHS, type TestPlatform } from '../testing/test-platform.ts';

const platform: TestPlatform = await createTestPlatform();
afterAll(() => platform.close());

const { owner, stranger, post, get, shown, draft, pageWith, save } = await shopOn(platform);
const { admin } = platform.db;
const title = (text: string, id = 't') => newBlock('title', id, 'pc', { text });
const level = (vip: number) => admin('update business set vip_level = $2 where id = $1', [owner.businessId, vip]);

beforeEach(async () => {
  for (const table of ['shop_page', 'shop_version', 'shop_category', 'shop_offer']) await admin(`delete from ${table}`);
  await admin('update shop set path = null, blocked = default, version = 1');
  await level(3);
});

describe('the draft of a page (domain rules 14.1)', () => {
  it('begins with what every shop has, and is kept', async () => {
    expect(await draft()).toMatchObject({
      isNew: true,
      version: 0,
      status: 0,
      vipLevel: 3,
      facts: { name: '长春衡砺钢材' },
    });
    expect((await save(pageWith(title('本周现货')))).data).toMatchObject({ version: 1, status: 0 });
    const kept = await draft();
    expect([kept.isNew, kept.schema.blocks[1].props.text]).toEqual([false, '本周现货']);
    expect(kept.allowedActions).toEqual(['save', 'applyTemplate', 'publish', 'schedule', 'previewToken']);
    expect((await draft('app')).isNew).toBe(true);
  });

  it('is refused to whoever has not seen what another one has saved (domain rules 36, 32)', async () => {
    const colleague = await addColleague(platform, owner, 'business_admin');
    await save(pageWith(title('一')));
    const { version } = await draft();
    expect((await post('save', { terminal: 'pc', version, schema: pageWith(title('二')) }, colleague)).code).toBe(200);
    const late = await post('save', { terminal: 'pc', version, schema: pageWith(title('三')) });
    expect(late).toMatchObject({ code: 409, data: { isOwn: false, current: { version: version + 1 } } });
    expect((await draft()).schema.blocks[1].props.text).toBe('二');
    const again = { terminal: 'pc', version: late.data.current.version, schema: pageWith(title('三')) };
    expect((await post('save', again)).data.version).toBe(version + 2);
    expect((await post('save', { terminal: 'pc', version: 0, schema: pageWith() })).code).toBe(409);
  });

  it('is one, however many begin it at once', async () => {
    const saves = await Promise.all(
      ['甲', '乙', '丙', '丁'].map((text) =>
        post('save', { terminal: 'pc', version: 0, schema: pageWith(title(text)) }),
      ),
    );
    expect(saves.map(({ code }) => code).sort()).toEqual([200, 409, 409, 409]);
    expect(await admin('select version from shop_page')).toEqual([{ version: 1 }]);
  });

  it('takes no picture of another company, no address of another site, no script', async () => {
    const foreign = (await addPicture(platform, stranger)).id;
    const at = `/api/rs-cms-service/shelf-picture/${foreign}.png`;
    const image = newBlock('singleImage', 'i', 'pc', { image: at });
    expect(await save(pageWith(image))).toMatchObject({
      ...{ code: 400, msg: '第2个组件“图片广告”：图片须由本企业上传到平台' },
      data: { problems: [{ blockId: 'i', path: 'props.image' }] },
    });
    const rich = newBlock('richText', 'r', 'pc', { content: '<p onclick="x()">钢材</p><script>alert(1)</script>' });
    const { data } = await save(pageWith(rich));
    expect(data.schema.blocks[1].props.content).toBe('<p>钢材</p>');
    const abroad = newBlock('richText', 'r', 'pc', { content: '<img src="https://elsewhere.cn/a.png" alt="">' });
    expect((await save(pageWith(abroad))).code).toBe(400);
    const own = (await addPicture(platform, owner)).id;
    const { address } = (await post('show-picture', { resourceId: own })).data;
    expect((await save(pageWith(newBlock('singleImage', 'i', 'pc', { image: address })))).code).toBe(200);
  });

  it('has no blocks that its membership lacks, but keeps those it has had (domain rules 12.2, 14.2)', async () => {
    const cube = newBlock('spacer', 's', 'pc');
    await level(1);
    expect(await save(pageWith(cube))).toMatchObject({ code: 400, msg: '第2个组件“辅助空白”：升级会员后可用' });
    await level(2);
    expect((await save(pageWith(cube))).code).toBe(200);
    await level(0);
    expect((await save(pageWith(cube, title('仍可修改')))).code).toBe(200);
    expect((await save(pageWith(cube, newBlock('spacer', 's2', 'pc')))).code).toBe(400);
    const { blocks } = (await get('block-specs?terminal=pc')).data;
    expect(blocks.filter(({ isLocked }: { isLocked: boolean }) => !isLocked)).toHaveLength(9);
    expect(blocks).toHaveLength(22);
  });

  it('shows what is on the shelf now, of its own company alone', async () => {
    const [one, two] = [
      await addProduct(platform, owner, '螺纹钢'),
      await addProduct(platform, owner, '盘螺', { views: 9 }),
    ];
    const other = await addProduct(platform, stranger, '别家的钢');
    const chosen = newBlock('productGroup', 'p', 'pc', { source: 'manual', ids: [two, other, one] });
    const { resolved } = (await save(pageWith(chosen))).data;
    const names = (id: string) => resolved[id].products.map(({ name }: { name: string }) => name);
    expect([names('p'), names('goods')]).toEqual([
      ['盘螺', '螺纹钢'],
      ['盘螺', '螺纹钢'],
    ]);
    await admin('update product set status = 4 where id = $1', [two]);
    const schema = pageWith(chosen);
    expect((await post('resolve', { terminal: 'pc', schema })).data.resolved.p.products).toMatchObject([
      { name: '螺纹钢', priceText: '3,470.00', priceFrom: 347_000 },
    ]);
    expect((await post('check', { terminal: 'pc', schema })).data.problems).toEqual([
      { blockId: 'p', path: 'props.ids', message: '第2个组件“商品分组”：商品已下架，请重新选择' },
    ]);
  });

  it('is made of an official template', async () => {
    await save(pageWith());
    const { version } = await draft();
    const { data } = await post('apply-template', { terminal: 'pc', version, code: 'steel' });
    expect(data.schema.blocks.map(({ type }: { type: string }) => type)).toContain('imageNav');
    expect((await get('templates?terminal=app')).data).toHaveLength(6);
    const gone = await post('apply-template', { terminal: 'pc', version: data.version, code: 'nothing' });
    expect(gone).toMatchObject({ code: 404, msg: '模板不存在' });
  });

  it('is nobody else’s', async () => {
    await save(pageWith(title('秘密的草稿')));
    expect(JSON.stringify((await get('page?terminal=pc', stranger)).data)).not.toContain('秘密的草稿');
    expect(JSON.stringify((await shown()).data)).not.toContain('秘密的草稿');
    const clerk = await addColleague(platform, owner, 'finance');
    expect((await post('save', { terminal: 'pc', version: 1, schema: defaultPage('x', 'pc') }, clerk)).code).toBe(403);
  });
});

describe('a video of a shop', () => {
  const upload = async (fileExt: string, of = owner) => {
    const [row] = await admin<{ id: string }>(
      `insert into attachment (business_id, file_name, file_ext, file_size, file_md5, bucket, object_key, create_user_id,
         create_user_name, confirm_time)
       values ($1, '厂区.' || $3::text, $3, 3, '900150983cd24fb0d6963f7d28e17f72', 'jianzhu', 'tenant/' || gen_random_uuid(),
         $2, '陈钢', now()) returning id`,
      [of.businessId, of.userId, fileExt],
    );
    return row?.id ?? '';
  };

  it('is seen by everybody once it is shown, by its own company alone', async () => {
    const id = await upload('mp4');
    const at = `/api/rs-cms-service/shop-video/${id}.mp4`;
    expect((await platform.app.inject({ method: 'GET', url: at })).statusCode).toBe(404);
    const video = newBlock('video', 'v', 'pc', { video: at });
    expect((await save(pageWith(video))).msg).toBe('第2个组件“视频”：视频须由本企业上传到平台');
    expect((await post('show-video', { resourceId: id }, stranger)).code).toBe(400);
    expect((await post('show-video', { resourceId: id })).data.address).toBe(at);
    const led = await platform.app.inject({ method: 'GET', url: at });
    expect([led.statusCode, led.headers.location]).toEqual([302, expect.stringMatching(/^https?:/)]);
    expect((await save(pageWith(video))).code).toBe(200);
    expect((await platform.app.inject({ method: 'GET', url: at.replace('mp4', 'webm') })).statusCode).toBe(404);
    expect((await post('show-video', { resourceId: await upload('exe') })).msg).toBe(
      '请上传mp4或webm视频，不超过100MB',
    );
  });
});

describe('the settings of a shop', () => {
  const categories = (version: number, list: object) => post('category/save', { version, categories: list });

  it('has categories in two levels, whose products are counted and shown', async () => {
    const first = await categories(0, [
      { name: '线材', children: [{ name: '盘螺' }] },
      { name: '型钢', children: [] },
    ]);
    const [wire] = first.data.categories;
    const leaf = wire.children[0].id;
    await addProduct(platform, owner, '分类里的盘螺', { categoryIds: [leaf] });
    const group = newBlock('productGroup', 'p', 'pc', { source: 'category', category: wire.id });
    expect((await save(pageWith(group))).data.resolved.p.products).toMatchObject([{ name: '分类里的盘螺' }]);
    const listed = (await platform.get(`${PATHS.front}/shop/category?businessId=${owner.businessId}`)).data;
    expect(listed).toMatchObject([
      { name: '线材', productCount: 1, children: [{ name: '盘螺', productCount: 1 }] },
      { name: '型钢' },
    ]);
    const renamed = await categories(first.data.version, [{ id: wire.id, name: '线材盘条', children: [] }]);
    expect(renamed.data.categories).toEqual([{ id: wire.id, name: '线材盘条', productCount: 0, children: [] }]);
    expect((await categories(first.data.version, [])).code).toBe(409);
    const twice = [
      { name: '同名', children: [] },
      { name: '同名', children: [] },
    ];
    expect(await categories(renamed.data.version, twice)).toMatchObject({ code: 400, msg: '同级店铺分类名称不能重复' });
  });

  it('has offers, of which a block shows those of today', async () => {
    const offers = [
      { kind: 1, title: '满百吨减', text: '每吨减十元', beginDate: '2020-01-01', endDate: '2090-01-01' },
      { kind: 9, title: '去年的活动', text: '', beginDate: '2020-01-01', endDate: '2020-02-01' },
    ];
    const { data } = await post('offer/save', { version: 0, offers });
    const ids = data.offers.map(({ id }: { id: string }) => id);
    const { resolved } = (await save(pageWith(newBlock('coupon', 'o', 'pc', { ids })))).data;
    expect(resolved.o.offers).toMatchObject([{ title: '满百吨减', endDate: '2090-01-01' }]);
    const backward = [{ ...offers[0], endDate: '2019-01-01' }];
    expect(await post('offer/save', { version: data.version, offers: backward })).toMatchObject({
      ...{ code: 400, data: { fieldErrors: [{ field: 'offers', row: 0, message: '结束日期不能早于开始日期' }] } },
    });
  });

  it('has a short address that no other shop has', async () => {
    const { data } = await post('path/save', { version: 0, path: 'hengli-steel' });
    expect(data.path).toBe('hengli-steel');
    const found = await platform.get(`${PATHS.front}/shop/page?path=hengli-steel&terminal=app`);
    expect(found.data.facts).toMatchObject({ businessId: owner.businessId, path: 'hengli-steel', viewCount: 7 });
    expect((await post('path/save', { version: 0, path: 'hengli-steel' }, stranger)).msg).toBe('该店铺地址已被使用');
    expect((await post('path/save', { version: data.version, path: '1x' })).code).toBe(400);
    const askFor = (path: string) =>
      Promise.all([owner, stranger].map((member) => post('path/save', { version: 0, path }, member)));
    for (let turn = 0; turn < 5; turn += 1) {
      await admin('update shop set path = null, version = 1');
      expect((await askFor(`both-${turn}`)).map(({ code }) => code).sort()).toEqual([200, 400]);
    }
  });
});
