import { findPinyin, typedPinyin } from './pinyin-tokens.ts';
import type { Reads, SearchIndex } from './search-index.ts';
import { asEntered, type SoughtPart } from './sought.ts';
import { findRanges, fold, searchParts, type TextRange } from './tokens.ts';
import type { WordStock } from './word-stock.ts';

/** A text that goes on from what was typed, and where in it that stands. */
interface Continuation {
  text: string;
  ranges: TextRange[];
}

/** A text to search for, or the name of a page to open at its `url`. */
export interface Suggestion extends Continuation {
  url: string;
}

const MOST_SUGGESTIONS = 8;
/** Titles that hold words which read as was typed: of so many words. */
const MOST_READINGS = 3;

/**
 * Up to eight texts that hold every part, or read as they were typed; those that begin so come first, words before
 * titles. The page follows that is called so.
 *
 * @param pages that the caller may open
 */
export async function suggestFor(
  index: SearchIndex,
  reads: Reads,
  stock: WordStock,
  keyword: string,
  pages: readonly NamedPage[],
): Promise<Suggestion[]> {
  const texts = await textsFor(index, reads, stock, keyword);
  return [...texts.map((text) => ({ ...text, url: '' })), ...pageFor(keyword, pages)];
}

/** A page of the portal by what it is called. */
interface NamedPage {
  readonly name: string;
  readonly path: string;
}

/** The first page whose name begins with what was typed, or else holds it. */
function pageFor(keyword: string, pages: readonly NamedPage[]): Suggestion[] {
  const [found] = suggestions(
    searchParts(keyword),
    pages.map(({ name }) => name),
  );
  if (found === undefined) return [];
  const page = pages.find(({ name }) => name === found.text);
  return page === undefined ? [] : [{ ...found, url: page.path }];
}

async function textsFor(
  index: SearchIndex,
  reads: Reads,
  stock: WordStock,
  keyword: string,
): Promise<readonly Continuation[]> {
  const parts = searchParts(keyword);
  const typed = typedPinyin(parts);
  const likely = stock.words
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
function waysOf(parts: readonly string[], words: readonly Continuation[]): readonly SoughtPart[] {
  const entered = asEntered(parts);
  const [only] = entered;
  if (typedPinyin(parts) === undefined || only === undefined || entered.length > 1) return entered;
  const read = words.slice(0, MOST_READINGS).map(({ text, ranges: [range] }) => ({
    text: fold(text.slice(range?.start, (range?.start ?? 0) + (range?.len ?? 0))),
    weight: 1,
  }));
  return [[...only, ...read]];
}

const begins = ({ ranges }: Continuation): boolean => ranges[0]?.start === 0;

function suggestions(parts: readonly string[], texts: readonly string[]): Continuation[] {
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
