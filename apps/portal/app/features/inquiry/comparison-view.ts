import { dictionaryLabel, UNITS } from '@jianzhu/domain/forms';
import { formatMoney, TAX_RATES } from '@jianzhu/domain/money';
import { totalParts } from '@jianzhu/domain/quotations';
import type { ComparedCell, ComparedFact, ComparedLine, ComparedOffer } from '@jianzhu/ui/comparison';
import { netPriceText, plainAmount } from '../../record/plain-amount.ts';
import type { Comparison } from './second-round.tsx';
import { selectingTexts as texts } from './selecting-messages.ts';

export type TaxMode = 'net' | 'gross';
export type Cell = Comparison['cells'][number];

const key = (lineId: string, quotationId: string) => `${lineId} ${quotationId}`;

/** The cells of a comparison by line and quotation. */
export function cellsByPlace({ cells }: Comparison): ReadonlyMap<string, Cell> {
  return new Map(cells.map((cell) => [key(cell.lineId, cell.quotationId), cell]));
}

export const cellAt = (cells: ReadonlyMap<string, Cell>, lineId: string, quotationId: string): Cell | undefined =>
  cells.get(key(lineId, quotationId));

/** The price that cells are compared by, in yuan. */
const priceOf = ({ netUnitPrice, unitPrice }: Cell, mode: TaxMode): number =>
  mode === 'net' ? Number(netUnitPrice) : (unitPrice ?? 0) / 100;

function priceText(cell: Cell, mode: TaxMode): string {
  return plainAmount(mode === 'net' ? Math.round(Number(cell.netUnitPrice) * 100) : (cell.unitPrice ?? 0));
}

/** What one offers for a line, beside the lowest of it; null where it is not quoted. */
export function comparedCell(cell: Cell | undefined, lowest: Cell | undefined, mode: TaxMode): ComparedCell | null {
  if (!cell?.quoted) return null;
  const over = lowest === undefined ? 0 : priceOf(cell, mode) / priceOf(lowest, mode) - 1;
  return {
    price: priceText(cell, mode),
    note: cell.isLowest || over <= 0 ? '' : `+${(over * 100).toFixed(1)}%`,
    rank: cell.isLowest ? 'lowest' : cell.isHighest ? 'highest' : 'between',
    tags: [
      ...(cell.isEquivalent ? [texts.equivalent] : []),
      ...(cell.isLate ? [texts.late] : []),
      ...(cell.isOutlier ? [texts.outlier] : []),
    ],
  };
}

/** The lines that are still to be decided. */
export function comparedLine(
  line: Comparison['lines'][number],
  options: { readonly hasReference: boolean; readonly isDecided: boolean },
): ComparedLine {
  const { lineId, materialName, spec, quantity, unit, refPrice } = line;
  return {
    id: lineId,
    name: `${materialName} ${spec}`,
    detail: options.hasReference && refPrice !== null ? texts.reference(plainAmount(refPrice)) : undefined,
    quantity,
    unit: unit === null ? '' : dictionaryLabel(UNITS, unit),
    warning: options.isDecided ? undefined : texts.undecided,
  };
}

/** The columns, each with its total and how much of the sheet it covers. */
export function comparedOffer(
  supplier: Comparison['suppliers'][number],
  { lines, strategies }: Comparison,
  mode: TaxMode,
): ComparedOffer {
  const { quotationId, businessName, quotedLines, totalAmount, hasRefused } = supplier;
  const isLowest = strategies.wholeLowest === quotationId;
  const isPartial = quotedLines < lines.length;
  return {
    id: quotationId,
    name: businessName,
    total: plainAmount(mode === 'net' ? totalParts(supplier).net : totalAmount),
    ...(hasRefused
      ? { note: texts.hasRefused, noteTone: 'warning' }
      : {
          note: isLowest ? texts.wholeLowest : texts.coverage(quotedLines, lines.length),
          noteTone: isLowest ? 'good' : isPartial ? 'warning' : 'plain',
        }),
  };
}

type Supplier = Comparison['suppliers'][number];
type FactValue = { readonly text: string; readonly tone?: 'good' | 'warning' };

const FACTS: readonly { readonly key: keyof typeof texts.facts; readonly of: (supplier: Supplier) => FactValue }[] = [
  { key: 'goods', of: ({ goodsAmount }) => ({ text: plainAmount(goodsAmount) }) },
  { key: 'freight', of: ({ freightAmount }) => ({ text: plainAmount(freightAmount) }) },
  { key: 'discount', of: ({ discountAmount }) => ({ text: plainAmount(discountAmount) }) },
  { key: 'total', of: ({ totalAmount }) => ({ text: plainAmount(totalAmount) }) },
  {
    key: 'netTotal',
    of: (supplier) => ({ text: plainAmount(totalParts(supplier).net) }),
  },
  { key: 'delivery', of: ({ deliveryDays }) => ({ text: texts.days(deliveryDays) }) },
  {
    key: 'payment',
    of: ({ paymentTermAccept, paymentTermText }) =>
      paymentTermAccept === 1 ? { text: texts.accepts } : { text: paymentTermText, tone: 'warning' },
  },
  {
    key: 'valid',
    of: ({ validUntil, isExpired }) => (isExpired ? { text: texts.expired, tone: 'warning' } : { text: validUntil }),
  },
  { key: 'response', of: ({ responseRate }) => ({ text: responseRate === null ? '—' : texts.percent(responseRate) }) },
  { key: 'deals', of: ({ dealCount }) => ({ text: String(dealCount) }) },
];

const strong: ReadonlySet<string> = new Set(['total', 'netTotal']);

/** The rows below the lines (domain rules 4.7). */
export function comparedFacts(suppliers: readonly Supplier[]): readonly ComparedFact[] {
  return FACTS.map(({ key: name, of }) => ({
    key: name,
    label: texts.facts[name],
    isStrong: strong.has(name),
    values: new Map(suppliers.map((supplier) => [supplier.quotationId, of(supplier)])),
  }));
}

/** What opens beside a cell, as terms and values. */
export function cellFacts(cell: Cell): readonly { readonly term: string; readonly value: string }[] {
  const facts = [
    { term: texts.price, value: cell.unitPrice === null ? '' : plainAmount(cell.unitPrice) },
    { term: texts.rate, value: cell.taxRate === null ? '' : dictionaryLabel(TAX_RATES, cell.taxRate) },
    { term: texts.netPrice, value: netPriceText(cell.netUnitPrice) },
    { term: texts.amount, value: cell.amount === null ? '' : formatMoney(cell.amount) },
    { term: texts.landed, value: cell.landed === null ? '' : formatMoney(cell.landed) },
    { term: texts.brand, value: cell.brand },
    { term: texts.spec, value: cell.specOffered },
    { term: texts.arrival, value: cell.arrivalDate },
    { term: texts.remark, value: cell.remark },
  ];
  return facts.filter(({ value }) => value !== '');
}
