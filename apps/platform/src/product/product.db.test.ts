import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../http/log.ts';
import { runNextJob } from '../jobs/run-job.ts';
import { postgresIndex } from '../search/postgres-index.ts';
import { addPicture } from '../testing/certifications.ts';
import { addColleague } from '../testing/inquiries.ts';
import { shelfOn } from '../testing/shelf.ts';
import { createTestPlatform, PATHS, type TestPlatform } from '../testing/test-platform.ts';
import { productSearchJob } from './product-search.ts';

let platform: TestPlatform;
let shelf: Awaited<ReturnType<typeof shelfOn>>;

beforeAll(async () => {
  platform = await createTestPlatform();
  shelf = await shelfOn(platform);
  await shelf.dealIn(['01', '0203']);
});
afterAll(() => platform.close());
beforeEach(() => platform.db.admin('truncate product cascade'));

const shown = (id: string) => shelf.shown('product', id);
const detail = async (id: string) => (await shelf.get(`product/detail?id=${id}`)).data;
const change = async (id: string, over: object) => {
  const { version, skus } = await detail(id);
  return shelf.post('product/save', {
    ...shelf.product({ skus, mainImages: (await detail(id)).mainImages, ...over }),
    id,
    version,
  });
};

describe('a product (domain 10.1, 10.2)', () => {
  it('is written, reviewed, shown, and found by the search of the site in the shop of its company', async () => {
    const saved = await shelf.saved('product', { supplyRegions: ['100000'] });
    expect(saved).toMatchObject({ status: 0, code: expect.stringContaining('SP'), priceText: '3,480.00', stock: 420 });
    expect(saved.skus).toMatchObject([{ id: '1', price: 348_000 }]);
    expect(saved.allowedActions).toEqual(['edit', 'submit', 'restock', 'adjust', 'delete']);
    expect((await shelf.act('product', saved.id, 'submit')).data).toMatchObject({ status: 1 });
    expect(await shown(saved.id)).toBeNull();
    await shelf.decide('product', saved.id);
    expect(await shown(saved.id)).toMatchObject({
      ...{ name: 'HRB400E抗震螺纹钢', categoryName: '螺纹钢', priceFrom: 348_000, businessId: shelf.owner.businessId },
      ...{ supplyRegionNames: ['全国'], vipLevel: 3, sameShop: [] },
    });
    const { data } = await platform.get(`${PATHS.front}/search?keyword=${encodeURIComponent('抗震螺纹')}&type=goods`);
    expect(data.records).toMatchObject([
      { url: `/shop/pc?businessId=${shelf.owner.businessId}&productId=${saved.id}`, price: 348_000 },
    ]);
  });

  it('is found under what its company is called now', async () => {
    const id = await shelf.onShelf('product', { name: '改名之后的盘螺现货' });
    await platform.db.admin(`update business set name = '更名建材公司' where id = $1`, [shelf.owner.businessId]);
    const handlers = { 'search.product': productSearchJob(platform.db.database, postgresIndex) };
    while (await runNextJob(platform.db.database, handlers, createLog('silent')));
    const { data } = await platform.get(`${PATHS.front}/search?keyword=${encodeURIComponent('更名建材')}&type=goods`);
    expect(data.records).toMatchObject([{ id, title: '改名之后的盘螺现货' }]);
  });

  it('stays as it was approved while its name waits, and its price and stock count at once', async () => {
    const id = await shelf.onShelf('product');
    const { skus } = await detail(id);
    expect(
      (await change(id, { name: 'HRB500E抗震螺纹钢', skus: [{ ...skus[0], price: 350_000, stock: 7 }] })).data,
    ).toMatchObject({ status: 2, hasChange: true, name: 'HRB500E抗震螺纹钢' });
    expect(await shown(id)).toMatchObject({ name: 'HRB400E抗震螺纹钢', priceFrom: 350_000, stock: 7 });
    await shelf.act('product', id, 'submit');
    expect((await shelf.act('product', id, 'stock', { skus: [{ skuId: '1', stock: 0 }] })).data).toMatchObject({
      stock: 0,
    });
    expect(await shown(id)).toMatchObject({ name: 'HRB400E抗震螺纹钢', stock: 0 });
    await shelf.decide('product', id);
    expect(await shown(id)).toMatchObject({ name: 'HRB500E抗震螺纹钢', priceFrom: 350_000, stock: 0 });
  });

  it('is counted and priced without a review', async () => {
    const id = await shelf.onShelf('product');
    const { skus } = await detail(id);
    expect(
      (await change(id, { skus: [{ ...skus[0], price: 360_001 }], freightNote: '市区免运费' })).data,
    ).toMatchObject({
      ...{ status: 2, hasChange: false, priceFrom: 360_001 },
    });
    expect((await shelf.act('product', id, 'stock', { skus: [{ skuId: '9', stock: 1 }] })).msg).toBe(
      '该规格已不存在，请刷新后重试',
    );
  });

  it('names its combinations itself, and none of what waits as another one of what stands', async () => {
    const specs = (...values: string[]) => [{ name: '直径', values }];
    const of = (value: string, more: object = {}) => shelf.sku({ specValues: [value], ...more });
    const id = await shelf.onShelf('product', {
      specs: specs('Φ12', 'Φ16'),
      skus: [of('Φ12', { id: '9'.repeat(18), stock: 1 }), of('Φ16', { id: '9'.repeat(18), stock: 2 })],
    });
    const { skus } = await detail(id);
    expect(skus.map((one: { id: string }) => one.id)).toEqual(['1', '2']);
    await change(id, { specs: specs('Φ12'), skus: skus.slice(0, 1) });
    const waiting = await change(id, { specs: specs('Φ12', 'Φ20'), skus: [skus[0], of('Φ20', { stock: 7 })] });
    expect(waiting.data.skus.map((one: { id: string }) => one.id)).toEqual(['1', '3']);
    expect((await shelf.act('product', id, 'stock', { skus: [{ skuId: '2', stock: 55 }] })).code).toBe(200);
    expect((await detail(id)).skus.map((one: { stock: number }) => one.stock)).toEqual([1, 7]);
    expect((await shown(id)).skus.map((one: { stock: number }) => one.stock)).toEqual([1, 55]);
  });

  it('stands in categories of its own shop alone', async () => {
    const category = async ({ businessId }: { readonly businessId: string }) => {
      const [row] = await platform.db.admin<{ id: string }>(
        `insert into shop_category (business_id, name, sort) values ($1, '钢材', 0) returning id`,
        [businessId],
      );
      return row?.id ?? '';
    };
    const [own, theirs] = [await category(shelf.owner), await category(shelf.stranger)];
    const saved = await shelf.saved('product', { shopCategoryIds: [theirs, own, own, '7'] });
    expect(saved.shopCategoryIds).toEqual([own]);
  });

  it('is copied with its files, and the copy is written on', async () => {
    const paper = await addPicture(platform, shelf.owner);
    const { id } = await shelf.saved('product', { certificates: [paper] });
    const copied = (await shelf.post('product/copy', { id })).data;
    const { name, certificates, skus, mainImages, version } = await detail(copied.id);
    expect(certificates).toMatchObject([{ id: paper.id }]);
    const again = await shelf.post('product/save', {
      ...shelf.product({ name, certificates, skus, mainImages, brandName: '朔岭' }),
      ...{ id: copied.id, version },
    });
    expect([again.code, again.data.certificates?.[0]?.id]).toEqual([200, paper.id]);
    const colleague = await addColleague(platform, shelf.owner, 'reader');
    const foreign = await addPicture(platform, colleague);
    const refused = await shelf.post('product/save', shelf.product({ mainImages, certificates: [foreign] }));
    expect(refused.code).toBe(404);
  });

  it('compares what stands with what is written, and keeps what was approved', async () => {
    const id = await shelf.onShelf('product');
    await change(id, { brandName: '朔岭' });
    const { data } = await shelf.get(`product/versions?id=${id}`);
    expect(data).toMatchObject({ hasChange: true, versions: [{ versionNo: 1, isCurrent: true }] });
    expect(data.lines.filter(({ isChanged }: { isChanged: boolean }) => isChanged)).toEqual([
      { name: 'brandName', label: '品牌', before: '衡砺', after: '朔岭', isChanged: true },
    ]);
    await shelf.act('product', id, 'submit');
    await shelf.decide('product', id);
    const older = (await shelf.get(`product/versions?id=${id}&versionNo=1`)).data;
    expect(older.versions).toHaveLength(2);
    expect(older.lines).toContainEqual(expect.objectContaining({ before: '衡砺', after: '朔岭' }));
    expect((await shelf.get(`product/versions?id=${id}&versionNo=9`)).code).toBe(404);
    expect((await shelf.get(`product/versions?id=${id}`, shelf.stranger)).code).toBe(404);
  });

  it.each([
    [{ categoryCode: '0901' }, 'categoryCode', '该类目未在主营品类中，请先维护主营品类'],
    [{ supplyRegions: ['100000', '220100'] }, 'supplyRegions', '已选择全国，无需再选择城市'],
    [{ mainImages: ['/api/rs-cms-service/shelf-picture/1.png'] }, 'mainImages', '图片须由本企业上传到平台'],
    [{ priceMode: 2 }, 'skus', '第1行：阶梯价须设置2到5档'],
  ])('with %o is refused at %s', async (over, field, message) => {
    await shelf.saved('product');
    const picture = await shelf.picture();
    const { data, code } = await shelf.post('product/save', shelf.product({ mainImages: [picture], ...over }));
    expect(code).toBe(400);
    expect(data.fieldErrors).toContainEqual(expect.objectContaining({ field, message }));
  });

  it('is not published beyond the room of the membership', async () => {
    await platform.db.admin('update business set vip_level = 0 where id = $1', [shelf.owner.businessId]);
    const first = await shelf.onShelf('product');
    await platform.db.admin(
      `insert into product (business_id, create_user_id, update_user_id, title, category_code, brand_name, unit, tax_rate,
         invoice_type, price_mode, stock, skus, delivery_days, images, detail, status, publish_time)
       select business_id, create_user_id, update_user_id, title || n, category_code, brand_name, unit, 13, 1, 3, 0, skus, 1,
         images, detail, 2, now() from product, generate_series(1, 19) as n where id = $1`,
      [first],
    );
    const { quota } = (await shelf.get('product/list')).data;
    expect(quota).toEqual({ used: 20, limit: 20, level: 0 });
    const more = await shelf.saved('product');
    expect(await shelf.act('product', more.id, 'submit')).toMatchObject({
      ...{ code: 413, msg: '当前会员等级的额度已用完，请升级会员' },
    });
    expect((await shelf.act('product', first, 'shelf', { on: 0 })).code).toBe(200);
    // Two at once take the one place that is left.
    const other = await shelf.saved('product');
    const both = await Promise.all([more, other].map(({ id }) => shelf.act('product', id, 'submit')));
    expect(both.map(({ code }) => code).toSorted()).toEqual([200, 413]);
    await platform.db.admin('update business set vip_level = 3 where id = $1', [shelf.owner.businessId]);
  });

  it('is taken off by the platform, with the reason to its company', async () => {
    const id = await shelf.onShelf('product');
    expect(
      (await shelf.ops('shelf/off-shelf', { bizType: 'product', bizId: id, reason: '虚标执行标准' })).data,
    ).toEqual({
      status: 5,
    });
    expect(await shown(id)).toBeNull();
    expect(await detail(id)).toMatchObject({ status: 5, reason: '虚标执行标准' });
  });

  it('comes back after that by nobody’s approval who has not seen it', async () => {
    const id = await shelf.onShelf('product');
    await change(id, { name: '等待审核的螺纹钢' });
    await shelf.act('product', id, 'submit');
    const [seen] = await platform.db.admin<{ version: number }>(
      `select version from review where biz_type = 'product' and biz_id = $1`,
      [id],
    );
    const verdict = { bizType: 'product', bizId: id, version: seen?.version, agree: 1, reason: '', fields: [] };
    await shelf.ops('shelf/off-shelf', { bizType: 'product', bizId: id, reason: '虚标执行标准' });
    expect((await shelf.ops('review/handle', verdict)).code).toBe(409);
    expect(await shown(id)).toBeNull();
    const { operatorToken } = shelf;
    const looked = await platform.get(`/api/rs-ops-service/review/detail?bizType=product&bizId=${id}`, {
      operatorToken,
    });
    expect(looked.data.fields[0]).toMatchObject({ label: '违规下架', value: '虚标执行标准' });
    expect((await shelf.decide('product', id)).code).toBe(200);
    expect(await shown(id)).toMatchObject({ name: '等待审核的螺纹钢' });
  });
});

