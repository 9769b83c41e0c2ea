import { findPinyin, typedPinyin } from './pinyin-tokens.ts';
import type { Reads, SearchIndex } from './search-index.ts';
import { asEntered, type SoughtPart } from './sought.ts';
import { findRanges, fold, searchParts, type TextRange } from './tokens.ts';
import { stockedWord, type WordStock } from './word-stock.ts';

/** A text that goes on from what was typed, and where in it that stands. */
export interface Suggestion {
  text: string;
  ranges: TextRange[];
}

const MOST_SUGGESTIONS = 8;
/** Titles that hold words which read as was typed: of so many words. */
const MOST_READINGS = 3;

/**
 * Up to eight texts that hold every part, or read as they were typed; those that begin so come first, words before
 * titles.
 *
 * @param names of pages that the caller may open
 */
export async function suggestFor(
  index: SearchIndex,
  reads: Reads,
  stock: WordStock,
  keyword: string,
  names: readonly string[],
): Promise<Suggestion[]> {
  const parts = searchParts(keyword);
  const typed = typedPinyin(parts);
  const likely = [...names.map(stockedWord), ...stock.words]
    .filter(({ folded, readings }) => {
      const isRead = typed !== undefined && readings.some((reading) => reading.includes(typed));
      return isRead || parts.every((part) => folded.includes(part));
    })
    .map(({ text }) => text);
  const words = suggestions(parts, likely);
  if (words.length === MOST_SUGGESTIONS && words.every(begins)) return words;
  const held = await index.titlesHolding(reads, waysOf(parts, words));
  // What reads like nothing that is known may read like a title all the same.
  const titles = held.length > 0 || typed === undefined ? held : await index.titlesReading(reads, typed);
  return suggestions(parts, [...likely, ...titles]);
}

/** What titles are to hold: what was typed, or one of the words that read so. */
function waysOf(parts: readonly string[], words: readonly Suggestion[]): readonly SoughtPart[] {
  const entered = asEntered(parts);
  const [only] = entered;
  if (typedPinyin(parts) === undefined || only === undefined || entered.length > 1) return entered;
  const read = words.slice(0, MOST_READINGS).map(({ text, ranges: [range] }) => ({
    text: fold(text.slice(range?.start, (range?.start ?? 0) + (range?.len ?? 0))),
    weight: 1,
  }));
  return [[...only, ...read]];
}

const begins = ({ ranges }: Suggestion): boolean => ranges[0]?.start === 0;

function suggestions(parts: readonly string[], texts: readonly string[]): Suggestion[] {
  const typed = typedPinyin(parts);
  const found = [...new Set(texts)].flatMap((text) => {
    const ranges = rangesOf(text, parts, typed);
    return ranges.length === 0 ? [] : [{ text, ranges }];
  });
  return found.toSorted((left, right) => Number(begins(right)) - Number(begins(left))).slice(0, MOST_SUGGESTIONS);
}

function rangesOf(text: string, parts: readonly string[], typed: string | undefined): TextRange[] {
  const held = parts.map((part) => findRanges(text, [part]));
  if (held.length > 0 && held.every((ranges) => ranges.length > 0)) return findRanges(text, parts);
  const read = typed === undefined ? undefined : findPinyin(text, typed);
  return read === undefined ? [] : [read];
}
