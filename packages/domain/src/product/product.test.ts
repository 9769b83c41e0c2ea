import fc from 'fast-check';
import { parse, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { MATERIAL_CATEGORIES } from '../catalog/material-categories.ts';
import {
  attributeFilterText,
  categoryAttributes,
  checkProduct,
  isPriceChange,
  type ProductFields,
  type ProductSku,
  priceRange,
  priceText,
  productMachine,
  productRecord,
  readAttributeFilter,
  repricedSkus,
  reviewedPart,
  stockOf,
  stockText,
  withSkuIds,
  withTermsOf,
} from '../products.ts';

const picture = '/api/rs-cms-service/shelf-picture/731.jpg';
const sku: ProductSku = {
  ...{ id: '1', skuCode: '', specValues: [], price: 348_000, tiers: [], marketPrice: null, stock: 420 },
  ...{ weightKg: '', image: '', enabled: 1 },
};
const product: ProductFields = parse(productRecord, {
  ...{ name: 'HRB400E抗震螺纹钢', categoryCode: '0101', brandName: '衡砺', unit: 't', taxRate: 13, invoiceType: 1 },
  ...{ priceMode: 1, skus: [{ stock: '420', price: '3480' }], supplyRegions: ['220100'], deliveryDays: 2 },
  ...{ mainImages: [picture], detail: `<p>${'按国标生产'.repeat(5)}</p>` },
});

describe('a product (domain rules 10.1)', () => {
  test('is read with its prices in fen and one of a unit as the least order, and none of what it may leave out', () => {
    expect(product).toMatchObject({ minOrderQty: '1', specs: [], attributes: [], video: [], keywords: [], sort: null });
    expect(product.skus).toEqual([{ ...sku, id: '' }]);
    expect(checkProduct(product)).toEqual([]);
  });

  test('says what is missing', () => {
    const issues = safeParse(productRecord, {}).issues?.map(({ path, message }) => [path?.[0]?.key, message]);
    expect(issues).toEqual([
      ['name', '请输入商品名称'],
      ['categoryCode', '请选择商品类目'],
      ['brandName', '请输入品牌'],
      ['unit', '请选择计量单位'],
      ['taxRate', '请选择税率'],
      ['invoiceType', '请选择发票'],
      ['priceMode', '请选择价格方式'],
      ['skus', '请至少设置一条价格'],
      ['supplyRegions', '请选择供货区域'],
      ['deliveryDays', '请输入发货周期(天)'],
      ['mainImages', '请上传商品主图'],
      ['detail', '请输入商品详情'],
    ]);
    expect(safeParse(productRecord, { ...product, categoryCode: '01' }).issues?.[0].message).toBe('请选择商品类目');
  });

  test.each([
    [{ taxRate: 0 as const }, 'invoiceType', '免税时不能开具增值税专用发票'],
    [{ supplyRegions: ['100000', '220100'] }, 'supplyRegions', '已选择全国，无需再选择城市'],
    [
      {
        attributes: [
          { name: '牌号', value: '1' },
          { name: '牌号', value: '2' },
        ],
      },
      'attributes',
      '参数名称不能重复',
    ],
    [{ keywords: ['钢', '钢'] }, 'keywords', '关键词不能重复'],
    [{ detail: '<p>太短</p>' }, 'detail', '商品详情不能少于20个字'],
    [{ skus: [{ ...sku, enabled: 0 as const }] }, 'skus', '请至少设置一条价格'],
    [{ skus: [{ ...sku, price: null }] }, 'skus', '第1行：请输入单价'],
    [{ skus: [{ ...sku, marketPrice: 1 }] }, 'skus', '第1行：市场价不能低于销售价'],
  ])('with %o is refused at %s', (over, field, message) => {
    expect(checkProduct({ ...product, ...over })).toContainEqual(expect.objectContaining({ field, message }));
  });

  test('needs no words where its detail shows a picture', () => {
    expect(checkProduct({ ...product, detail: `<p><img src="${picture}"></p>` })).toEqual([]);
  });
});

describe('what a product costs (domain rules 10.2)', () => {
  test.each([
    [null, '面议'],
    [{ from: 364_000, to: 364_000 }, '3,640.00'],
    [{ from: 338_000, to: 362_000 }, '3,380.00 - 3,620.00'],
    [{ from: 5, to: 123_456_789 }, '0.05 - 1,234,567.89'],
  ])('%o reads %s', (range, text) => {
    expect(priceText(range)).toBe(text);
  });

  test.each([
    [0, '暂时缺货'],
    [420, '420'],
    [9_999_999, '9,999,999'],
  ])('a stock of %i reads %s', (stock, text) => {
    expect(stockText(stock)).toBe(text);
  });

  test('what is not on sale counts neither for the price nor for the stock', () => {
    const skus = [sku, { ...sku, price: 1, stock: 9, enabled: 0 as const }];
    expect(priceRange(1, skus)).toEqual({ from: 348_000, to: 348_000 });
    expect(stockOf({ skus })).toBe(420);
  });

  test.each([
    [-50, true],
    [100, true],
    [12.25, true],
    [0, false],
    [-50.01, false],
    [100.01, false],
    [1.001, false],
  ])('a change by %d percent may be: %s', (percent, may) => {
    expect(isPriceChange(percent)).toBe(may);
  });

  test('prices that are changed together keep their rules, or stay as they are', () => {
    expect(repricedSkus({ ...product, priceMode: 3 }, 10)).toBe('面议商品不能改价');
    const close = { minQty: '1', price: 2 };
    const tiered = {
      ...product,
      priceMode: 2 as const,
      skus: [{ ...sku, price: null, tiers: [close, { minQty: '2', price: 1 }] }],
    };
    expect(repricedSkus(tiered, -50)).toBe('阶梯价：数量须递增、单价须递减');
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 100, max: 10_000_000 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: -50, max: 100 }).filter((percent) => percent !== 0),
        (prices, percent) => {
          const skus = prices.map((price, at) => ({
            ...sku,
            id: String(at),
            price,
            specValues: [String(price + at * 1e8)],
          }));
          const specs = [{ name: '规格', values: skus.map(({ specValues }) => specValues[0] ?? '') }];
          const changed = repricedSkus({ priceMode: 1, specs, skus }, percent);
          expect(changed).not.toBeTypeOf('string');
          for (const [at, one] of (changed as ProductSku[]).entries()) {
            const exact = ((prices[at] ?? 0) * (100 + percent)) / 100;
            expect(Math.abs((one.price ?? 0) - exact)).toBeLessThanOrEqual(0.5);
          }
        },
      ),
    );
  });
});

