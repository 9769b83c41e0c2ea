import { simplified } from './simplified.ts';

/**
 * Text as the search compares it: full-width letters and digits as half-width ones, everything in lower case,
 * common traditional characters as simplified ones. Each
 * character is folded by itself, so that places in the folded text can be found in the original.
 */
export function fold(text: string): string {
  return foldWithPlaces(text).folded;
}

interface FoldedText {
  readonly folded: string;
  /** For each UTF-16 unit of `folded`, and its end, the place in the original. */
  readonly places: readonly number[];
}

/** The folded text, and for each of its units the place in the original. */
export function foldWithPlaces(text: string): FoldedText {
  let folded = '';
  let place = 0;
  const places: number[] = [];
  for (const character of text) {
    const plain = simplified(character.normalize('NFKC').toLowerCase());
    places.push(...Array.from({ length: plain.length }, () => place));
    folded += plain;
    place += character.length;
  }
  places.push(place);
  return { folded, places };
}

const RUNS = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;
/** Whether a run is one of Chinese characters. */
export const IS_HAN = /^\p{Script=Han}/u;

/** Runs of Chinese characters, and words of letters and digits, of a folded text. */
export function runsOf(folded: string): string[] {
  return (
    folded
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      // A run of letters must not swallow the Chinese characters after it: \p{L} has them too.
      .replace(/(\p{Script=Han}+)/gu, ' $1 ')
      .match(RUNS) ?? []
  );
}

/** The text form of a tsvector; tokens hold letters and digits only. */
export function toVector(tokens: readonly string[]): string {
  return tokens.map((token) => `'${token}'`).join(' ');
}

/** The words of a search: parts between blanks, each of which must be found. */
export function searchParts(keyword: string): string[] {
  return fold(keyword)
    .split(/\s+/)
    .filter((part) => part !== '');
}

/** A part of a text, in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly len: number;
}

/** Where the parts stand in a text, in order and without overlaps. */
export function findRanges(text: string, parts: readonly string[]): TextRange[] {
  const { folded, places } = foldWithPlaces(text);
  const found: TextRange[] = [];
  for (const part of parts) {
    for (let at = folded.indexOf(part); at !== -1; at = folded.indexOf(part, at + part.length)) {
      const start = places[at] ?? 0;
      // The last folded character may stand for a longer original one.
      const end = places[at + part.length] ?? text.length;
      if (end > start) found.push({ start, len: end - start });
    }
  }
  found.sort((left, right) => left.start - right.start || right.len - left.len);
  const kept: TextRange[] = [];
  for (const range of found) {
    const last = kept.at(-1);
    if (last === undefined || range.start >= last.start + last.len) kept.push(range);
  }
  return kept;
}
