/** A shorter word is one slip away from almost anything, a longer one is no word. */
const SHORTEST = 3;
const LONGEST = 16;
const IS_LATIN = /^[^\p{Script=Han}]$/u;

/** The two pieces, apart, that are left of a word but for one place of it, wherever that is. */
export function slipWays(characters: readonly string[]): string[] {
  if (characters.length < SHORTEST || characters.length > LONGEST) return [];
  const ways = new Set<string>();
  for (let index = 0; index <= characters.length; index += 1) {
    // Nothing left out there, one character, or two that were swapped.
    for (const width of [0, 1, 2]) ways.add(piecesAround(characters, index, index + width));
  }
  ways.delete('');
  return [...ways];
}

function piecesAround(characters: readonly string[], from: number, to: number): string {
  const left = characters.slice(0, from);
  let right = characters.slice(Math.min(to, characters.length));
  // A word of letters is found by its beginning alone.
  const isCutWord = from > 0 && IS_LATIN.test(characters[from - 1] ?? '') && IS_LATIN.test(right[0] ?? '');
  const hasLostItsBegin = isCutWord || (from === 0 && to > 0 && IS_LATIN.test(right[0] ?? ''));
  if (hasLostItsBegin) {
    const end = right.findIndex((character) => !IS_LATIN.test(character));
    right = end === -1 ? [] : right.slice(end);
  }
  return left.length + right.length < 2 ? '' : `${left.join('')} ${right.join('')}`.trim();
}
