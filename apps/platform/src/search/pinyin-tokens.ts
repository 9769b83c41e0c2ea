import { likelyReadings } from '../member/pinyin.ts';
import type { TextRange } from './tokens.ts';
import { foldWithPlaces } from './tokens.ts';

const IS_HAN = /^\p{Script=Han}$/u;
const IS_LATIN = /^[a-z0-9]$/;
/** Longer ones tell no more apart. */
const LONGEST_TOKEN = 24;
/** Of characters with several readings the first combinations are enough. */
const MOST_SPELLINGS = 4;

const known = new Map<string, readonly string[]>();

/** What a character is in pinyin; a letter or digit is itself; none for anything else. */
function syllablesOf(character: string): readonly string[] {
  if (IS_LATIN.test(character)) return [character];
  if (!IS_HAN.test(character)) return [];
  const found = known.get(character) ?? likelyReadings(character);
  known.set(character, found);
  return found;
}

const initialsOf = (character: string): readonly string[] => [
  ...new Set(syllablesOf(character).map((syllable) => syllable.slice(0, 1))),
];

/** How a title is typed in pinyin from each of its Chinese characters on: in full, and by initials. */
export function pinyinTokens(title: string): string[] {
  const characters = [...foldWithPlaces(title).folded];
  const tokens = new Set<string>();
  for (const [index, character] of characters.entries()) {
    if (!IS_HAN.test(character)) continue;
    for (const read of [syllablesOf, initialsOf]) {
      for (const token of spellingsFrom(characters, index, read)) tokens.add(token.slice(0, LONGEST_TOKEN));
    }
  }
  return [...tokens];
}

type Reading = (character: string) => readonly string[];

function spellingsFrom(characters: readonly string[], start: number, read: Reading): readonly string[] {
  let spellings = [''];
  for (const character of characters.slice(start, start + LONGEST_TOKEN)) {
    const syllables = read(character);
    if (syllables.length === 0) break;
    spellings = spellings
      .flatMap((spelling) => syllables.map((syllable) => spelling + syllable))
      .slice(0, MOST_SPELLINGS);
    if (spellings.every((spelling) => spelling.length >= LONGEST_TOKEN)) break;
  }
  return spellings;
}

/** How a text reads from its first character on, in full and by initials; other signs than its characters are left out. */
export function readingsOf(text: string): readonly string[] {
  const characters = [...foldWithPlaces(text).folded];
  return [syllablesOf, initialsOf].map((read) => characters.map((character) => read(character)[0] ?? '').join(''));
}

/** What was typed as pinyin: letters and digits alone, a letter among them; undefined for anything else. */
export function typedPinyin(parts: readonly string[]): string | undefined {
  const typed = parts.join('').replaceAll("'", '');
  return /^[a-z0-9]*[a-z][a-z0-9]*$/.test(typed) && typed.length > 1 ? typed : undefined;
}

/** The text form of the tsquery for what was typed as pinyin. */
export const pinyinQuery = (typed: string): string => `'${typed.slice(0, LONGEST_TOKEN)}':*`;

/**
 * Where a title reads as it was typed, in full or by initials; the last syllable may be typed in part.
 *
 * @returns undefined where it does not
 */
export function findPinyin(title: string, typed: string): TextRange | undefined {
  const { folded, places } = foldWithPlaces(title);
  for (const read of [syllablesOf, initialsOf]) {
    let at = 0;
    for (const character of folded) {
      const end = IS_HAN.test(character) ? endOfReading(folded, at, typed, read) : undefined;
      if (end !== undefined) {
        const start = places[at] ?? 0;
        return { start, len: (places[end] ?? title.length) - start };
      }
      at += character.length;
    }
  }
  return undefined;
}

/** The end of what is typed, read from a place on. */
function endOfReading(text: string, at: number, typed: string, read: Reading): number | undefined {
  if (typed === '') return at;
  const [character] = text.slice(at);
  if (character === undefined) return undefined;
  const next = at + character.length;
  for (const syllable of read(character)) {
    if (syllable.startsWith(typed)) return next;
    if (!typed.startsWith(syllable)) continue;
    const end = endOfReading(text, next, typed.slice(syllable.length), read);
    if (end !== undefined) return end;
  }
  return undefined;
}

/** How a search reads in pinyin: as it was typed, or its characters; undefined where it is neither. */
export function spelledInPinyin(parts: readonly string[]): string | undefined {
  const typed = typedPinyin(parts);
  if (typed !== undefined) return typed;
  const syllables = [...parts.join('')].map((character) => syllablesOf(character)[0]);
  return syllables.every((syllable) => syllable !== undefined) ? syllables.join('') || undefined : undefined;
}
