import { parseYuan, quantityThousandths } from '@jianzhu/domain/money';
import { type GridColumn, importedRows, type LineItem } from '@jianzhu/ui/line-item-grid';
import type { ExportColumn, WorkbookTable } from '@jianzhu/ui/xlsx';
import { quoteTexts as texts } from './quote-messages.ts';

const { columns: titles } = texts;

const textOfCell = (column: GridColumn, { values }: LineItem): string => {
  const value = values[column.key] ?? '';
  if (column.kind === 'computed') return column.compute(values);
  return column.kind === 'select' ? (column.options.find((option) => option.value === value)?.label ?? value) : value;
};

/** What is calculated with stands in the workbook as a number. */
const MONEY: ReadonlySet<string> = new Set(['unitPrice', 'amount']);
const NUMBERS: ReadonlySet<string> = new Set(['quantity', 'warrantyDays', 'moq']);

function exportColumn(column: GridColumn): ExportColumn<LineItem> {
  const text = (item: LineItem) => textOfCell(column, item);
  const common = {
    ...{ title: column.title, width: 16 },
    ...(column.kind === 'select' && { choices: column.options.map(({ label }) => label) }),
    ...(column.kind === 'computed' && { refusal: texts.askedStays }),
  };
  if (MONEY.has(column.key)) {
    return { ...common, type: 'money', value: (item) => parseYuan(text(item).replaceAll(',', '')) };
  }
  if (NUMBERS.has(column.key)) {
    return { ...common, type: 'number', value: (item) => (text(item) === '' ? null : Number(text(item))) };
  }
  return { ...common, type: 'text', value: text };
}

/** The lines of a quotation as a workbook to be filled in. */
export const quoteWorkbook = (columns: readonly GridColumn[], items: readonly LineItem[]): WorkbookTable<LineItem> => ({
  sheetName: texts.sheetName,
  columns: [
    {
      ...{ title: titles.no, type: 'number', width: 6, refusal: texts.askedStays },
      value: (item) => items.indexOf(item) + 1,
    },
    ...columns.map(exportColumn),
  ],
  rows: items,
});

/** What was filled into a workbook. */
export interface ReadQuote {
  readonly items: readonly LineItem[];
  readonly quoted: number;
  /** Without a price, or said not to be quoted. */
  readonly leftOut: number;
  /** Of the lines whose 数量 somebody has changed, from 1: the quotation keeps the asked one. */
  readonly otherQuantities: readonly number[];
}

/** Lines as a workbook has them, by number of line and the own columns alone; null where it is none of these lines. */
export function readQuoteRows(
  sheet: readonly (readonly string[])[],
  columns: readonly GridColumn[],
  items: readonly LineItem[],
): ReadQuote | null {
  const { rows, missingTitles } = importedRows(sheet, columns);
  if (missingTitles.length > 0 || rows.length !== items.length) return null;
  const [head = [], ...body] = sheet.filter((cells) => cells.some((text) => text.trim() !== ''));
  const placeOf = (title: string) => head.findIndex((text) => text.trim() === title);
  // Whoever sorted the sheet has not changed which line a row is for.
  const numbers = body.map((cells) => Number(cells[placeOf(titles.no)]));
  if (numbers.toSorted((a, b) => a - b).some((number, index) => number !== index + 1)) return null;
  const filled = items.map((item, index) => {
    const row = numbers.indexOf(index + 1);
    const quantity = body[row]?.[placeOf(titles.quantity)] ?? '';
    return { quantity, item: { ...item, values: { ...item.values, ...rows[row] } } };
  });
  const isSame = ({ quantity, item }: (typeof filled)[number]) =>
    quantity.trim() === '' || quantityThousandths(quantity) === quantityThousandths(item.values.quantity ?? '');
  const quoted = filled.filter(({ item: { values } }) => values.quoted !== '0' && values.unitPrice).length;
  return {
    items: filled.map(({ item }) => item),
    ...{ quoted, leftOut: items.length - quoted },
    otherQuantities: filled.flatMap((line, index) => (isSame(line) ? [] : [index + 1])),
  };
}
