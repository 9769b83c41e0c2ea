import type { TaxRate } from '../money/tax-rate.ts';
import { lineAmount, splitTax } from '../money/tax-split.ts';
import { farFromMiddle, lowestAndHighest, netUnitPriceText } from './price-marks.ts';
import { allocate } from './totals.ts';

/** By what prices are compared: without tax, because rates differ, or with it. */
export type TaxMode = 'net' | 'gross';

export interface ComparedLine {
  readonly lineId: string;
  readonly quantity: string;
}

/** The price of one line that counts, with tax, in fen. */
export interface ComparedPrice {
  readonly unitPrice: number;
  readonly taxRate: TaxRate;
}

export interface ComparedQuotation {
  readonly quotationId: string;
  readonly prices: ReadonlyMap<string, ComparedPrice>;
  readonly freightAmount: number;
  readonly freightTaxRate: TaxRate;
  readonly discountAmount: number;
  readonly deliveryDays: number;
  /** Sorts as text: `YYYY-MM-DD HH:mm:ss`, with milliseconds where they are known. */
  readonly submitTime: string;
  /** It was awarded and gave the deal up: it is shown, and is neither a choice nor what others are measured by. */
  readonly hasRefused?: boolean;
}

export interface ComparedCell {
  readonly lineId: string;
  readonly quotationId: string;
  readonly unitPrice: number;
  readonly taxRate: TaxRate;
  /** Yuan without tax, four decimals. */
  readonly netUnitPrice: string;
  readonly amount: number;
  readonly net: number;
  /** Net with its share of freight and discount. */
  readonly landed: number;
  readonly isLowest: boolean;
  readonly isHighest: boolean;
  readonly isOutlier: boolean;
}

export interface ComparedSupplier {
  readonly quotationId: string;
  readonly isComplete: boolean;
  readonly goodsAmount: number;
  readonly netAmount: number;
  readonly taxAmount: number;
  readonly freightTax: number;
  readonly totalAmount: number;
  /** On the basis of the comparison, from 1, equal totals alike; null where not every line is quoted. */
  readonly rankTotal: number | null;
}

interface LineChoice {
  readonly lineId: string;
  readonly quotationId: string;
}

export interface Comparison {
  readonly suppliers: readonly ComparedSupplier[];
  /** Quoted cells, line by line, in the order of the quotations. */
  readonly cells: readonly ComparedCell[];
  readonly strategies: {
    readonly wholeLowest: string | null;
    readonly perLineLowest: readonly LineChoice[];
    readonly perLineLanded: readonly LineChoice[];
    readonly fastest: string | null;
  };
}

interface Priced extends ComparedSupplier {
  readonly quotation: ComparedQuotation;
  /** What its total costs on the basis. */
  readonly basis: number;
  readonly byLine: ReadonlyMap<string, { readonly amount: number; readonly net: number; readonly landed: number }>;
}

/**
 * The matrix of lines and quotations with its marks, ranks and automatic choices (domain rules 4.7, 34). Ties go to the
 * lower total on the basis, the shorter delivery, the earlier submission. Whoever has refused its deal is marked and
 * chosen nowhere (domain rules 3.5).
 */
export function compareQuotations(
  lines: readonly ComparedLine[],
  quotations: readonly ComparedQuotation[],
  taxMode: TaxMode,
): Comparison {
  const priced = quotations.map((quotation) => priceQuotation(lines, quotation, taxMode));
  const complete = priced.filter(({ isComplete }) => isComplete);
  const standing = priced.filter(({ quotation }) => quotation.hasRefused !== true);
  const wanted = standing.filter(({ isComplete }) => isComplete);
  const refused = new Set(priced.filter((one) => !standing.includes(one)).map(({ quotationId }) => quotationId));
  const better = [...standing].sort(byTotalThenSpeed);
  const byLine = lines.map((line) => cellsOf(line, priced, taxMode));
  const best = (key: (cell: ComparedCell) => bigint): LineChoice[] =>
    byLine.flatMap((all) => {
      const cells = all.filter(({ quotationId }) => !refused.has(quotationId));
      const [first] = cells;
      if (first === undefined) return [];
      const keys = cells.map(key);
      let least = key(first);
      for (const value of keys) if (value < least) least = value;
      const winners = new Set(cells.filter((_, index) => keys[index] === least).map(({ quotationId }) => quotationId));
      const chosen = better.find(({ quotationId }) => winners.has(quotationId)) ?? first;
      return [{ lineId: first.lineId, quotationId: chosen.quotationId }];
    });
  // A common denominator of all rates keeps net prices whole.
  const price = ({ unitPrice, taxRate }: ComparedCell): bigint =>
    taxMode === 'gross' ? BigInt(unitPrice) : (BigInt(unitPrice) * RATES_PRODUCT) / BigInt(100 + taxRate);
  return {
    suppliers: priced.map(({ quotation: _quotation, basis, byLine: _byLine, ...supplier }) => ({
      ...supplier,
      rankTotal: supplier.isComplete ? 1 + complete.filter((other) => other.basis < basis).length : null,
    })),
    cells: byLine.flat(),
    strategies: {
      wholeLowest: [...wanted].sort(byTotalThenSpeed)[0]?.quotationId ?? null,
      perLineLowest: best(price),
      perLineLanded: best(({ landed }) => BigInt(landed)),
      fastest: [...wanted].sort(bySpeedThenTotal)[0]?.quotationId ?? null,
    },
  };
}

