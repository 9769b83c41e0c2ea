import { foldWithPlaces } from './tokens.ts';

/**
 * Whether two texts differ by one slip of the hand: a character more, less or another, or two in the wrong order.
 *
 * @param left characters, folded
 * @param right the same
 */
export function isOneSlipAway(left: readonly string[], right: readonly string[]): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (long.length - short.length > 1) return false;
  let begin = 0;
  while (begin < short.length && short[begin] === long[begin]) begin += 1;
  let end = 0;
  while (end < short.length - begin && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  const [shortRest, longRest] = [short.slice(begin, short.length - end), long.slice(begin, long.length - end)];
  if (longRest.length <= 1) return longRest.length === 1;
  const isSwapped = shortRest.length === 2 && shortRest[0] === longRest[1] && shortRest[1] === longRest[0];
  return longRest.length === 2 && isSwapped;
}

const IS_BLANK = /[^\p{L}\p{N}]/u;
const IS_LATIN = /^[a-z0-9]$/;

/** The piece of a text that is one slip away from a word, one of the word's own length before others. */
export function findNear(text: string, word: string): string | undefined {
  const { folded, places } = foldWithPlaces(text);
  const [characters, sought] = [[...folded], [...word]];
  const offsets = [0];
  for (const character of characters) offsets.push((offsets.at(-1) ?? 0) + character.length);
  for (const length of [sought.length, sought.length + 1, sought.length - 1]) {
    for (let start = 0; start + length <= characters.length; start += 1) {
      const window = characters.slice(start, start + length);
      const cutsWord = isInsideWord(characters, start) || isInsideWord(characters, start + length);
      if (cutsWord || window.some((character) => IS_BLANK.test(character)) || !isOneSlipAway(window, sought)) continue;
      return text.slice(places[offsets[start] ?? 0], places[offsets[start + length] ?? folded.length]);
    }
  }
  return undefined;
}

/** Whether a word of letters and digits goes on over a place. */
function isInsideWord(characters: readonly string[], place: number): boolean {
  return IS_LATIN.test(characters[place - 1] ?? '') && IS_LATIN.test(characters[place] ?? '');
}
