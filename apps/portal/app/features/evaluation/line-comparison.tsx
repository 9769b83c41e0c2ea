import { dictionaryLabel, UNITS } from '@jianzhu/domain/forms';
import { formatMoney, TAX_RATES } from '@jianzhu/domain/money';
import { type ComparedFact, ComparisonLegend, ComparisonMatrix } from '@jianzhu/ui/comparison';
import { DescriptionList } from '@jianzhu/ui/record';
import { useCallback, useMemo } from 'react';
import { netPriceText, plainAmount } from '../../record/plain-amount.ts';
import type { Evaluation } from './evaluation-calls.ts';
import { evaluationTexts as texts } from './messages.ts';

type Cell = Evaluation['cells'][number];

const NO_CHOICES: ReadonlyMap<string, null> = new Map();
const place = (lineId: string, bidId: string) => `${lineId} ${bidId}`;

/** The lines of a tender with what each valid bid asks for them (domain rules 5.7, section B). */
export function LineComparison({ sheet }: { readonly sheet: Evaluation }) {
  const cells = useMemo(
    () => new Map(sheet.cells.map((cell) => [place(cell.lineId, cell.bidId), cell])),
    [sheet.cells],
  );
  const lowest = useMemo(
    () => new Map(sheet.cells.filter(({ isLowest }) => isLowest).map((cell) => [cell.lineId, cell])),
    [sheet.cells],
  );
  const cellOf = useCallback(
    (lineId: string, bidId: string) => {
      const cell = cells.get(place(lineId, bidId));
      return cell === undefined ? null : compared(cell, lowest.get(lineId));
    },
    [cells, lowest],
  );
  const bids = sheet.bids.filter(({ bidId }) => sheet.cells.some((cell) => cell.bidId === bidId));
  const facts: readonly ComparedFact[] = [
    {
      ...{ key: 'total', label: texts.facts.total, isStrong: true },
      values: new Map(bids.map(({ bidId, totalPrice }) => [bidId, { text: plainAmount(totalPrice) }])),
    },
    {
      ...{ key: 'period', label: texts.facts.period },
      values: new Map(bids.map(({ bidId, periodDays }) => [bidId, { text: texts.days(periodDays) }])),
    },
  ];
  return (
    <>
      <ComparisonLegend canChoose={false} />
      <ComparisonMatrix
        label={texts.matrix}
        lines={sheet.lines.map(({ lineId, materialName, spec, quantity, unit }) => ({
          ...{ id: lineId, name: `${materialName} ${spec}`, quantity },
          unit: unit === null ? '' : dictionaryLabel(UNITS, unit),
        }))}
        offers={bids.map(({ bidId, businessName, totalPrice, periodDays }) => ({
          ...{ id: bidId, name: businessName, total: plainAmount(totalPrice) },
          ...{ note: texts.days(periodDays), noteTone: 'plain' as const },
        }))}
        cellOf={cellOf}
        choices={NO_CHOICES}
        facts={facts}
        details={(lineId, bidId) => {
          const cell = cells.get(place(lineId, bidId));
          return cell && <DescriptionList columns={2} items={detailsOf(cell)} />;
        }}
      />
    </>
  );
}

/** Without tax, as rates differ. */
function compared(cell: Cell, lowest: Cell | undefined) {
  const over = lowest === undefined ? 0 : Number(cell.netUnitPrice) / Number(lowest.netUnitPrice) - 1;
  return {
    price: plainAmount(Math.round(Number(cell.netUnitPrice) * 100)),
    note: cell.isLowest || over <= 0 ? '' : `+${(over * 100).toFixed(1)}%`,
    rank: cell.isLowest ? ('lowest' as const) : cell.isHighest ? ('highest' as const) : ('between' as const),
    tags: cell.isEquivalent ? [texts.equivalent] : [],
  };
}

function detailsOf(cell: Cell) {
  const terms = texts.details;
  return [
    { term: terms.price, value: plainAmount(cell.unitPrice) },
    { term: terms.net, value: netPriceText(cell.netUnitPrice) },
    { term: terms.rate, value: dictionaryLabel(TAX_RATES, cell.taxRate) },
    { term: terms.amount, value: formatMoney(cell.amount) },
    { term: terms.brand, value: cell.brand },
    { term: terms.spec, value: cell.specOffered },
    { term: terms.arrival, value: cell.arrivalDate },
    { term: terms.remark, value: cell.remark },
  ].filter(({ value }) => value !== '');
}
