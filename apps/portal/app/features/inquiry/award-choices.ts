import { AWARD_STATUS, LINE_STATUS, winnersToExplain } from '@jianzhu/domain/inquiries';
import type { TaxRate } from '@jianzhu/domain/money';
import { type QuotedAmount, type WonTotals, wonTotals } from '@jianzhu/domain/quotations';
import type { Award, Choices } from '@jianzhu/ui/comparison';
import { cellAt, type cellsByPlace } from './comparison-view.ts';
import type { Comparison } from './second-round.tsx';

/** What was decided: by an award that is held, or of the lines that are no longer open. */
export function startChoices({ inquiry: { award }, lines }: Comparison): Choices {
  const isHeld = award?.status === AWARD_STATUS.held;
  if (award && isHeld) return new Map(award.awards.map(({ lineId, quotationId }) => [lineId, quotationId]));
  const decided = lines.filter(({ lineStatus }) => lineStatus !== LINE_STATUS.open);
  return new Map(decided.map(({ lineId, wonBy }) => [lineId, wonBy]));
}

export function withoutExcluded(choices: Choices, { excluded }: Comparison): Choices {
  const gone = new Set<string | null>(excluded.map(({ quotationId }) => quotationId));
  return new Map([...choices].filter(([, quotationId]) => !gone.has(quotationId)));
}

/**
 * Who comes next for the lines that are open again after somebody has refused: the lowest of the others, by the price
 * without tax; the first of equals.
 */
export function nextCandidates({ inquiry, lines, suppliers, cells }: Comparison) {
  const others = suppliers.filter(({ hasRefused }) => !hasRefused);
  if (others.length === suppliers.length) return [];
  // A sheet that is awarded as a whole goes to one.
  const ranked = others.filter(({ rankTotal }) => rankTotal !== null);
  const [best] = ranked.toSorted((one, other) => (one.rankTotal ?? 0) - (other.rankTotal ?? 0));
  const among = new Set((inquiry.wholeOrder === 1 ? [best] : others).map((one) => one?.quotationId));
  return lines.flatMap(({ lineId, lineStatus }, index) => {
    const offers = cells.filter(
      (cell) => lineStatus === LINE_STATUS.open && cell.lineId === lineId && cell.quoted && among.has(cell.quotationId),
    );
    const [lowest] = offers.toSorted((one, other) => Number(one.netUnitPrice) - Number(other.netUnitPrice));
    return lowest === undefined ? [] : [{ lineId, quotationId: lowest.quotationId, number: index + 1 }];
  });
}

/** What one of the chosen gets, in fen: as its deal will say. */
export interface Won extends Omit<Award, 'net' | 'amount' | 'amountNote'> {
  readonly totals: WonTotals;
}

/** What each of the chosen gets, in the order of the columns. */
export function awardsOf(
  { suppliers, lines, inquiry }: Comparison,
  choices: Choices,
  reasons: ReadonlyMap<string, string>,
  cells: ReturnType<typeof cellsByPlace>,
): readonly Won[] {
  const toExplain = winnersToExplain(
    lines.map(({ lineId }) => lineId),
    choices,
    suppliers.map(({ quotationId, hasRefused }) => ({
      ...{ quotationId, hasRefused },
      isExcluded: false,
      prices: pricesOf(quotationId, lines, cells),
    })),
  );
  return suppliers.flatMap((supplier): Won[] => {
    const { quotationId, businessName } = supplier;
    const won = lines.flatMap(({ lineId }, index) => {
      const cell = choices.get(lineId) === quotationId ? cellAt(cells, lineId, quotationId) : undefined;
      return cell === undefined ? [] : [index + 1];
    });
    if (won.length === 0) return [];
    const held = inquiry.award?.reasons.find((reason) => reason.quotationId === quotationId)?.reason;
    return [
      {
        ...{ id: quotationId, name: businessName, nameText: businessName },
        lineNumbers: won,
        totals: wonTotals(amountsOf(quotationId, lines, cells), (lineId) => choices.get(lineId) === quotationId, {
          ...supplier,
          // A rate of the dictionary: the form reads no others.
          freightTaxRate: supplier.freightTaxRate as TaxRate,
        }),
        isReasonAsked: toExplain.has(quotationId),
        reason: reasons.get(quotationId) ?? held ?? '',
      },
    ];
  });
}

/** The lines that are quoted, with the amounts that count. */
function amountsOf(quotationId: string, lines: Comparison['lines'], cells: ReturnType<typeof cellsByPlace>) {
  return lines.flatMap(({ lineId }): QuotedAmount[] => {
    const cell = cellAt(cells, lineId, quotationId);
    if (cell?.amount == null || cell.taxRate === null) return [];
    return [{ lineId, amount: cell.amount, taxRate: cell.taxRate as TaxRate }]; // of the dictionary
  });
}

/** The prices of a quotation that count, by line. */
function pricesOf(quotationId: string, lines: Comparison['lines'], cells: ReturnType<typeof cellsByPlace>) {
  return new Map(
    lines.flatMap(({ lineId }) => {
      const cell = cellAt(cells, lineId, quotationId);
      if (cell?.unitPrice == null || cell.taxRate === null) return [];
      return [[lineId, { unitPrice: cell.unitPrice, taxRate: cell.taxRate }] as const];
    }),
  );
}
