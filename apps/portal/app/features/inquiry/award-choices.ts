import { AWARD_STATUS, LINE_STATUS, winnersToExplain } from '@jianzhu/domain/inquiries';
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

/** What one of the chosen gets, in fen. */
export interface Won extends Omit<Award, 'net' | 'amount'> {
  readonly net: number;
  readonly amount: number;
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
    suppliers.map(({ quotationId }) => ({
      quotationId,
      isExcluded: false,
      prices: pricesOf(quotationId, lines, cells),
    })),
  );
  return suppliers.flatMap(({ quotationId, businessName }): Won[] => {
    const won = lines.flatMap(({ lineId }, index) => {
      const cell = choices.get(lineId) === quotationId ? cellAt(cells, lineId, quotationId) : undefined;
      return cell === undefined ? [] : [{ number: index + 1, cell }];
    });
    if (won.length === 0) return [];
    const held = inquiry.award?.reasons.find((reason) => reason.quotationId === quotationId)?.reason;
    return [
      {
        ...{ id: quotationId, name: businessName, nameText: businessName },
        lineNumbers: won.map(({ number }) => number),
        net: won.reduce((sum, { cell }) => sum + (cell.net ?? 0), 0),
        amount: won.reduce((sum, { cell }) => sum + (cell.amount ?? 0), 0),
        isReasonAsked: toExplain.has(quotationId),
        reason: reasons.get(quotationId) ?? held ?? '',
      },
    ];
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