describe('several products at once', () => {
  it('change their prices by a percentage, each or why not', async () => {
    const one = await shelf.onShelf('product', { skus: [shelf.sku({ price: 333 })] });
    const agreed = await shelf.saved('product', { priceMode: 3, skus: [shelf.sku({ price: null })] });
    const limited = await shelf.saved('product', { skus: [shelf.sku({ price: 100, marketPrice: 101 })] });
    const records = await Promise.all(
      [one, agreed.id, limited.id].map(async (id) => ({ id, version: (await detail(id)).version })),
    );
    const { data } = await shelf.post('product/batch-price', { records, percent: 12.5 });
    expect(data.done).toEqual([one]);
    expect(data.failed).toEqual([
      { id: agreed.id, msg: '面议商品不能改价' },
      { id: limited.id, msg: '市场价不能低于销售价' },
    ]);
    expect((await shown(one)).priceFrom).toBe(375);
    expect((await shelf.post('product/batch-price', { records, percent: 101 })).msg).toBe(
      '调价幅度须在-50%到100%之间且不为0，最多保留两位小数',
    );
    expect((await shelf.post('product/batch-price', { records, percent: 1 }, shelf.stranger)).data.failed).toHaveLength(
      3,
    );
  });
});

describe('products for everybody (domain 33)', () => {
  const list = async (query: Readonly<Record<string, string>> = {}) =>
    (await platform.get(`${PATHS.front}/product/list?${new URLSearchParams(query)}`)).data;
  const namesOf = async (query: Readonly<Record<string, string>>) =>
    (await list(query)).records.map(({ name }: { name: string }) => name).toSorted();
  const add = (name: string, facts: Readonly<Record<string, unknown>> = {}) => {
    const { businessId, userId } = shelf.owner;
    const values = {
      ...{ business_id: businessId, create_user_id: userId, update_user_id: userId, title: name },
      ...{ category_code: '0101', brand_name: '衡砺', unit: 't', tax_rate: 13, invoice_type: 1, price_mode: 1 },
      ...{
        price_from: 100,
        price_to: 200,
        stock: 1,
        skus: '[]',
        delivery_days: 1,
        images: '{}',
        detail: '',
        status: 2,
      },
      ...{ publish_time: new Date(), facet_values: '{牌号:HRB400E,定尺长度:9m}', ...facts },
    };
    const names = Object.keys(values);
    return platform.db.admin(
      `insert into product (${names.join()}) values (${names.map((_, at) => `$${at + 1}`).join()})`,
      Object.values(values),
    );
  };

  it('are narrowed by category of either level, brand, city, price and parameters', async () => {
    await platform.db.admin(`update business set city_code = '220200' where id = $1`, [shelf.owner.businessId]);
    await add('螺纹钢甲级');
    await add('螺纹钢乙级', {
      brand_name: '朔岭',
      facet_values: '{牌号:HRB500E,定尺长度:9m}',
      price_from: 900,
      price_to: 900,
    });
    await add('白水泥包装', { category_code: '0204' });
    await add('未上架钢材', { status: 4 });
    expect(await namesOf({})).toHaveLength(3);
    expect(await namesOf({ categoryCode: '01' })).toEqual(['螺纹钢乙级', '螺纹钢甲级'].toSorted());
    expect(await namesOf({ categoryCode: '0204' })).toEqual(['白水泥包装']);
    expect(await namesOf({ brandName: '朔岭' })).toEqual(['螺纹钢乙级']);
    expect(await namesOf({ cityCode: '220100' })).toEqual([]);
    expect(await namesOf({ cityCode: '220200' })).toHaveLength(3);
    expect(await namesOf({ priceFrom: '500' })).toEqual(['螺纹钢乙级']);
    expect(await namesOf({ priceTo: '500', keyword: '螺纹' })).toEqual(['螺纹钢甲级']);
    expect(await namesOf({ attributes: '牌号:HRB400E', categoryCode: '0101' })).toEqual(['螺纹钢甲级']);
    expect(await namesOf({ attributes: '牌号:HRB400E;牌号:HRB500E;定尺长度:9m' })).toHaveLength(3);
    expect(await namesOf({ attributes: '牌号:HRB400E;定尺长度:12m' })).toEqual([]);
    expect(await namesOf({ businessId: shelf.stranger.businessId })).toEqual([]);
  });

  it('say what each further choice leaves, without the filter of its own', async () => {
    await add('螺纹钢甲级');
    await add('螺纹钢乙级', { brand_name: '朔岭', facet_values: '{牌号:HRB500E,定尺长度:9m}' });
    await add('线材盘螺一号', { category_code: '0102', facet_values: '{牌号:HPB300}' });
    const { facets, total } = await list({ categoryCode: '0101', brandName: '朔岭', attributes: '牌号:HRB500E' });
    expect(total).toBe(1);
    expect(facets.brands).toEqual([{ name: '朔岭', count: 1 }]);
    expect(facets.categories).toEqual([{ code: '0101', name: '螺纹钢', count: 1 }]);
    expect(facets.attributes).toEqual([
      { name: '牌号', values: [{ value: 'HRB500E', count: 1 }] },
      { name: '定尺长度', values: [{ value: '9m', count: 1 }] },
    ]);
    const all = (await list({ categoryCode: '0101', attributes: '牌号:HRB500E' })).facets;
    expect(all.attributes[0]).toEqual({
      ...{ name: '牌号' },
      values: [
        { value: 'HRB400E', count: 1 },
        { value: 'HRB500E', count: 1 },
      ],
    });
    expect((await list({ categoryCode: '01' })).facets.categories).toEqual([
      { code: '0101', name: '螺纹钢', count: 2 },
      { code: '0102', name: '线材盘螺', count: 1 },
    ]);
  });

  it('are counted once a visitor, and chosen ones come in their order', async () => {
    const [one, two] = [await shelf.onShelf('product'), await shelf.onShelf('product')];
    const view = (id: string) => platform.post(`${PATHS.front}/product/view`, { id });
    expect((await view(one)).data).toEqual({ viewCount: 1 });
    expect((await view(one)).data).toEqual({ viewCount: 1 });
    const { data } = await platform.get(`${PATHS.front}/product/by-ids?ids=${two},7,${one}`);
    expect(data.map(({ id }: { id: string }) => id)).toEqual([two, one]);
  });
});
