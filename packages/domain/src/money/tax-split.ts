import { FORM_MESSAGES } from '../form/messages.ts';
import type { Violation } from '../violation.ts';
import { MONEY_MESSAGES } from './messages.ts';
import { quantityThousandths } from './quantity.ts';
import type { TaxRate } from './tax-rate.ts';
import { MONEY_MAX_FEN } from './yuan-text.ts';

/** Largest amount of one line. */
export const LINE_MAX_FEN = 999_999_999_999;

/** An amount with the net and the tax that it is made of, all in fen; net and tax always add up to it. */
export interface TaxedAmount {
  readonly amount: number;
  readonly net: number;
  readonly tax: number;
}

export type AmountViolation = Violation<'quantity' | 'line-amount' | 'total-amount'>;

const dividedHalfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

/** Splits a tax-inclusive amount in fen: net = amount * 100 / (100 + rate), rounded half up; the rest is tax. */
export function splitTax(amountFen: number, rate: TaxRate): TaxedAmount {
  const net = Number(dividedHalfUp(BigInt(amountFen) * 100n, BigInt(100 + rate)));
  return { amount: amountFen, net, tax: amountFen - net };
}

/**
 * Amount, net and tax of a line.
 *
 * @param priceFen tax-inclusive price of one unit
 * @param quantity as stored, at most three decimals
 */
export function lineAmount(priceFen: number, quantity: string, rate: TaxRate): TaxedAmount | AmountViolation {
  const thousandths = quantityThousandths(quantity);
  if (thousandths === null) return { code: 'quantity', message: FORM_MESSAGES.quantityFormat('数量') };
  const amount = dividedHalfUp(BigInt(priceFen) * thousandths, 1000n);
  if (amount > BigInt(LINE_MAX_FEN)) return { code: 'line-amount', message: MONEY_MESSAGES.lineTooLarge };
  return splitTax(Number(amount), rate);
}

/** Totals of a record: the sums of its lines, never recomputed from the total, so that the lines always add up. */
export function totalAmount(lines: readonly TaxedAmount[]): TaxedAmount | AmountViolation {
  const sum = (part: keyof TaxedAmount): number => lines.reduce((total, line) => total + line[part], 0);
  const amount = sum('amount');
  return amount > MONEY_MAX_FEN
    ? { code: 'total-amount', message: MONEY_MESSAGES.totalTooLarge }
    : { amount, net: sum('net'), tax: sum('tax') };
}
