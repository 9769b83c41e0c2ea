import { toQuery } from './tokens.ts';

/** A shorter word is one slip away from almost anything, a longer one is no word. */
const SHORTEST = 3;
const LONGEST = 16;
const IS_LATIN = /^[^\p{Script=Han}]$/u;

/** The tsquery for whatever holds a word but for one place of it, wherever that is. */
export function slipQuery(characters: readonly string[]): string | undefined {
  if (characters.length < SHORTEST || characters.length > LONGEST) return undefined;
  const ways = new Set<string>();
  for (let index = 0; index <= characters.length; index += 1) {
    // Nothing left out there, one character, or two that were swapped.
    for (const width of [0, 1, 2]) {
      const query = queryAround(characters, index, index + width);
      if (query !== undefined) ways.add(`(${query})`);
    }
  }
  return ways.size === 0 ? undefined : [...ways].join(' | ');
}

function queryAround(characters: readonly string[], from: number, to: number): string | undefined {
  const left = characters.slice(0, from);
  let right = characters.slice(Math.min(to, characters.length));
  // A word of letters is found by its beginning alone.
  const isCutWord = from > 0 && IS_LATIN.test(characters[from - 1] ?? '') && IS_LATIN.test(right[0] ?? '');
  const hasLostItsBegin = isCutWord || (from === 0 && to > 0 && IS_LATIN.test(right[0] ?? ''));
  if (hasLostItsBegin) {
    const end = right.findIndex((character) => !IS_LATIN.test(character));
    right = end === -1 ? [] : right.slice(end);
  }
  if (left.length + right.length < 2) return undefined;
  return toQuery([left.join(''), right.join('')].filter((part) => part !== ''));
}
