import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sheetCells } from './sheet-cells.ts';

test('no text becomes a formula or a number, whatever it begins with', () => {
  const text = fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '1', ''), fc.string()).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (name) => {
      const [, [cell] = []] = sheetCells([{ title: '名称', type: 'text', value: () => name }], [{}]);
      if (name === '') expect(cell).toBeNull();
      else expect(cell).toMatchObject({ type: String, format: '@' });
    }),
  );
});

test('amounts are yuan with two places, dates are dates, and what is no date stays a text', () => {
  const [, cells] = sheetCells(
    [
      { title: '金额', type: 'money', value: () => 30_758_405 },
      { title: '数量', type: 'number', value: () => Number.NaN },
      { title: '日期', type: 'date', value: () => '2026-12-05' },
      { title: '截止', type: 'date', value: () => '2026-11-26 17:00' },
      { title: '备用', type: 'date', value: () => '待定' },
    ],
    [{}],
  );
  expect(cells).toEqual([
    { type: Number, value: 307_584.05, format: '#,##0.00' },
    null,
    { type: Date, value: new Date('2026-12-05T00:00:00Z'), format: 'yyyy-mm-dd' },
    { type: Date, value: new Date('2026-11-26T17:00:00Z'), format: 'yyyy-mm-dd hh:mm' },
    { type: String, value: '待定', format: '@' },
  ]);
});

test('a mark is the last line, and a text as well', () => {
  const lines = sheetCells([{ title: '名称', type: 'text', value: () => '钢筋' }], [{}], '=导出企业：砚北');
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toEqual([{ type: String, value: '=导出企业：砚北', format: '@' }]);
});
