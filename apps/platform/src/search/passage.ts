import { findRanges } from './tokens.ts';

/** Signs of a passage before what was found, and in all. */
const LEAD = 20;
const LENGTH = 120;

/**
 * The part of a text that shows why it was found, about as long as a summary, from the beginning of a sentence where one
 * is near; '' when it holds none of the words.
 *
 * @param words folded
 */
export function passageOf(body: string, words: readonly string[]): string {
  const text = body.replace(/\s+/g, ' ').trim();
  const found = findRanges(text, words)[0];
  if (found === undefined) return '';
  const before = [...text.slice(0, found.start)];
  const lead = before.slice(-LEAD).join('');
  const sentence = Math.max(...['。', '！', '？', '；'].map((end) => lead.lastIndexOf(end))) + 1;
  const isCut = sentence === 0 && before.length > LEAD;
  const from = found.start - lead.length + sentence;
  const rest = [...text.slice(from)];
  const passage = rest.slice(0, LENGTH).join('').trim();
  return `${isCut ? '…' : ''}${passage}${rest.length > LENGTH ? '…' : ''}`;
}
