import { expect, test } from 'vitest';
import { inquiryErrors } from './inquiry-errors.ts';

test('all is told at once, in the order of the page, each field once', () => {
  const found = inquiryErrors({
    cells: [
      { row: 0, message: '请选择单位' },
      { row: 2, message: '到货日期不能晚于最晚到货日期' },
    ],
    fields: [
      { field: 'contactPhone', message: '请输入11位手机号！' },
      { field: 'quoteDeadline', message: '请选择报价截止时间' },
      { field: 'title', message: '请输入询价标题' },
      { field: 'lines', row: 1, message: '请选择单位' },
    ],
    rules: [
      { field: 'quoteDeadline', message: '报价截止时间须晚于当前时间1小时以上' },
      { field: 'paymentTermText', message: '请输入其他付款方式' },
      { field: 'inviteeIds', message: '请至少邀请1家供应商' },
      { field: 'arrivalDate', row: 3, message: '到货日期不能晚于最晚到货日期' },
    ],
  });
  expect(found.map(({ text }) => text)).toEqual([
    '请输入询价标题',
    '请选择报价截止时间',
    '请输入11位手机号！',
    '请输入其他付款方式',
    '第1行：请选择单位',
    '第3行：到货日期不能晚于最晚到货日期',
    '请至少邀请1家供应商',
  ]);
});

test('categories are asked for only where the lines cannot give them', () => {
  const categories = { field: 'categoryCodes', message: '请选择采购品类' };
  const lines = { field: 'lines', message: '请至少添加一条询价清单' };
  const of = (fields: readonly { field: string; message: string }[], cells: { row: number; message: string }[] = []) =>
    inquiryErrors({ cells, fields, rules: [] }).map(({ fieldId }) => fieldId);
  expect(of([categories, lines])).toEqual(['lines']);
  expect(of([categories], [{ row: 0, message: '请选择品类' }])).toEqual(['lines']);
  expect(of([categories])).toEqual(['categoryCodes']);
});
