/** How long a count over all products is believed, ms. */
const BELIEVED = 30_000;
/** Answers that are held at once. */
const MOST_HELD = 200;

/**
 * Remembers answers for a while by what they were asked for: those that come meanwhile share one reading. What a list of one
 * category or one shop leaves is small and read anew.
 *
 * @param now ms, of a clock that only rises
 */
export function rememberAnswers<Answer>(now: () => number) {
  const held = new Map<string, { readonly until: number; readonly answer: Promise<Answer> }>();
  return (key: string, read: () => Promise<Answer>): Promise<Answer> => {
    const known = held.get(key);
    if (known !== undefined && known.until > now()) return known.answer;
    held.delete(key);
    const answer = read();
    held.set(key, { until: now() + BELIEVED, answer });
    const [oldest] = held.keys();
    if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest);
    // What failed is asked for again.
    answer.catch(() => held.delete(key));
    return answer;
  };
}
