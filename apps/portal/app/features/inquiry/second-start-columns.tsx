import { dictionaryLabel, UNITS } from '@jianzhu/domain/forms';
import { INQUIRY_MESSAGES, secondRoundRecord } from '@jianzhu/domain/inquiries';
import { parseYuan, yuanText } from '@jianzhu/domain/money';
import { reductionPercent } from '@jianzhu/domain/quotations';
import type { Column } from '@jianzhu/ui/data-table';
import type { GridColumn, LineItem, RowValues } from '@jianzhu/ui/line-item-grid';
import { TwoLines } from '@jianzhu/ui/record';
import * as v from 'valibot';
import { plainAmount } from '../../record/plain-amount.ts';
import { withoutRow } from '../../record/without-row.ts';
import { secondTexts as texts } from './second-messages.ts';
import type { Comparison } from './second-round.tsx';

const { columns: titles } = texts;

type Supplier = Comparison['suppliers'][number];

/** Those who may be asked again. @param allLines of the inquiry */
export const supplierColumns = (allLines: number): readonly Column<Supplier>[] => [
  {
    key: 'name',
    title: titles.name,
    cell: ({ businessName, validUntil }) => <TwoLines second={texts.validUntil(validUntil)}>{businessName}</TwoLines>,
    card: 'title',
  },
  {
    key: 'rank',
    title: titles.rank,
    width: '96px',
    align: 'end',
    cell: ({ rankTotal }) => (rankTotal === null ? '—' : texts.rank(rankTotal)),
  },
  {
    key: 'total',
    title: titles.total,
    width: '152px',
    align: 'end',
    cell: ({ totalAmount }) => plainAmount(totalAmount),
  },
  {
    key: 'lines',
    title: titles.lines,
    width: '104px',
    align: 'end',
    cell: ({ quotedLines }) => texts.coverage(quotedLines, allLines),
  },
];

const shown = (key: string, title: string, width: number, align: 'start' | 'end'): GridColumn => ({
  ...{ key, title, kind: 'computed', width, align },
  compute: (row) => row[key] || '—',
});

/** A target that can be sent, and that no first price has met. */
function targetRule(value: string, { lowest = '' }: RowValues): string | null {
  const read = v.safeParse(secondRoundRecord.entries.targetPrices, value === '' ? [] : [{ lineId: '1', price: value }]);
  if (!read.success) return read.issues[0].message;
  const [target, first] = [parseYuan(value), parseYuan(lowest)];
  const isMet = target !== null && first !== null && target > first;
  return isMet ? withoutRow(INQUIRY_MESSAGES.targetTooHigh(1)) : null;
}

/** What they are asked for again. @param wholeOrder asks for every line */
export const lineColumns = (wholeOrder: boolean): readonly GridColumn[] => {
  const columns: readonly (GridColumn | null)[] = [
    shown('material', titles.material, 200, 'start'),
    shown('quantity', titles.quantity, 112, 'end'),
    {
      ...{ key: 'lowest', title: titles.lowest, kind: 'computed', width: 126 },
      compute: ({ lowest = '' }) => plainAmount(parseYuan(lowest)),
    },
    wholeOrder
      ? null
      : {
          ...{ key: 'joins', title: titles.joins, kind: 'select', width: 96 },
          options: [
            { value: '1', label: texts.yes },
            { value: '0', label: texts.no },
          ],
        },
    { key: 'target', title: titles.target, kind: 'money', width: 132, validate: targetRule },
    {
      ...{ key: 'reduction', title: titles.reduction, kind: 'computed', width: 104 },
      compute: ({ lowest = '', target = '' }) => {
        const [before, after] = [parseYuan(lowest), parseYuan(target)];
        return before === null || after === null ? '—' : `${-reductionPercent(before, after)}%`;
      },
    },
  ];
  return columns.filter((column) => column !== null);
};

/** The lines that are still open, each with the lowest price of the first round. */
export function askedItems({ lines, cells }: Comparison): readonly LineItem[] {
  return lines
    .filter(({ lineStatus }) => lineStatus === 0)
    .map(({ lineId, lineNo, materialName, spec, quantity, unit }) => {
      const prices = cells
        .filter((cell) => cell.lineId === lineId && cell.isLowest)
        .flatMap(({ unitPrice }) => unitPrice ?? []);
      return {
        ...{ id: lineId, no: lineNo },
        values: {
          material: `${materialName} ${spec}`,
          quantity: `${quantity} ${unit === null ? '' : dictionaryLabel(UNITS, unit)}`,
          lowest: prices[0] === undefined ? '' : yuanText(prices[0]),
          joins: '1',
          target: '',
        },
      };
    });
}
