/** A price with tax in fen, and the rate in percent that it is compared without; 0 compares it as it is. */
interface Price {
  readonly unitPrice: number;
  readonly taxRate: number;
}

/** From this many prices on one may be out of line. */
const LEAST_FOR_MIDDLE = 3;
/** Out of line: more than 30 % from the middle. */
const FAR_PERCENT = 30;

/** Sign of one − other, net of tax and exact: a/(100+ra) against b/(100+rb), as no price times 200 leaves the whole numbers. */
const compare = (one: Price, other: Price): number =>
  Math.sign(one.unitPrice * (100 + other.taxRate) - other.unitPrice * (100 + one.taxRate));

/** Which of several prices are the lowest and the highest; equals alike, and a lone one, or none that differs, is no highest. */
export function lowestAndHighest(prices: readonly Price[]): {
  readonly isLowest: readonly boolean[];
  readonly isHighest: readonly boolean[];
} {
  const [first] = prices;
  if (first === undefined) return { isLowest: [], isHighest: [] };
  const lowest = prices.reduce((least, price) => (compare(price, least) < 0 ? price : least), first);
  const highest = prices.reduce((most, price) => (compare(price, most) > 0 ? price : most), first);
  const differ = compare(lowest, highest) !== 0;
  return {
    isLowest: prices.map((price) => compare(price, lowest) === 0),
    isHighest: prices.map((price) => differ && compare(price, highest) === 0),
  };
}

/** Which of at least three prices are more than 30 % above or below the middle one. */
export function farFromMiddle(prices: readonly Price[]): readonly boolean[] {
  const middle = [...prices].sort(compare)[Math.floor((prices.length - 1) / 2)];
  if (middle === undefined || prices.length < LEAST_FOR_MIDDLE) return prices.map(() => false);
  const usual = middle.unitPrice / (100 + middle.taxRate);
  return prices.map(({ unitPrice, taxRate }) => {
    const own = unitPrice / (100 + taxRate);
    return Math.abs(own - usual) * 100 > usual * FAR_PERCENT;
  });
}

/** Yuan of one unit without tax, four decimals, rounded half up: 4123.45 at 13 % is 3649.0708. */
export function netUnitPriceText({ unitPrice, taxRate }: Price): string {
  const divisor = BigInt(100 + taxRate);
  const digits = String((2n * BigInt(unitPrice) * 10_000n + divisor) / (2n * divisor)).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}
