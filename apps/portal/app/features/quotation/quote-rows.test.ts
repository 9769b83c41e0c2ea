import type { LineItem } from '@jianzhu/ui/line-item-grid';
import { expect, it } from 'vitest';
import { quoteColumns } from './quote-columns.ts';
import { quoteWorkbook, readQuoteRows } from './quote-rows.ts';

const columns = quoteColumns({ wholeOrder: false, taxRates: [], isSent: false });
const asked = { spec: 'HRB400E', askedBrand: '', unit: '吨', quoted: '1', taxRate: '13', brand: '', arrivalDate: '' };
const offered = { specOffered: '', warrantyDays: '', moq: '', remark: '' };
const items: readonly LineItem[] = [
  {
    id: '11',
    values: { ...asked, ...offered, material: '螺纹钢', quantity: '86.4', unitPrice: '3560.50', moq: '0.5' },
  },
  { id: '12', values: { ...asked, ...offered, material: '盘螺', quantity: '1200', unitPrice: '' } },
];

const { columns: written, rows } = quoteWorkbook(columns, items);
const cellOf = (title: string, row: LineItem) => written.find((column) => column.title === title)?.value(row);

/** The sheet as it is read again, numbers as texts. */
const sheetOf = (change: (title: string, row: number) => string | undefined = () => undefined) => [
  written.map(({ title }) => title),
  ...rows.map((row, index) =>
    written.map(({ title, type, value }) => {
      const cell = value(row);
      return change(title, index) ?? String((type === 'money' && cell !== null ? Number(cell) / 100 : cell) ?? '');
    }),
  ),
];

it('prices, amounts and quantities are numbers; what is asked refuses to be typed over', () => {
  const [first, second] = items;
  if (!first || !second) throw new Error('two lines are there');
  expect(['序号', '数量', '含税单价（元）', '含税金额（元）', '起订量'].map((title) => cellOf(title, first))).toEqual([
    ...[1, 86.4, 356_050, 30_762_720, 0.5],
  ]);
  expect(['含税单价（元）', '含税金额（元）', '起订量'].map((title) => cellOf(title, second))).toEqual([
    null,
    null,
    null,
  ]);
  expect(written.filter(({ refusal }) => refusal).map(({ title }) => title)).toEqual([
    ...['序号', '材料名称', '规格型号', '品牌要求', '数量', '单位', '含税金额（元）'],
  ]);
});

it('what was filled in goes to its line, wherever its row stands, and says what was left out', () => {
  const [head = [], first = [], second = []] = sheetOf((title, row) =>
    title === '含税单价（元）' && row === 0 ? '3600' : undefined,
  );
  const read = readQuoteRows([head, second, first], columns, items);
  expect(read?.items.map(({ values }) => values.unitPrice)).toEqual(['3600', '']);
  expect(read).toMatchObject({ quoted: 1, leftOut: 1, otherQuantities: [] });
});

it('a quantity that was changed is told, and not taken', () => {
  const sheet = sheetOf((title, row) => (title === '数量' && row === 1 ? '900' : undefined));
  const read = readQuoteRows(sheet, columns, items);
  expect(read?.otherQuantities).toEqual([2]);
  expect(read?.items[1]?.values.quantity).toBe('1200');
});

it('a sheet of other lines is none of these', () => {
  expect(readQuoteRows(sheetOf().slice(0, 2), columns, items)).toBeNull();
  expect(
    readQuoteRows(
      sheetOf((title) => (title === '序号' ? '1' : undefined)),
      columns,
      items,
    ),
  ).toBeNull();
});
