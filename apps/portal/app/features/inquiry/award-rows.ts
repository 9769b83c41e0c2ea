import { INQUIRY_MESSAGES } from '@jianzhu/domain/inquiries';
import { totalParts } from '@jianzhu/domain/quotations';
import type { Award, AwardPanelProps } from '@jianzhu/ui/comparison';
import { plainAmount } from '../../record/plain-amount.ts';
import type { Won } from './award-choices.ts';
import { selectingTexts as texts } from './selecting-messages.ts';

/** What one of the chosen gets, as the panel shows it: the amounts that the deal will have. */
export function shownAward({ totals, ...won }: Won, errors: readonly string[]): Award {
  const { freightAmount, discountAmount, totalAmount } = totals;
  const note = [
    freightAmount > 0 && texts.freightShare(plainAmount(freightAmount)),
    discountAmount > 0 && texts.discountShare(plainAmount(discountAmount)),
  ].filter((part) => part !== false);
  const isUnexplained = won.isReasonAsked && won.reason.trim() === '';
  return {
    ...won,
    net: plainAmount(totalParts(totals).net),
    amount: plainAmount(totalAmount),
    amountNote: note.join('，'),
    error: isUnexplained && errors.includes(INQUIRY_MESSAGES.notLowest) ? INQUIRY_MESSAGES.notLowest : undefined,
  };
}

/** What all of them get. */
export function awardTotal(awards: readonly Won[]): Omit<AwardPanelProps['total'], 'note'> {
  const sum = (of: (won: Won) => number) => awards.reduce((total, won) => total + of(won), 0);
  return {
    count: sum(({ lineNumbers }) => lineNumbers.length),
    net: plainAmount(sum(({ totals }) => totalParts(totals).net)),
    amount: plainAmount(sum(({ totals }) => totals.totalAmount)),
  };
}
