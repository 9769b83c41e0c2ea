/** Points are counted in hundredths, what an evaluator gives in tenths: whole numbers throughout. */
const TENTH = 10n;

const dividedHalfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

/**
 * Points for a price (domain rules 5.7): the lowest valid one gets all of them, another one full × lowest / price,
 * rounded half up to hundredths.
 *
 * @param maxScore whole points
 * @param lowest in fen, as `price`
 */
export function pricePoints(maxScore: number, lowest: number, price: number): number {
  if (price <= lowest) return maxScore * 100;
  return Number(dividedHalfUp(BigInt(maxScore) * 100n * BigInt(lowest), BigInt(price)));
}

/**
 * Points of an item that evaluators score: the arithmetic mean of what they give, rounded half up to hundredths.
 *
 * @param tenths of each evaluator, at least one
 */
export function meanPoints(tenths: readonly number[]): number {
  const sum = tenths.reduce((total, one) => total + BigInt(one), 0n);
  return Number(dividedHalfUp(sum * TENTH, BigInt(tenths.length)));
}

const SCORE_FORM = /^(\d{1,3})(?:\.(\d))?$/;

/** Reads what an evaluator gives, in tenths: 0 to the most points of the item in steps of 0.1. Null for anything else. */
export function parseScore(text: string, maxScore: number): number | null {
  const [, whole, tenth = '0'] = SCORE_FORM.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const tenths = Number(whole) * 10 + Number(tenth);
  return tenths <= maxScore * 10 ? tenths : null;
}

/** What an evaluator gave, as it is written: `12.5`. */
export const scoreText = (tenths: number): string => `${Math.floor(tenths / 10)}.${tenths % 10}`;

/** Points as they are written: `87.75`. */
export const pointsText = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
