import type { Transaction } from '../db/schema.ts';
import { findNear } from './near-texts.ts';
import { findPinyin, spelledInPinyin } from './pinyin-tokens.ts';
import type { SearchIndex } from './search-index.ts';
import { fold } from './tokens.ts';

const MOST_CORRECTIONS = 3;
/** What is shorter is one slip away from almost anything, and reads like too much. */
const SHORTEST = 3;
const SHORTEST_PINYIN = 4;

/**
 * What a word that finds nothing may have been meant to be: what reads the same in pinyin, then what is one slip of the
 * hand away. Each stands in a title or in one of the texts, so that searching for it finds something.
 *
 * @param parts of the search
 * @param texts known beside the titles: words that are searched for, names of pages
 */
export async function findCorrections(
  index: Pick<SearchIndex, 'titlesReading' | 'titlesNear'>,
  transaction: Transaction,
  parts: readonly string[],
  texts: readonly string[],
): Promise<string[]> {
  const word = parts.join('');
  const found: string[] = [];
  const spelled = spelledInPinyin(parts);
  if (spelled !== undefined && spelled.length >= SHORTEST_PINYIN) {
    const titles = await index.titlesReading(transaction, spelled);
    found.push(...piecesOf([...texts, ...titles], (text) => pieceReading(text, spelled)));
  }
  if (parts.length === 1 && [...word].length >= SHORTEST) {
    const titles = await index.titlesNear(transaction, word);
    found.push(...piecesOf([...texts, ...titles], (text) => findNear(text, word)));
  }
  const byForm = new Map(found.map((piece) => [fold(piece), piece]));
  byForm.delete(word);
  return [...byForm.values()].slice(0, MOST_CORRECTIONS);
}

function pieceReading(text: string, spelled: string): string | undefined {
  const range = findPinyin(text, spelled);
  return range && text.slice(range.start, range.start + range.len);
}

/** What is found in the texts, that of most texts first. */
function piecesOf(texts: readonly string[], find: (text: string) => string | undefined): string[] {
  const found = new Map<string, number>();
  for (const text of new Set(texts)) {
    const piece = find(text);
    if (piece !== undefined) found.set(piece, (found.get(piece) ?? 0) + 1);
  }
  return [...found].toSorted(([, left], [, right]) => right - left).map(([piece]) => piece);
}
