/** The same numbers for the same seed: each call gives a whole number from 0 to below its limit. */
export function numbersOf(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_507) + 3_266_489_909) | 0;
    return Math.abs(state) % below;
  };
}
