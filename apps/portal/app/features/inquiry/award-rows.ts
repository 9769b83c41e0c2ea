import { INQUIRY_MESSAGES } from '@jianzhu/domain/inquiries';
import { formatMoney } from '@jianzhu/domain/money';
import { totalParts } from '@jianzhu/domain/quotations';
import type { Award, AwardPanelProps } from '@jianzhu/ui/comparison';
import type { Won } from './award-choices.ts';
import { selectingTexts as texts } from './selecting-messages.ts';

const plain = (fen: number) => formatMoney(fen).slice(1);

/** What one of the chosen gets, as the panel shows it: the amounts that the deal will have. */
export function shownAward({ totals, ...won }: Won, errors: readonly string[]): Award {
  const { freightAmount, discountAmount, totalAmount } = totals;
  const note = [
    freightAmount > 0 && texts.freightShare(plain(freightAmount)),
    discountAmount > 0 && texts.discountShare(plain(discountAmount)),
  ].filter((part) => part !== false);
  const isUnexplained = won.isReasonAsked && won.reason.trim() === '';
  return {
    ...won,
    net: plain(totalParts(totals).net),
    amount: plain(totalAmount),
    amountNote: note.join('，'),
    error: isUnexplained && errors.includes(INQUIRY_MESSAGES.notLowest) ? INQUIRY_MESSAGES.notLowest : undefined,
  };
}

/** What all of them get. */
export function awardTotal(awards: readonly Won[]): Omit<AwardPanelProps['total'], 'note'> {
  const sum = (of: (won: Won) => number) => awards.reduce((total, won) => total + of(won), 0);
  return {
    count: sum(({ lineNumbers }) => lineNumbers.length),
    net: plain(sum(({ totals }) => totalParts(totals).net)),
    amount: plain(sum(({ totals }) => totals.totalAmount)),
  };
}
