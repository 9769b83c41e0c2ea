import { lineItemErrors } from '@jianzhu/ui/line-item-grid';
import { expect, it } from 'vitest';
import { quoteColumns } from './quote-columns.ts';

const values = { material: '螺纹钢', quantity: '10', quoted: '1', unitPrice: '3450', taxRate: '13', exact: '' };
const told = (changes: Readonly<Record<string, string>>, isSent = false, wholeOrder = false) =>
  lineItemErrors(
    [{ id: '1', values: { ...values, ...changes } }],
    quoteColumns({ wholeOrder, taxRates: [13], isSent }),
  ).map(({ message }) => message);

it('a wrong price has one wording, whatever is wrong with it', () => {
  for (const unitPrice of ['三千', '0', '1.234', '-1']) {
    expect(told({ unitPrice })).toEqual(['请输入正确的单价，最多保留两位小数']);
  }
  expect(told({})).toEqual([]);
});

it('what a line lacks is said beside it once the quotation was to be sent', () => {
  expect(told({ askedBrand: '鞍钢' })).toEqual([]);
  expect(told({ askedBrand: '鞍钢' }, true)).toEqual(['请输入报价品牌']);
  expect(told({ askedBrand: '鞍钢', unitPrice: '' }, true)).toEqual([]);
  expect(told({ unitPrice: '' }, false, true)).toEqual([]);
  expect(told({ unitPrice: '' }, true, true)).toEqual(['请输入含税单价（元）']);
});

it('a minimum order beyond the quantity, a brand that is not taken, and nothing of a line that is not quoted', () => {
  const wrong = { moq: '11', brand: '凌钢', askedBrand: '鞍钢', exact: '1' };
  expect(told(wrong)).toEqual(['该材料不接受同等品牌', '起订量不能大于采购数量']);
  expect(told({ ...wrong, quoted: '0' })).toEqual([]);
});
