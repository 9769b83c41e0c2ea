import { findPinyin, typedPinyin } from './pinyin-tokens.ts';
import { findRanges, type TextRange } from './tokens.ts';

/** A text that goes on from what was typed, and where in it that stands. */
export interface Suggestion {
  text: string;
  ranges: TextRange[];
}

const MOST_SUGGESTIONS = 8;

/** The texts that hold every part, or read as they were typed; those that begin so come first, otherwise as they came. */
export function suggestions(parts: readonly string[], texts: readonly string[]): Suggestion[] {
  const typed = typedPinyin(parts);
  const found = [...new Set(texts)].flatMap((text) => {
    const ranges = rangesOf(text, parts, typed);
    return ranges.length === 0 ? [] : [{ text, ranges }];
  });
  const begins = ({ ranges }: Suggestion) => (ranges[0]?.start === 0 ? 0 : 1);
  return found.toSorted((left, right) => begins(left) - begins(right)).slice(0, MOST_SUGGESTIONS);
}

function rangesOf(text: string, parts: readonly string[], typed: string | undefined): TextRange[] {
  const held = parts.map((part) => findRanges(text, [part]));
  if (held.length > 0 && held.every((ranges) => ranges.length > 0)) return findRanges(text, parts);
  const read = typed === undefined ? undefined : findPinyin(text, typed);
  return read === undefined ? [] : [read];
}
