import { fold, IS_HAN, runsOf } from './tokens.ts';

/** A word of letters and digits is found by its first ones, up to this many. */
const LONGEST_WORD = 12;
/** Before a gram of a title or tag. */
const HEAD = '@';
/** Before a gram that a title begins with. */
const BEGINNING = '^';
/** Before the name of a kind. */
const KIND = '=';

/**
 * The grams of a text: each Chinese character and each pair of neighbours, and each word of letters and digits from its
 * beginning on.
 */
function gramsOf(folded: string): Set<string> {
  const grams = new Set<string>();
  for (const run of runsOf(folded)) for (const gram of gramsOfRun(run)) grams.add(gram);
  return grams;
}

function* gramsOfRun(run: string): Generator<string> {
  const characters = [...run];
  if (!IS_HAN.test(run)) {
    let beginning = '';
    for (const character of characters.slice(0, LONGEST_WORD)) {
      beginning += character;
      yield beginning;
    }
    return;
  }
  for (const [index, character] of characters.entries()) {
    yield character;
    const next = characters[index + 1];
    if (next !== undefined) yield character + next;
  }
}

/** Under what a document is found: what it holds, what its head holds and what its title begins with. */
export function documentGrams(title: string, tag: string, folded: string): string[] {
  const head = gramsOf(fold(`${title}\n${tag}`));
  const [first = ''] = runsOf(fold(title));
  const characters = [...first];
  const beginnings = IS_HAN.test(first) ? [characters[0] ?? '', characters.slice(0, 2).join('')] : gramsOf(first);
  return [
    ...gramsOf(folded),
    ...[...head].map((gram) => HEAD + gram),
    ...[...new Set(beginnings)].map((gram) => BEGINNING + gram),
  ];
}

/** The grams that together hold a word; none where nothing in it is a letter, a digit or a character. */
export function wordGrams(word: string): string[] {
  const grams = new Set<string>();
  for (const run of runsOf(word)) {
    const characters = [...run];
    if (!IS_HAN.test(run)) grams.add(characters.slice(0, LONGEST_WORD).join(''));
    else if (characters.length === 1) grams.add(run);
    else
      for (const [index, character] of characters.slice(1).entries()) grams.add((characters[index] ?? '') + character);
  }
  return [...grams];
}

/** The same grams where they stand in a title or tag. */
export const inHead = (grams: readonly string[]): string[] => grams.map((gram) => HEAD + gram);

/** The gram of a title that begins with a word. */
export const atBeginning = (grams: readonly string[]): string[] => grams.slice(0, 1).map((gram) => BEGINNING + gram);

/** The gram of every document of a kind. */
export const ofKind = (kind: string): string => KIND + kind;
