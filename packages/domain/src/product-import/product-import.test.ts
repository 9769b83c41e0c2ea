import fc from 'fast-check';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  importedFields,
  importRowsOf,
  MOST_IMPORTED,
  matchPictures,
  PRODUCT_IMPORT_COLUMNS,
  readImport,
} from '../product-imports.ts';
import { checkProduct, productRecord } from '../products.ts';

const HEAD = PRODUCT_IMPORT_COLUMNS.map(({ head }) => head);
const cells = (over: Readonly<Record<string, string>> = {}) => {
  const row: Readonly<Record<string, string>> = {
    ...{
      name: '朔岭螺纹钢',
      categoryCode: '101',
      brandName: '朔岭',
      spec: 'HRB400E Φ16',
      unit: '吨',
      price: '3,380.50',
    },
    ...{ taxRate: '13%', stock: '120', minOrderQty: '', skuCode: '' },
    ...over,
  };
  return PRODUCT_IMPORT_COLUMNS.map(({ name }) => row[name] ?? '');
};
const read = (...rows: readonly (readonly string[])[]) =>
  readImport(
    rows.map((row, index) => ({ rowNo: index + 2, cells: row })),
    ['01'],
  );
const messages = (...rows: readonly (readonly string[])[]) => read(...rows).errors.map(({ message }) => message);

describe('products from a file', () => {
  test('SI1: has the columns of the template, something in it, and no more than 2,000 rows', () => {
    expect(importRowsOf([['名称'], cells()])).toEqual({ message: '模板不正确，请下载最新模板后重新填写' });
    expect(importRowsOf([HEAD, HEAD.map(() => ' ')])).toEqual({ message: '文件中没有可导入的数据' });
    expect(importRowsOf([HEAD, ...Array.from({ length: MOST_IMPORTED + 1 }, () => cells())])).toEqual({
      message: '单次最多导入2000个商品',
    });
    expect(importRowsOf([HEAD.slice(0, 9), [], cells().slice(0, 9)])).toMatchObject([{ rowNo: 3 }]);
  });

  test('SI2: a row is read as it was meant, or named with what is wrong in each of its cells', () => {
    expect(read(cells()).rows).toMatchObject([
      {
        rowNo: 2,
        product: { categoryCode: '0101', unit: 't', price: 338_050, taxRate: 13, minOrderQty: '1', stock: 120 },
      },
    ]);
    expect(['13', '0.13', '13％'].map((taxRate) => read(cells({ taxRate })).rows[0]?.product.taxRate)).toEqual([
      ...[13, 13, 13],
    ]);
    expect(read(cells({ taxRate: '免税' })).rows[0]?.product.taxRate).toBe(0);
    expect(messages(cells({ name: '', unit: '捆', price: '面议', stock: '-1', taxRate: '17%' }))).toEqual([
      ...['第2行：单位不存在', '第2行：税率须为13%、9%、6%、3%、1%或免税', '第2行：请输入商品名称'],
      ...['第2行：单价请输入数字', '第2行：库存须为0到9999999之间的整数'],
    ]);
    expect(messages(cells({ categoryCode: '9901' }))).toEqual([
      '第2行：类目编码不存在，请填写“类目与单位”中的四位编码',
    ]);
    expect(messages(cells({ categoryCode: '0201' }))).toEqual(['第2行：该类目未在主营品类中，请先维护主营品类']);
  });

  test('SI3: what stands twice is wrong at its second place', () => {
    expect(messages(cells(), cells({ spec: 'HRB400E Φ18' }), cells())).toEqual([
      '第4行：商品名称、品牌和规格与第2行重复',
    ]);
    expect(messages(cells({ skuCode: 'A1' }), cells({ spec: 'Φ20', skuCode: 'A1' }))).toEqual([
      '第3行：SKU编码与第2行重复',
    ]);
  });

  test('SI4: what was read is a product by its own rules, whatever its texts say', () => {
    const terms = { mainImages: [], supplyRegions: ['220100'], deliveryDays: 7 };
    fc.assert(
      fc.property(fc.string({ minLength: 4, maxLength: 20 }), fc.string({ maxLength: 20 }), (name, spec) => {
        const [row] = read(cells({ name, spec })).rows;
        if (row === undefined) return;
        const fields = importedFields(row.product, terms);
        expect(checkProduct(fields)).toEqual([]);
        // A draft may lack its pictures alone.
        const picture = '/api/rs-cms-service/shelf-picture/1.png';
        parse(productRecord, { ...fields, mainImages: [picture] });
        expect(fields.detail).not.toMatch(/<(?!\/?p>)/);
      }),
    );
  });

  test('SI5: pictures belong to whose name or number they bear, in their order', () => {
    const rows = [
      { rowNo: 2, product: { name: '朔岭螺纹钢', skuCode: 'HL-001' } },
      { rowNo: 3, product: { name: '朔岭线材', skuCode: 'HL-002' } },
    ];
    const { byRow, unmatched } = matchPictures(
      ['图/朔岭螺纹钢-2.jpg', '图/朔岭螺纹钢.jpg', 'hl-002.PNG', 'HL-002(2).png', '其他.jpg', '../../HL-001_3.png'],
      rows,
    );
    expect([...byRow]).toEqual([
      [2, ['图/朔岭螺纹钢.jpg', '图/朔岭螺纹钢-2.jpg', '../../HL-001_3.png']],
      [3, ['hl-002.PNG', 'HL-002(2).png']],
    ]);
    expect(unmatched).toEqual(['其他.jpg']);
    const many = Array.from({ length: 7 }, (_, at) => `HL-001-${at + 1}.jpg`);
    expect(matchPictures(many, rows)).toMatchObject({ unmatched: many.slice(5) });
  });
});
