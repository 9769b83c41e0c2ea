import { dictionaryLabel, UNITS } from '@jianzhu/domain/forms';
import { lineAmount, parseYuan, yuanText } from '@jianzhu/domain/money';
import { QUOTATION_MESSAGES, reductionPercent, type SecondPrice } from '@jianzhu/domain/quotations';
import type { GridColumn, LineItem, RowValues } from '@jianzhu/ui/line-item-grid';
import { plainAmount } from '../../record/plain-amount.ts';
import { withoutRow } from '../../record/without-row.ts';
import type { SecondRound } from './inquiry-calls.ts';
import { secondTexts as texts } from './second-messages.ts';

const { columns: titles } = texts;

const priceText = (fen: number | null) => (fen === null ? '' : yuanText(fen));

/** A line that is asked about, as it stands in the table. */
export const secondItem = (line: SecondRound['lines'][number]): LineItem => ({
  ...{ id: line.lineId, no: line.lineNo },
  values: {
    material: line.materialName,
    spec: line.spec,
    quantity: line.quantity,
    unit: line.unit === null ? '' : dictionaryLabel(UNITS, line.unit),
    first: priceText(line.firstUnitPrice),
    target: priceText(line.targetPrice),
    second: priceText(line.secondUnitPrice),
  },
});

/** What counts of a line in fen: the second price, or the first where none is given. */
const countedPrice = ({ first = '', second = '' }: RowValues) => parseYuan(second === '' ? first : second);

/** Of a line in fen. */
function amountOf(values: RowValues, price = countedPrice(values)): number {
  const amount = price === null ? null : lineAmount(price, values.quantity ?? '', 0);
  return amount === null || 'code' in amount ? 0 : amount.amount;
}

function reductionText({ first = '', second = '' }: RowValues): string {
  const [before, after] = [parseYuan(first), parseYuan(second)];
  if (before === null || after === null) return '—';
  if (before === after) return QUOTATION_MESSAGES.samePrice;
  const percent = reductionPercent(before, after);
  return percent < 0 ? `+${-percent}%` : `−${percent}%`;
}

/** Of a price that is given; where none is, the first one stands. */
const secondRule = (value: string, { first = '' }: RowValues): string | null => {
  if (value === '') return null;
  const [price, before] = [parseYuan(value), parseYuan(first)];
  if (price === null || price === 0) return withoutRow(QUOTATION_MESSAGES.unitPrice(1));
  return before !== null && price > before ? withoutRow(QUOTATION_MESSAGES.secondHigher(1)) : null;
};

const shown = (key: string, title: string, width: number, align: 'start' | 'end' = 'end'): GridColumn => ({
  ...{ key, title, kind: 'computed', width, align },
  compute: (row) => row[key] || '—',
});

/** A price that is there to be read. */
const price = (key: string, title: string): GridColumn => ({
  ...{ key, title, kind: 'computed', width: 126 },
  compute: (row) => plainAmount(parseYuan(row[key] ?? '')),
});

/** The table of the second prices: what was asked and offered is shown, the second price typed. */
export const secondColumns: readonly GridColumn[] = [
  { ...shown('material', titles.materialName, 128, 'start'), card: 'title' },
  { ...shown('spec', titles.spec, 160, 'start'), card: 'title' },
  shown('quantity', titles.quantity, 96),
  { ...shown('unit', titles.unit, 56, 'start'), card: 'unit' },
  price('first', titles.first),
  price('target', titles.target),
  {
    ...{ key: 'second', title: titles.second, kind: 'money', width: 132, validate: secondRule },
    invalid: withoutRow(QUOTATION_MESSAGES.unitPrice(1)),
  },
  { key: 'reduction', title: titles.secondReduction, kind: 'computed', width: 96, compute: reductionText },
  {
    ...{ key: 'amount', title: titles.amount, kind: 'computed', width: 140 },
    compute: (row) => plainAmount(amountOf(row)),
  },
];

/** What the lines come to in fen: by the first prices, and by those that count now. */
export const secondTotals = (items: readonly LineItem[]) => ({
  first: items.reduce((sum, { values }) => sum + amountOf(values, parseYuan(values.first ?? '')), 0),
  now: items.reduce((sum, { values }) => sum + amountOf(values), 0),
});

/** A price for every line: the given one, or the first. */
export const pricesOf = (lines: readonly LineItem[]): readonly SecondPrice[] =>
  lines.flatMap(({ id, values }) => {
    const secondUnitPrice = countedPrice(values);
    return secondUnitPrice === null ? [] : [{ inquiryLineId: id, secondUnitPrice }];
  });

/** The lines with the first price for each. */
export const withFirstPrices = (items: readonly LineItem[]): readonly LineItem[] =>
  items.map((item) => ({ ...item, values: { ...item.values, second: item.values.first ?? '' } }));
