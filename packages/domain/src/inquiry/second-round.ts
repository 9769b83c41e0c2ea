import * as v from 'valibot';
import { field } from '../form/field.ts';
import { recordId } from '../record/record-id.ts';
import { parseDateTime } from '../time/shanghai-time.ts';
import { DAY_MS, MINUTE_MS } from '../time/units.ts';
import type { RowViolation } from './check-inquiry.ts';
import { INQUIRY_MESSAGES } from './messages.ts';

const LEAST_MINUTES = 30;
const MOST_DAYS = 15;
const MOST_SUPPLIERS = 20;
const MOST_LINES = 500;

/** How a buyer starts the second round (domain rules 4.5); target prices in fen. */
export const secondRoundRecord = v.object({
  quotationIds: v.pipe(
    v.array(recordId, INQUIRY_MESSAGES.secondSuppliers),
    v.minLength(1, INQUIRY_MESSAGES.secondSuppliers),
    v.maxLength(MOST_SUPPLIERS, INQUIRY_MESSAGES.mostSecondSuppliers),
  ),
  lineIds: v.pipe(
    v.array(recordId, INQUIRY_MESSAGES.secondLines),
    v.minLength(1, INQUIRY_MESSAGES.secondLines),
    v.maxLength(MOST_LINES),
  ),
  deadline: field('dt', { label: '二次报价截止时间', required: true }),
  targetPrices: v.optional(
    v.pipe(
      v.array(v.object({ lineId: recordId, price: field('price', { label: '目标单价', required: true }) })),
      v.maxLength(MOST_LINES),
    ),
    [],
  ),
  showTarget: field('bool', { label: '向供应商展示目标价' }),
  showRank: field('bool', { label: '展示首轮排名' }),
  message: field('text', { label: '议价说明', max: 300 }),
});

export type SecondRoundFields = v.InferOutput<typeof secondRoundRecord>;

/** A line that is still to be awarded. */
interface OpenLine {
  readonly lineId: string;
  /** Row of the inquiry, from 1. */
  readonly row: number;
  /** The lowest price of the first round in fen; null where nobody quoted. */
  readonly lowest: number | null;
}

/**
 * Rules of a second round beyond its fields: its deadline, all lines of a sheet that is awarded as a whole, and no target
 * that a first price has met.
 */
export function checkSecondRound(
  round: Pick<SecondRoundFields, 'deadline' | 'lineIds' | 'targetPrices'>,
  { wholeOrder, lines }: { readonly wholeOrder: boolean; readonly lines: readonly OpenLine[] },
  nowMs: number,
): RowViolation[] {
  const ahead = (parseDateTime(round.deadline) ?? 0) - nowMs;
  const found: (RowViolation | null)[] = [
    ahead < LEAST_MINUTES * MINUTE_MS ? { field: 'deadline', message: INQUIRY_MESSAGES.secondTooSoon } : null,
    ahead > MOST_DAYS * DAY_MS ? { field: 'deadline', message: INQUIRY_MESSAGES.secondTooLate } : null,
    wholeOrder && lines.some(({ lineId }) => !round.lineIds.includes(lineId))
      ? { field: 'lineIds', message: INQUIRY_MESSAGES.secondWholeOrder }
      : null,
    ...lines.map(({ lineId, row, lowest }) => {
      const isTooHigh = round.targetPrices.some(
        (one) => one.lineId === lineId && lowest !== null && one.price > lowest,
      );
      return isTooHigh ? { field: 'targetPrices', row, message: INQUIRY_MESSAGES.targetTooHigh(row) } : null;
    }),
  ];
  return found.filter((violation) => violation !== null);
}