describe('what is reviewed (domain rules 10.2)', () => {
  test.each([
    [{ skus: [{ ...sku, price: 1, stock: 2 }] }, true],
    [{ freightNote: '免运费', deliveryDays: 9, sort: 3, supplyRegions: ['220200'] }, true],
    [{ name: '另一个商品' }, false],
    [{ categoryCode: '0102' }, false],
    [{ mainImages: [picture, picture] }, false],
    [{ detail: '<p>另一段详情</p>' }, false],
    [{ skus: [{ ...sku, image: picture }] }, false],
  ])('of a change to %o nothing: %s', (over, isFree) => {
    const same = JSON.stringify(reviewedPart({ ...product, ...over })) === JSON.stringify(reviewedPart(product));
    expect(same).toBe(isFree);
  });

  test('of a change of both the terms count at once, the rest waits', () => {
    const changed = {
      ...product,
      name: '另一个商品',
      freightNote: '免运费',
      skus: [{ ...sku, price: 1, image: picture }],
    };
    const stands = withTermsOf(product, changed);
    expect(stands).toMatchObject({ name: product.name, freightNote: '免运费', skus: [{ price: 1, image: '' }] });
    const other = withTermsOf(product, { ...changed, skus: [{ ...sku, specValues: ['Φ12'] }] });
    expect(other.skus).toEqual(product.skus);
  });
});

test('combinations keep their names, and new ones get the next', () => {
  const before = [
    { ...sku, id: '1', specValues: ['a'] },
    { ...sku, id: '4', specValues: ['b'] },
  ];
  const skus = ['b', 'c', 'a'].map((value) => ({ ...sku, id: '', specValues: [value] }));
  expect(withSkuIds(skus, before).map(({ id }) => id)).toEqual(['4', '5', '1']);
  const renamed = [{ ...sku, id: '4', specValues: ['d'] }];
  expect(withSkuIds(renamed, before).map(({ id }) => id)).toEqual(['4']);
  // Names that the product has not given, and those of what is shown meanwhile.
  const foreign = ['c', 'd', 'e'].map((value, at) => ({
    ...sku,
    id: at === 0 ? '9'.repeat(18) : '',
    specValues: [value],
  }));
  expect(withSkuIds(foreign, before).map(({ id }) => id)).toEqual(['5', '6', '7']);
  const stands = [...before, { ...sku, id: '5', specValues: ['c'] }];
  expect(withSkuIds(foreign, before, stands).map(({ id }) => id)).toEqual(['5', '6', '7']);
  expect(withSkuIds(foreign.slice(1), before, stands).map(({ id }) => id)).toEqual(['6', '7']);
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), { maxLength: 20 }),
      fc.array(fc.constantFrom('', '1', '2', 'x', '-3', '999999999999999999', '999999999999999998')),
      (values, ids) => {
        const named = withSkuIds(
          values.map((value, at) => ({ ...sku, id: ids[at] ?? '', specValues: [value] })),
          before,
        );
        expect(new Set(named.map(({ id }) => id)).size).toBe(values.length);
        expect(named.every(({ id }) => /^[1-9]\d*$/.test(id))).toBe(true);
      },
    ),
  );
});

test('parameters that a list is narrowed by are read as they were written', () => {
  const text = fc.string({ minLength: 1 });
  fc.assert(
    fc.property(fc.array(fc.record({ name: text, value: text })), (pairs) => {
      expect(readAttributeFilter(attributeFilterText(pairs))).toEqual(pairs);
    }),
  );
  expect(readAttributeFilter('牌号;:x;a:b:c;材质:Q235B')).toEqual([{ name: '材质', value: 'Q235B' }]);
});

test('each category has parameters, each once', () => {
  for (const { code, children } of MATERIAL_CATEGORIES) {
    const names = categoryAttributes(code).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
    expect(categoryAttributes(children[0]?.code ?? '')).toEqual(categoryAttributes(code));
  }
});

describe('the shelf of products', () => {
  const seller = { is: ['owner'], permissionKeys: ['product_edit', 'product_price'] } as const;
  test.each([
    [0, { standing: 0, hasChange: false }, ['edit', 'restock', 'adjust']],
    [1, { standing: 0, hasChange: false }, []],
    [1, { standing: 2, hasChange: true }, ['restock', 'adjust']],
    [2, { standing: 2, hasChange: false }, ['edit', 'reprice', 'restock', 'adjust']],
    [3, { standing: 4, hasChange: true }, ['edit', 'discard', 'restock', 'adjust']],
    [5, { standing: 5, hasChange: false }, ['edit']],
  ] as const)('in status %i with %o prices and stock are changed: %o', (status, facts, acts) => {
    expect(productMachine.allowedActions(status, seller, facts)).toEqual(acts);
  });
});
