/** A run of Chinese characters, or of anything else that is no blank. */
const RUNS = /\p{Script=Han}+|[^\p{Script=Han}\s]+/gu;
/** A shorter one finds almost anything. */
const FEWEST = 2;
/** From here on a run of Chinese characters is likely to be two words. */
const TWO_WORDS = 4;
const MOST = 4;

/** What may be left of a keyword that finds nothing: its words, and the halves of a long one. */
export function shorterWords(keyword: string): readonly string[] {
  const runs = keyword.match(RUNS) ?? [];
  const words = runs.flatMap((run) => {
    const characters = [...run];
    if (!/^\p{Script=Han}/u.test(run) || characters.length < TWO_WORDS) return [run];
    const middle = Math.ceil(characters.length / 2);
    return [characters.slice(0, middle).join(''), characters.slice(middle).join('')];
  });
  const fitting = words.filter((word) => [...word].length >= FEWEST && word !== keyword);
  return [...new Set(fitting)].slice(0, MOST);
}
