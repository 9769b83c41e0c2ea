import * as v from 'valibot';
import { dictionary } from '../dictionary/dictionary.ts';
import { refusal } from '../error/refusal.ts';
import { field } from '../form/field.ts';
import { refusalReason } from '../form/refusal-reason.ts';
import { recordId } from '../record/record-id.ts';
import { defineStatusMachine } from '../record/status-machine.ts';
import type { RowViolation } from './check-inquiry.ts';
import { INQUIRY_MESSAGES } from './messages.ts';

const MOST_LINES = 500;
const MOST_SUPPLIERS = 50;

export const AWARD_MODE = { whole: 1, split: 2 } as const;

/** 定标方式: all that was open went to one supplier, or the lines were decided one by one (domain rules 3.2). */
export const AWARD_MODES = dictionary([
  [AWARD_MODE.whole, '整单'],
  [AWARD_MODE.split, '分项'],
]);

/** Who gets which line, and why (domain rules 4.7). */
export const awardRecord = v.object({
  /** Every line: the quotation that wins it, or null where it is not bought. */
  awards: v.pipe(
    v.array(v.object({ lineId: recordId, quotationId: v.nullable(recordId) })),
    v.minLength(1),
    v.maxLength(MOST_LINES),
  ),
  /** 定标说明 by winning quotation. */
  reasons: v.optional(
    v.pipe(
      v.array(v.object({ quotationId: recordId, reason: field('text', { label: '定标说明', max: 200 }) })),
      v.maxLength(MOST_SUPPLIERS),
    ),
    [],
  ),
  /** 公开成交总价 */
  resultPublic: field('bool', { label: '公开成交总价' }),
  attachments: field('att', { label: '审批文件', max: 5 }),
});

/** From which total on, in fen, an award of the company waits for approval; null: none does (domain rules 4.7). */
export const awardRuleRecord = v.object({ approvalThreshold: field('money', { label: '审批金额' }) });

/** Why a quotation is left out of comparison and award. */
export const exclusionRecord = v.object({
  reason: field('str', { label: '排除原因', required: true, min: 2, max: 200 }),
});

export type AwardFields = v.InferOutput<typeof awardRecord>;

/** Why an award that is held is not agreed to. */
export const awardRefusal = refusalReason('驳回原因', INQUIRY_MESSAGES.refuseReason);

export const AWARD_STATUS = { held: 0, agreed: 1, refused: 2, withdrawn: 3 } as const;

export type AwardStatus = (typeof AWARD_STATUS)[keyof typeof AWARD_STATUS];

const { held, agreed, refused, withdrawn } = AWARD_STATUS;

/** What is true of a held award beside its status. */
export interface AwardFacts {
  /** It is not above what the member who acts may approve (domain rules 16.3). */
  readonly isWithinLimit: boolean;
}

/**
 * An award that its company's rule wants agreed to; the inquiry stays 待定标 until it is (domain rules 4.7). Whoever put it
 * forward is its author and nothing else: nobody agrees to her own.
 */
export const awardMachine = defineStatusMachine<
  AwardStatus,
  'owner' | 'author' | 'system',
  'agree' | 'refuse' | 'withdraw',
  'limit',
  AwardFacts
>({
  statuses: {
    [held]: { label: INQUIRY_MESSAGES.awardHeld, tone: 'warning' },
    [agreed]: { label: '已同意', tone: 'success' },
    [refused]: { label: '已驳回', tone: 'danger' },
    [withdrawn]: { label: '已撤回', tone: 'neutral' },
  },
  conditions: {
    limit: {
      holds: ({ isWithinLimit }) => isWithinLimit,
      refusal: refusal('stateConflict', INQUIRY_MESSAGES.overLimit),
    },
  },
  transitions: [
    { from: held, action: 'agree', who: 'owner', to: agreed, permission: 'inquiry_approve', when: ['limit'] },
    { from: held, action: 'refuse', who: 'owner', to: refused, permission: 'inquiry_approve' },
    { from: held, action: 'withdraw', who: ['author', 'system'], to: withdrawn },
  ],
});

/** What the check of an award needs to know of a quotation. */
export interface AwardedQuotation {
  readonly quotationId: string;
  /** `YYYY-MM-DD` */
  readonly validUntil: string;
  /** Left out of the comparison: it wins nothing, and nobody needs a reason against it. */
  readonly isExcluded: boolean;
  /** It gave a deal of this inquiry up: nobody needs a reason against it. */
  readonly hasRefused?: boolean;
  /** Price that counts of each line that it quotes, in fen, with its rate. */
  readonly prices: ReadonlyMap<string, { readonly unitPrice: number; readonly taxRate: number }>;
}

