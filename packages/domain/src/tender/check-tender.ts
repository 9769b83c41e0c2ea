import type { RowViolation } from '../inquiry/check-inquiry.ts';
import { checkSchedule } from './check-schedule.ts';
import { TENDER_MESSAGES } from './messages.ts';
import type { TenderFields } from './tender.ts';
import { DOC_VISIBLE, EVAL_METHOD, hasLines, TENDER_TYPE } from './tender-dictionaries.ts';

/** Suppliers that a tender needs: to be invited, to sign up, to bid. */
export const LEAST_BIDDERS = 3;
const MOST_DOC_FEE_FEN = 1_000_000;
const WHOLE_SCORE = 100;
/** Parts of the estimate, in percent. */
const [CONTROL_PERCENT, DEPOSIT_PERCENT] = [120n, 2n];

const isAbovePart = (amount: number, whole: number, percent: bigint): boolean =>
  BigInt(amount) * 100n > BigInt(whole) * percent;

/** The most that a part of an estimate may come to, in fen: the price limit, or the deposit. */
export const mostOfEstimate = (estimate: number) => ({
  controlPrice: Number((BigInt(estimate) * CONTROL_PERCENT) / 100n),
  deposit: Number((BigInt(estimate) * DEPOSIT_PERCENT) / 100n),
});

/** Points of all items together. */
export const scoreSum = (items: readonly { readonly maxScore: number | null }[]): number =>
  items.reduce((sum, { maxScore }) => sum + (maxScore ?? 0), 0);

/** The way to the documents: whoever pays for them gets them when that is done, whatever was chosen. */
export const docVisibleOf = ({ docFee, docVisible }: Pick<TenderFields, 'docFee' | 'docVisible'>) =>
  docFee > 0 ? DOC_VISIBLE.afterFee : docVisible;

/**
 * Rules between the fields of a tender that is to be submitted (domain rules 5.2), in the order of the form. A field
 * that is not filled in yet breaks only the rules that ask for it.
 *
 * @param nowMs the platform's clock
 */
export function checkTender(tender: TenderFields, nowMs: number): RowViolation[] {
  const { estimateAmount: estimate, controlPrice, depositAmount } = tender;
  const asksDeposit = depositAmount !== null && depositAmount > 0;
  const found: (RowViolation | false)[] = [
    tender.isStatutory === 1 &&
      tender.statutoryNo === '' && { field: 'statutoryNo', message: TENDER_MESSAGES.statutoryNo },
    controlPrice !== null &&
      estimate !== null &&
      isAbovePart(controlPrice, estimate, CONTROL_PERCENT) && {
        ...{ field: 'controlPrice', message: TENDER_MESSAGES.controlPrice },
      },
    hasLines(tender.tenderKind) && tender.lines.length === 0 && { field: 'lines', message: TENDER_MESSAGES.noLines },
    ...checkSchedule(tender, nowMs),
    tender.evalMethod === EVAL_METHOD.scored &&
      scoreSum(tender.evalItems) !== WHOLE_SCORE && { field: 'evalItems', message: TENDER_MESSAGES.evalSum },
    tender.docFee !== null && tender.docFee > MOST_DOC_FEE_FEN && { field: 'docFee', message: TENDER_MESSAGES.docFee },
    asksDeposit &&
      estimate !== null &&
      isAbovePart(depositAmount, estimate, DEPOSIT_PERCENT) && {
        ...{ field: 'depositAmount', message: TENDER_MESSAGES.deposit },
      },
    asksDeposit &&
      tender.depositMethods.length === 0 && { field: 'depositMethods', message: TENDER_MESSAGES.depositMethods },
    asksDeposit &&
      tender.depositDeadline === '' && { field: 'depositDeadline', message: TENDER_MESSAGES.depositDeadlineEmpty },
    tender.tenderType === TENDER_TYPE.invited &&
      new Set(tender.inviteeIds).size < LEAST_BIDDERS && {
        ...{ field: 'inviteeIds', message: TENDER_MESSAGES.fewInvitees },
      },
  ];
  return found.filter((violation) => violation !== false).map(({ field, message }) => ({ field, message }));
}

const TITLE_MAX = 80;
const NUMERALS = '一二三四五六七八九';
const AGAIN = new RegExp(`（第([${NUMERALS}])次）$`);

/** Title of a tender that is made of another one: 钢材采购 is 钢材采购（第二次）, that again （第三次）, up to the ninth. */
export function againTitle(title: string): string {
  const times = NUMERALS.indexOf(AGAIN.exec(title)?.[1] ?? '一') + 1;
  const suffix = `（第${NUMERALS[Math.min(times, NUMERALS.length - 1)]}次）`;
  return [...title.replace(AGAIN, '')].slice(0, TITLE_MAX - suffix.length).join('') + suffix;
}
