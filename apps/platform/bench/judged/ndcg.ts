const DEPTH = 10;

/**
 * How near the first ten hits come to the best order there could be: 1 is that order, 0 none of the documents that
 * answer. What was not judged answers nothing.
 */
export function ndcg(found: readonly string[], grades: ReadonlyMap<string, number>): number {
  const gains = found.slice(0, DEPTH).map((id) => grades.get(id) ?? 0);
  const best = [...grades.values()].toSorted((left, right) => right - left).slice(0, DEPTH);
  return discounted(gains) / discounted(best);
}

const discounted = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
