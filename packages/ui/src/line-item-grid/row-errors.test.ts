import { expect, test } from 'vitest';
import { plainText, readCell, shownText } from './cell-text.ts';
import type { GridColumn, SelectColumn, TypedColumn } from './column.ts';
import { createRowCheck, lineItemErrors } from './row-errors.ts';

const quantity: TypedColumn = {
  key: 'quantity',
  title: '数量',
  kind: 'quantity',
  width: 100,
  required: true,
  validate: (value) => (Number(value) > 0 ? null : '数量须大于0'),
};
const unit: SelectColumn = {
  key: 'unit',
  title: '单位',
  kind: 'select',
  width: 60,
  required: true,
  options: [{ value: 't', label: '吨' }],
};
const date: TypedColumn = {
  key: 'date',
  title: '到货日期',
  kind: 'date',
  width: 100,
  validate: (value, row) => (value > (row.latest ?? '') ? '到货日期不能晚于最晚到货日期' : null),
};
const money: TypedColumn = { key: 'price', title: '单价', kind: 'money', width: 100 };
const columns: readonly GridColumn[] = [quantity, unit, date];

test.each([
  [{ quantity: '1', unit: 't', date: '' }, []],
  [{ quantity: '', unit: '', date: '' }, []],
  [{ quantity: '0', unit: 't' }, ['数量须大于0']],
  [{ quantity: '1' }, ['请选择单位']],
  [{ unit: 't' }, ['请输入数量']],
  [{ quantity: 'x', unit: 'kg' }, ['请输入正确的数量', '“kg”不在可选范围内']],
  [{ quantity: '1', unit: 't', date: '2026-02-30', latest: '2026-12-20' }, ['请输入正确的日期，如2026-11-21']],
  [{ quantity: '1', unit: 't', date: '2026-12-28', latest: '2026-12-20' }, ['到货日期不能晚于最晚到货日期']],
])('%o', (values, messages) => {
  const found = lineItemErrors([{ id: 'A', values }], columns);
  expect(found.map(({ message }) => message)).toEqual(messages);
});

test('a line is checked once', () => {
  const check = createRowCheck(columns);
  const item = { id: 'A', values: { quantity: '0' } };
  expect(check(item)).toBe(check(item));
});

test.each([
  [quantity, ' １，２００．５ ', '1200.5', '1,200.5', '1200.5'],
  [money, '¥3,560.00元', '3560.00', '3,560.00', '3560.00'],
  [money, '1234567', '1234567', '1,234,567', '1234567'],
  [money, '面议', '面议', '面议', '面议'],
  [unit, ' 吨 ', 't', '吨', '吨'],
  [unit, '公斤', '公斤', '公斤', '公斤'],
  [date, '2026/12/5', '2026-12-05', '2026-12-05', '2026-12-05'],
  [date, '下周', '下周', '下周', '下周'],
])('%o reads %s as %s', (column, text, value, shown, copied) => {
  expect(readCell(column, text)).toBe(value);
  expect(shownText(column, { [column.key]: value })).toBe(shown);
  expect(plainText(column, { [column.key]: value })).toBe(copied);
});
