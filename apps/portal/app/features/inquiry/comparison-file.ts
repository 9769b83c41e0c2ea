import { dictionaryLabel, UNITS } from '@jianzhu/domain/forms';
import { TAX_RATES, yuanText } from '@jianzhu/domain/money';
import type { ExportColumn, TextSheet, WorkbookTable } from '@jianzhu/ui/xlsx';
import { guarded } from '../../asked-lines/line-file.ts';
import { type Cell, cellAt, cellsByPlace, comparedFacts } from './comparison-view.ts';
import type { Comparison } from './second-round.tsx';
import { selectingTexts as texts } from './selecting-messages.ts';

type Line = Comparison['lines'][number];
interface Row {
  readonly no: number;
  readonly line: Line;
}
type Column = ExportColumn<Row>;

const NAME_WIDTH = 28;

/** A comparison as a workbook: lines against suppliers, and behind it what each offers as a whole (domain rules 4.7). */
export function comparisonTable(comparison: Comparison, mark: string): WorkbookTable<Row> {
  const cells = cellsByPlace(comparison);
  return {
    sheetName: texts.matrix,
    columns: [
      ...lineColumns,
      ...comparison.suppliers.flatMap(({ quotationId, businessName }) =>
        offerColumns(businessName, ({ line }) => cellAt(cells, line.lineId, quotationId)),
      ),
    ],
    rows: comparison.lines.map((line, index) => ({ no: index + 1, line })),
    mark,
    further: [summarySheet(comparison), ...excludedSheets(comparison)],
  };
}

const lineColumns: readonly Column[] = [
  { title: texts.no, type: 'number', width: 6, value: ({ no }) => no },
  { title: texts.material, type: 'text', width: NAME_WIDTH, value: ({ line }) => guarded(line.materialName) },
  { title: texts.model, type: 'text', width: NAME_WIDTH, value: ({ line }) => guarded(line.spec) },
  { title: texts.quantity, type: 'text', value: ({ line }) => line.quantity },
  {
    title: texts.unit,
    type: 'text',
    value: ({ line: { unit } }) => (unit === null ? '' : dictionaryLabel(UNITS, unit)),
  },
  { title: texts.refPrice, type: 'money', value: ({ line }) => line.refPrice },
];

/** What one supplier offers; a line that it has not quoted says so in place of its price. */
function offerColumns(supplier: string, cellOf: (row: Row) => Cell | undefined): readonly Column[] {
  const offered = (row: Row) => {
    const cell = cellOf(row);
    return cell?.quoted ? cell : undefined;
  };
  const title = (column: string) => texts.of(supplier, column);
  const rate = ({ taxRate }: Cell) => (taxRate === null ? '' : dictionaryLabel(TAX_RATES, taxRate));
  const text = (column: string, value: (cell: Cell) => string): Column => ({
    ...{ title: title(column), type: 'text' },
    value: (row) => {
      const cell = offered(row);
      return cell === undefined ? '' : guarded(value(cell));
    },
  });
  return [
    { title: title(texts.price), type: 'money', value: (row) => offered(row)?.unitPrice ?? null },
    text(texts.rate, rate),
    {
      ...{ title: title(texts.netPrice), type: 'text' },
      value: (row) => offered(row)?.netUnitPrice ?? texts.notQuoted,
    },
    { title: title(texts.amount), type: 'money', value: (row) => offered(row)?.amount ?? null },
    text(texts.brand, ({ brand, isEquivalent }) => (isEquivalent ? `${brand}（${texts.equivalent}）` : brand)),
    text(texts.arrival, ({ arrivalDate }) => arrivalDate),
  ];
}

/** Who took no part, and why; no sheet where nobody is. */
function excludedSheets({ excluded }: Comparison): readonly TextSheet[] {
  if (excluded.length === 0) return [];
  const head = [texts.supplier, texts.total, texts.excludeReason, texts.excludedBy, texts.excludedAt];
  const rows = excluded.map(({ businessName, totalAmount, reason, operatorName, createTime }) => [
    ...[guarded(businessName), yuanText(totalAmount), guarded(reason), guarded(operatorName), createTime],
  ]);
  return [{ sheetName: texts.excludedSheet, lines: [head, ...rows], widths: [NAME_WIDTH, 16, 40, 16, 20] }];
}

/** A line for each supplier, with the terms of its quotation. */
function summarySheet({ suppliers }: Comparison): TextSheet {
  const facts = comparedFacts(suppliers);
  const rows = suppliers.map(({ quotationId, businessName }) => [
    guarded(businessName),
    ...facts.map(({ values }) => guarded(values.get(quotationId)?.text ?? '')),
  ]);
  return {
    sheetName: texts.summary,
    lines: [[texts.supplier, ...facts.map(({ label }) => label)], ...rows],
    widths: [NAME_WIDTH, ...facts.map(() => 16)],
  };
}
