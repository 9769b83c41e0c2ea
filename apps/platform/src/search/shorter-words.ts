import { cutWords } from './cut-words.ts';
import { fold } from './tokens.ts';

/** A run of Chinese characters, or of anything else that is no blank. */
const RUNS = /\p{Script=Han}+|[^\p{Script=Han}\s]+/gu;
/** A shorter one finds almost anything. */
const FEWEST = 2;
/** From here on a run of Chinese characters is likely to be two words. */
const TWO_WORDS = 4;

/**
 * What may be left of a keyword that finds nothing: its words, as they were typed, then the halves of a long one.
 *
 * @param known folded
 */
export function shorterWords(keyword: string, known: ReadonlySet<string>): readonly string[] {
  const runs = keyword.match(RUNS) ?? [];
  const isLong = (run: string) => /^\p{Script=Han}/u.test(run) && [...run].length >= TWO_WORDS;
  const words = runs.flatMap((run) => (isLong(run) ? cutWords([fold(run)], known).words : [run]));
  const halves = runs.filter(isLong).flatMap((run) => {
    const characters = [...run];
    const middle = Math.ceil(characters.length / 2);
    return [characters.slice(0, middle).join(''), characters.slice(middle).join('')];
  });
  const fitting = [...words, ...halves].filter((word) => [...word].length >= FEWEST && word !== keyword);
  return [...new Set(fitting)];
}
