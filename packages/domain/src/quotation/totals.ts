import { MONEY_MESSAGES } from '../money/messages.ts';
import type { TaxRate } from '../money/tax-rate.ts';
import { type AmountViolation, lineAmount, splitTax, type TaxedAmount, totalAmount } from '../money/tax-split.ts';
import { MONEY_MAX_FEN } from '../money/yuan-text.ts';

/** A line with a price, as far as amounts go; the price with tax, in fen. */
export interface PricedLine {
  readonly unitPrice: number;
  readonly quantity: string;
  readonly taxRate: TaxRate;
}

/** What is added to and taken off the lines, in fen; freight stands apart with its own tax (decision 75). */
export interface Extras {
  readonly freightAmount: number;
  readonly freightTaxRate: TaxRate;
  readonly discountAmount: number;
}

/** Totals of a quotation in fen. */
export interface QuotationTotals {
  /** Of the lines, with tax, before the discount. */
  readonly goodsAmount: number;
  /** Of the goods, after the discount. */
  readonly netAmount: number;
  readonly taxAmount: number;
  readonly freight: TaxedAmount;
  /** goods + freight − discount */
  readonly totalAmount: number;
  /** Each line before the discount. */
  readonly lines: readonly TaxedAmount[];
  /** Each line after its share of the discount. */
  readonly discounted: readonly TaxedAmount[];
}

/**
 * Totals of a quotation from its lines, or the first amount that is too large. The discount is spread over the lines in
 * proportion to their amounts, for their tax alone (domain rules 4.1).
 */
export function quotationTotals(
  priced: readonly PricedLine[],
  { freightAmount, freightTaxRate, discountAmount }: Extras,
): QuotationTotals | AmountViolation {
  const lines: TaxedAmount[] = [];
  for (const { unitPrice, quantity, taxRate } of priced) {
    const line = lineAmount(unitPrice, quantity, taxRate);
    if ('code' in line) return line;
    lines.push(line);
  }
  const goods = totalAmount(lines);
  if ('code' in goods) return goods;
  const shares = allocate(
    discountAmount,
    lines.map(({ amount }) => amount),
  );
  const discounted = priced.map(({ taxRate }, index) =>
    splitTax((lines[index]?.amount ?? 0) - (shares[index] ?? 0), taxRate),
  );
  const sum = (part: 'net' | 'tax') => discounted.reduce((total, line) => total + line[part], 0);
  const total = goods.amount + freightAmount - discountAmount;
  if (total > MONEY_MAX_FEN) return { code: 'total-amount', message: MONEY_MESSAGES.totalTooLarge };
  return {
    ...{ goodsAmount: goods.amount, netAmount: sum('net'), taxAmount: sum('tax'), lines, discounted },
    ...{ freight: splitTax(freightAmount, freightTaxRate), totalAmount: total },
  };
}

/** What a quotation or a deal says of its amounts, in fen; net and tax are those of the goods (decision 75). */
export interface StatedAmounts {
  readonly netAmount: number;
  readonly taxAmount: number;
  readonly freightAmount: number;
  readonly freightTax: number;
}

/** Net and tax of the total, the freight's with the goods': they add up to the total (domain rules 4.1, 4.4). */
export function totalParts(said: StatedAmounts): { readonly net: number; readonly tax: number } {
  const { netAmount, taxAmount, freightAmount, freightTax } = said;
  return { net: netAmount + freightAmount - freightTax, tax: taxAmount + freightTax };
}

/** A line of a quotation with the amount that counts, in fen. */
export interface QuotedAmount {
  readonly lineId: string;
  readonly amount: number;
  readonly taxRate: TaxRate;
}

/** What a deal comes to, in fen. */
export interface WonTotals extends StatedAmounts {
  readonly goodsAmount: number;
  readonly discountAmount: number;
  /** goods + freight − discount */
  readonly totalAmount: number;
}

/**
 * What a quotation comes to whose lines are won in part: freight and discount go with the lines by their amounts
 * (domain rules 4.7).
 *
 * @param quoted all its lines, in the order of the inquiry
 */
export function wonTotals(
  quoted: readonly QuotedAmount[],
  isWon: (lineId: string) => boolean,
  { freightAmount, freightTaxRate, discountAmount }: Extras,
): WonTotals {
  const amounts = quoted.map(({ amount }) => amount);
  const discounts = allocate(discountAmount, amounts);
  const freights = allocate(freightAmount, amounts);
  const sums = { goods: 0, discount: 0, freight: 0, net: 0, tax: 0 };
  for (const [index, { lineId, amount, taxRate }] of quoted.entries()) {
    if (!isWon(lineId)) continue;
    const discount = discounts[index] ?? 0;
    const { net, tax } = splitTax(amount - discount, taxRate);
    sums.goods += amount;
    sums.discount += discount;
    sums.freight += freights[index] ?? 0;
    sums.net += net;
    sums.tax += tax;
  }
  return {
    ...{ goodsAmount: sums.goods, freightAmount: sums.freight, discountAmount: sums.discount },
    totalAmount: sums.goods + sums.freight - sums.discount,
    ...{ netAmount: sums.net, taxAmount: sums.tax, freightTax: splitTax(sums.freight, freightTaxRate).tax },
  };
}

/**
 * An amount spread in proportion to weights, to the fen: each gets its floor, the rest goes by the largest remainder,
 * the earlier of equals first. Without any weight nothing is spread.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0);
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, share: Number(product / whole), remainder: product % whole };
  });
  let rest = amount - parts.reduce((sum, { share }) => sum + share, 0);
  const shares = parts.map(({ share }) => share);
  // At most one fen each: the rest is less than the number of remainders.
  for (const { index } of parts.toSorted((one, other) => byRemainder(one, other))) {
    if (rest <= 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    rest -= 1;
  }
  return shares;
}

interface Part {
  readonly index: number;
  readonly remainder: bigint;
}

const byRemainder = (one: Part, other: Part): number =>
  one.remainder === other.remainder ? one.index - other.index : one.remainder > other.remainder ? -1 : 1;
