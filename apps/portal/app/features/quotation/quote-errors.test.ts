import { expect, it } from 'vitest';
import { quoteErrors } from './quote-errors.ts';

const texts = (...[problems]: Parameters<typeof quoteErrors>) => quoteErrors(problems).map(({ text }) => text);

it('all that is wrong is told at once, lines first, each place once', () => {
  const found = texts({
    cells: [
      { row: 1, key: 'unitPrice', message: '请输入正确的单价，最多保留两位小数' },
      { row: 3, key: 'moq', message: '请输入正确的数量' },
    ],
    fields: [{ fieldId: 'contactPhone', text: '请输入联系电话' }],
    rules: [
      { field: 'contactPhone', message: '另一条' },
      { field: 'lines', message: '请至少填写一项报价' },
      { field: 'brand', row: 3, message: '第3行：请输入报价品牌' },
      { field: 'quoted', row: 2, message: '整单询价须对全部清单报价，第2行未报价' },
      { field: 'discountAmount', message: '优惠金额不能大于货款合计' },
    ],
  });
  expect(found).toEqual([
    '第2行：请输入正确的单价，最多保留两位小数',
    '第3行：请输入报价品牌',
    '第4行：请输入正确的数量',
    '请输入联系电话',
    '优惠金额不能大于货款合计',
  ]);
});

it('an empty quotation lacks its lines as well as its terms', () => {
  const fields = [{ fieldId: 'deliveryDays', text: '请输入供货周期(天)' }];
  const rules = [{ field: 'lines', message: '请至少填写一项报价' }];
  expect(texts({ cells: [], fields, rules })).toEqual(['请至少填写一项报价', '请输入供货周期(天)']);
});

it('a whole order that lacks a price is told by its rule, not by its empty cell', () => {
  const cells = [{ row: 1, key: 'unitPrice', message: '请输入含税单价（元）', isMissing: true }];
  const rules = [{ field: 'quoted', row: 2, message: '整单询价须对全部清单报价，第2行未报价' }];
  expect(texts({ cells, fields: [], rules })).toEqual(['整单询价须对全部清单报价，第2行未报价']);
});
