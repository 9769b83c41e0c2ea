const left = 2;
const right = 62;
const top = 4;
const bottom = 18;

/**
 * Points of a polyline in a 64 x 22 box for a course of prices, oldest first. The highest value stands at the top; a
 * course without change lies in the middle.
 */
export function sparklinePoints(trend: readonly number[]): string {
  const lowest = Math.min(...trend);
  const range = Math.max(...trend) - lowest;
  return trend
    .map((value, index) => {
      const x = left + (index * (right - left)) / Math.max(trend.length - 1, 1);
      const share = range === 0 ? 0.5 : (value - lowest) / range;
      return `${x.toFixed(1)},${(bottom - share * (bottom - top)).toFixed(1)}`;
    })
    .join(' ');
}
