import { randomUUID } from 'node:crypto';
import { PRODUCT_IMPORT_COLUMNS } from '@jianzhu/domain/product-imports';
import { afterAll, describe, expect, it } from 'vitest';
import { addColleague } from '../testing/inquiries.ts';
import { tokensOf } from '../testing/members.ts';
import { shelfOn } from '../testing/shelf.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const platform: TestPlatform = await createTestPlatform();
afterAll(() => platform.close());
const { owner, stranger, post, get, act, dealIn, picture } = await shelfOn(platform);
await dealIn(['01']);

const row = (rowNo: number, over: Readonly<Record<string, string>> = {}, images: readonly string[] = []) => {
  const cells: Readonly<Record<string, string>> = {
    ...{ name: `导入螺纹钢${rowNo}`, categoryCode: '0101', brandName: '朔岭', spec: 'HRB400E Φ16', unit: '吨' },
    ...{ price: '3380.5', taxRate: '13%', stock: '120', minOrderQty: '5', skuCode: `DR-${rowNo}` },
    ...over,
  };
  return { rowNo, cells: PRODUCT_IMPORT_COLUMNS.map(({ name }) => cells[name] ?? ''), images };
};
const bare = ({ rowNo, cells }: ReturnType<typeof row>) => ({ rowNo, cells });
const drafts = async (member = owner) =>
  (
    await platform.db.admin<{ count: number }>('select count(*)::int as count from product where business_id = $1', [
      member.businessId,
    ])
  )[0]?.count;

describe('products of a sheet (domain rules 10.2)', () => {
  it('are read before they are added: what is wrong is named by row and column, and nothing is kept', async () => {
    const { data } = await post('product/import-parse', {
      rows: [bare(row(2)), bare(row(3, { unit: '捆', categoryCode: '0201' })), bare(row(4, { skuCode: 'DR-2' }))],
    });
    expect(data).toMatchObject({
      ...{ total: 3, rows: [{ rowNo: 2, name: '导入螺纹钢2', categoryName: '螺纹钢', price: 338_050, stock: 120 }] },
      errors: [
        { rowNo: 3, column: '单位', message: '第3行：单位不存在' },
        { rowNo: 3, column: '类目编码', message: '第3行：该类目未在主营品类中，请先维护主营品类' },
        { rowNo: 4, column: 'SKU编码', message: '第4行：SKU编码与第2行重复' },
      ],
    });
    expect(await drafts()).toBe(0);
  });

  it('are added all or none, as drafts with the pictures that belong to them', async () => {
    const cover = await picture();
    const wrong = await post('product/import', { rows: [row(2), row(3, { stock: '很多' })], deliveryDays: 7 });
    expect(wrong).toMatchObject({
      ...{ code: 400, data: { fieldErrors: [{ row: 1, field: '库存', message: '第3行：库存请输入数字' }] } },
    });
    expect(await drafts()).toBe(0);
    const { data } = await post('product/import', { rows: [row(2, {}, [cover]), row(3)], deliveryDays: 7 });
    expect(data).toEqual({ count: 2 });
    const { records } = (await get('product/list?size=20&keyword=导入螺纹钢2')).data;
    expect(records).toMatchObject([{ status: 0, cover, priceFrom: 338_050, stock: 120, unit: 't' }]);
    expect((await get(`product/detail?id=${records[0].id}`)).data).toMatchObject({
      ...{ name: '导入螺纹钢2', specs: [{ name: '规格', values: ['HRB400E Φ16'] }], minOrderQty: '5', deliveryDays: 7 },
      skus: [{ skuCode: 'DR-2', price: 338_050, stock: 120 }],
    });
    expect((await act('product', records[0].id, 'submit')).data).toMatchObject({ status: 1 });
  });

  it('without a picture are handed in by nobody', async () => {
    const { records } = (await get('product/list?size=20&keyword=导入螺纹钢3')).data;
    expect(await act('product', records[0].id, 'submit')).toMatchObject({ code: 400, msg: '请上传商品主图' });
  });

  it('are added once, however often they are sent', async () => {
    const key = randomUUID();
    const send = () =>
      platform.post(
        '/api/rs-member-service/ecomm/product/import',
        { rows: [row(20), row(21)], deliveryDays: 3 },
        { tokens: tokensOf(owner), headers: { 'idempotency-key': key } },
      );
    const before = (await drafts()) ?? 0;
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.some(({ code }) => code === 200)).toBe(true);
    expect(await send()).toMatchObject({ code: 200, data: { count: 2 } });
    expect(await drafts()).toBe(before + 2);
  });

  it('show pictures of their own company alone, and are added by who may', async () => {
    const theirs = await picture(stranger);
    expect((await post('product/import', { rows: [row(30, {}, [theirs])], deliveryDays: 7 })).code).toBe(400);
    const reader = await addColleague(platform, owner, 'reader');
    expect((await post('product/import', { rows: [row(31)], deliveryDays: 7 }, reader)).code).toBe(403);
    expect(await post('product/import', { rows: [row(32)], deliveryDays: 7 }, stranger)).toMatchObject({
      ...{ code: 400, msg: '第32行：该类目未在主营品类中，请先维护主营品类' },
    });
  });

  it('come two thousand at a time, each with a number of its own', async () => {
    const before = (await drafts()) ?? 0;
    const rows = Array.from({ length: 2_000 }, (_, at) => row(at + 100));
    expect((await post('product/import', { rows, deliveryDays: 7 })).data).toEqual({ count: 2_000 });
    expect(await drafts()).toBe(before + 2_000);
    const [codes] = await platform.db.admin(
      'select count(distinct code)::int as count from product where business_id = $1',
      [owner.businessId],
    );
    expect(codes).toEqual({ count: before + 2_000 });
  });
});
