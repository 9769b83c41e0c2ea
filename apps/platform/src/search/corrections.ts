import { cutWords } from './cut-words.ts';
import { findNear } from './near-texts.ts';
import { findPinyin, spelledInPinyin } from './pinyin-tokens.ts';
import type { Reads, SearchIndex } from './search-index.ts';
import { fold } from './tokens.ts';
import type { WordStock } from './word-stock.ts';

const MOST_CORRECTIONS = 3;
/** What is shorter is one slip away from almost anything; it is corrected by how it reads alone. */
const SHORTEST = 3;
/** Fewer letters read like too much, unless they are the whole of a word. */
const SHORTEST_PINYIN = 4;
const SHORTEST_INITIALS = 3;

/**
 * What a word that finds nothing may have been meant to be: a known word that reads the same in pinyin, or in a title,
 * then what is one slip of the hand away; of several words at once, those that are unknown by how they read.
 *
 * @param parts of the search
 */
export async function findCorrections(
  index: Pick<SearchIndex, 'titlesReading' | 'titlesNear'>,
  reads: Reads,
  parts: readonly string[],
  stock: WordStock,
): Promise<string[]> {
  const word = parts.join('');
  const texts = stock.words.map(({ text }) => text);
  const spelled = spelledInPinyin(parts);
  const found = spelled === undefined ? [] : [...(stock.byReading.get(spelled) ?? [])];
  if (spelled === word && found.length === 0 && spelled.length >= SHORTEST_INITIALS) {
    found.push(...texts.filter((known) => isReadWhole(known, spelled)));
  }
  const joined = readWordByWord(parts, stock);
  if (found.length === 0 && joined !== undefined) found.push(joined);
  const isOneWord = parts.length === 1 && [...word].length >= SHORTEST;
  if (found.length === 0 && isOneWord) found.push(...piecesOf(texts, (text) => wholeNear(text, word)));
  if (found.length === 0 && spelled !== undefined && spelled.length >= SHORTEST_PINYIN) {
    found.push(...piecesOf(await index.titlesReading(reads, spelled), (text) => pieceReading(text, spelled)));
  }
  if (found.length === 0 && isOneWord) {
    found.push(...piecesOf(await index.titlesNear(reads, word), (text) => findNear(text, word)));
  }
  const byForm = new Map(found.map((piece) => [fold(piece), piece]));
  byForm.delete(word);
  return [...byForm.values()].slice(0, MOST_CORRECTIONS);
}

/** The search with each word that nobody knows as the known one that reads the same; undefined where there is none. */
function readWordByWord(parts: readonly string[], stock: WordStock): string | undefined {
  const known = parts.map((part) => {
    const { words } = cutWords([part], stock.folded);
    const right = words.map((word) => (stock.folded.has(word) ? word : sameReading(word, stock)));
    return right.includes(undefined) ? undefined : right.join('');
  });
  return known.includes(undefined) ? undefined : known.join(' ');
}

function sameReading(word: string, stock: WordStock): string | undefined {
  const spelled = spelledInPinyin([word]);
  return spelled === undefined || spelled === word ? undefined : stock.byReading.get(spelled)?.[0];
}

/** Whether a word reads so to its end, in full or by initials. */
function isReadWhole(word: string, spelled: string): boolean {
  const range = findPinyin(word, spelled);
  return range !== undefined && range.start === 0 && range.len === word.length;
}

const wholeNear = (text: string, word: string): string | undefined => {
  const near = findNear(text, word);
  return near === text ? near : undefined;
};

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