/** Divisible by every 100 + rate: 113, 109, 106, 103, 101, 100. */
const RATES_PRODUCT = 113n * 109n * 106n * 103n * 101n * 100n;

const bySubmission = (one: Priced, other: Priced): number =>
  one.quotation.submitTime < other.quotation.submitTime
    ? -1
    : Number(one.quotation.submitTime > other.quotation.submitTime);

const byTotalThenSpeed = (one: Priced, other: Priced): number =>
  one.basis - other.basis || one.quotation.deliveryDays - other.quotation.deliveryDays || bySubmission(one, other);

const bySpeedThenTotal = (one: Priced, other: Priced): number =>
  one.quotation.deliveryDays - other.quotation.deliveryDays || one.basis - other.basis || bySubmission(one, other);

function priceQuotation(lines: readonly ComparedLine[], quotation: ComparedQuotation, taxMode: TaxMode): Priced {
  const { quotationId, prices, freightAmount, freightTaxRate, discountAmount } = quotation;
  const quoted = lines.flatMap(({ lineId, quantity }) => {
    const price = prices.get(lineId);
    if (price === undefined) return [];
    const line = lineAmount(price.unitPrice, quantity, price.taxRate);
    // A submitted quotation has no line that is too large: its totals were checked.
    return 'code' in line ? [] : [{ lineId, taxRate: price.taxRate, ...line }];
  });
  const amounts = quoted.map(({ amount }) => amount);
  const discounts = allocate(discountAmount, amounts);
  const freight = splitTax(freightAmount, freightTaxRate);
  const freights = allocate(freight.net, amounts);
  const discounted = quoted.map(({ amount, taxRate }, index) => splitTax(amount - (discounts[index] ?? 0), taxRate));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const goodsAmount = sum(amounts);
  const netAmount = sum(discounted.map(({ net }) => net));
  const totalAmount = goodsAmount + freightAmount - discountAmount;
  return {
    ...{ quotation, quotationId, goodsAmount, netAmount, totalAmount },
    taxAmount: sum(discounted.map(({ tax }) => tax)),
    freightTax: freight.tax,
    isComplete: quoted.length === lines.length,
    rankTotal: null,
    basis: taxMode === 'net' ? netAmount + freight.net : totalAmount,
    byLine: new Map(
      quoted.map(({ lineId, amount, net }, index) => [
        lineId,
        { amount, net, landed: (discounted[index]?.net ?? net) + (freights[index] ?? 0) },
      ]),
    ),
  };
}

function cellsOf({ lineId }: ComparedLine, priced: readonly Priced[], taxMode: TaxMode): ComparedCell[] {
  const own = priced.flatMap(({ quotation, byLine }) => {
    const [price, amounts] = [quotation.prices.get(lineId), byLine.get(lineId)];
    return price === undefined || amounts === undefined ? [] : [{ lineId, quotation, price, ...amounts }];
  });
  const standing = own.filter(({ quotation }) => quotation.hasRefused !== true);
  const basis = standing.map(({ price }) => ({ ...price, taxRate: taxMode === 'net' ? price.taxRate : 0 }));
  const { isLowest, isHighest } = lowestAndHighest(basis);
  const isOutlier = farFromMiddle(basis);
  return own.map((one) => {
    const { quotation, price, amount, net, landed } = one;
    const index = standing.indexOf(one);
    return {
      ...{ lineId, quotationId: quotation.quotationId, ...price, amount, net, landed },
      netUnitPrice: netUnitPriceText(price),
      isLowest: isLowest[index] ?? false,
      isHighest: isHighest[index] ?? false,
      isOutlier: isOutlier[index] ?? false,
    };
  });
}