/**
 * What stands against an award, in the order of the lines (domain rules 4.7): lines that are not open, lines that nobody
 * decided, winners who did not quote a line, are excluded or whose quotation has run out, a sheet that only one may win or of which nothing is
 * bought, and a winner without a reason where somebody neither excluded nor gone was cheaper, net of tax.
 *
 * @param today `YYYY-MM-DD`
 */
export function checkAward(
  award: Pick<AwardFields, 'awards' | 'reasons'>,
  sheet: {
    /** Those that are still open, each with its number on the sheet, in their order. */
    readonly lines: readonly { readonly lineId: string; readonly row: number }[];
    readonly wholeOrder: boolean;
    /** A deal of an earlier award stands: what is left need not be bought. */
    readonly hasDeals: boolean;
    readonly quotations: readonly AwardedQuotation[];
  },
  today: string,
): RowViolation[] {
  const found: RowViolation[] = [];
  const open = new Set(sheet.lines.map(({ lineId }) => lineId));
  if (award.awards.some(({ lineId }) => !open.has(lineId))) {
    found.push({ field: 'awards', message: INQUIRY_MESSAGES.otherLines });
  }
  const quotations = new Map(sheet.quotations.map((quotation) => [quotation.quotationId, quotation]));
  const decided = new Map(award.awards.map(({ lineId, quotationId }) => [lineId, quotationId]));
  const hasReason = new Set(award.reasons.filter(({ reason }) => reason !== '').map(({ quotationId }) => quotationId));
  for (const { lineId, row } of sheet.lines) {
    const chosen = decided.get(lineId);
    if (chosen === undefined) found.push({ field: 'awards', row, message: INQUIRY_MESSAGES.undecided(row) });
    if (chosen === undefined || chosen === null) continue;
    const quotation = quotations.get(chosen);
    const price = quotation?.prices.get(lineId);
    if (quotation?.isExcluded) found.push({ field: 'awards', row, message: INQUIRY_MESSAGES.excludedWinner(row) });
    else if (price === undefined) found.push({ field: 'awards', row, message: INQUIRY_MESSAGES.notQuoted(row) });
  }
  const winners = [...new Set(award.awards.flatMap(({ quotationId }) => quotationId ?? []))];
  if (winners.length === 0 && !sheet.hasDeals)
    found.push({ field: 'awards', message: INQUIRY_MESSAGES.nothingAwarded });
  if (winners.some((id) => (quotations.get(id)?.validUntil ?? today) < today)) {
    found.push({ field: 'awards', message: INQUIRY_MESSAGES.quoteExpired });
  }
  const isWhole = winners.length <= 1 && award.awards.every(({ quotationId }) => quotationId !== null);
  if (sheet.wholeOrder && winners.length > 0 && !isWhole) {
    found.push({ field: 'awards', message: INQUIRY_MESSAGES.wholeOrderSplit });
  }
  const toExplain = winnersToExplain(
    sheet.lines.map(({ lineId }) => lineId),
    decided,
    sheet.quotations,
  );
  if ([...toExplain].some((id) => !hasReason.has(id)))
    found.push({ field: 'reasons', message: INQUIRY_MESSAGES.notLowest });
  return found;
}

/**
 * The winners of an award that need a 定标说明: somebody who is not excluded, and has not refused its deal, offers one of
 * their lines for less net of tax, whatever basis the comparison is shown on (domain rules 4.7).
 *
 * @param decided by line: the quotation that wins it, or null where it is not bought
 */
export function winnersToExplain(
  lineIds: readonly string[],
  decided: ReadonlyMap<string, string | null>,
  quotations: readonly Pick<AwardedQuotation, 'quotationId' | 'isExcluded' | 'hasRefused' | 'prices'>[],
): ReadonlySet<string> {
  const rivals = quotations.filter(({ isExcluded, hasRefused }) => !isExcluded && hasRefused !== true);
  const pricesOf = new Map(quotations.map(({ quotationId, prices }) => [quotationId, prices]));
  const beaten = lineIds.flatMap((lineId) => {
    const chosen = decided.get(lineId) ?? null;
    const price = chosen === null ? undefined : pricesOf.get(chosen)?.get(lineId);
    if (chosen === null || price === undefined) return [];
    return rivals.some(({ prices }) => isCheaper(prices.get(lineId), price)) ? [chosen] : [];
  });
  return new Set(beaten);
}

interface Price {
  readonly unitPrice: number;
  readonly taxRate: number;
}

/** Net of tax, without dividing: a/(100+ra) < b/(100+rb). */
const isCheaper = (one: Price | undefined, other: Price): boolean =>
  one !== undefined &&
  BigInt(one.unitPrice) * BigInt(100 + other.taxRate) < BigInt(other.unitPrice) * BigInt(100 + one.taxRate);
