import type { RowViolation } from '../inquiry/check-inquiry.ts';
import { QUOTATION_MESSAGES } from './messages.ts';
import type { SecondPrice } from './quotation.ts';

/** A line that a supplier was asked about again, in the order of the inquiry. */
export interface AskedAgain {
  readonly lineId: string;
  /** Row of the inquiry, from 1. */
  readonly row: number;
  /** The price of the first round in fen. */
  readonly firstUnitPrice: number;
}

/** Rules of second prices (domain rules 4.5): one for every line that was asked again, none above the first. */
export function checkSecondPrices(prices: readonly SecondPrice[], asked: readonly AskedAgain[]): RowViolation[] {
  const second = new Map(prices.map(({ inquiryLineId, secondUnitPrice }) => [inquiryLineId, secondUnitPrice]));
  return asked.flatMap(({ lineId, row, firstUnitPrice }) => {
    const price = second.get(lineId);
    if (price === undefined) return [{ field: 'secondUnitPrice', row, message: QUOTATION_MESSAGES.secondMissing(row) }];
    return price > firstUnitPrice
      ? [{ field: 'secondUnitPrice', row, message: QUOTATION_MESSAGES.secondHigher(row) }]
      : [];
  });
}

/** How far a second price is below the first in percent with one decimal: 3.5 of 965 after 1000. */
export function reductionPercent(firstUnitPrice: number, secondUnitPrice: number): number {
  return Math.round(((firstUnitPrice - secondUnitPrice) / firstUnitPrice) * 1000) / 10;
}
