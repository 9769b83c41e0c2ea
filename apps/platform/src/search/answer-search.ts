import { findCorrections } from './corrections.ts';
import { cutWords } from './cut-words.ts';
import type { DocumentCounts, FoundDocuments } from './find-documents.ts';
import { findableWords } from './findable-words.ts';
import type { Reads, SearchIndex } from './search-index.ts';
import { shorterWords } from './shorter-words.ts';
import type { DocumentSearch, SoughtPart } from './sought.ts';
import { withSynonyms } from './synonyms.ts';
import { searchParts } from './tokens.ts';
import type { WordStock } from './word-stock.ts';

/** A search that finds fewer is tried word by word. */
const FEW = 5;

/** How it is searched, whatever for. */
export type SearchManner = Omit<DocumentSearch, 'parts' | 'isLoose'>;

export interface AnsweredSearch extends FoundDocuments {
  /** What was searched for instead, because nothing holds what was entered; '' for what was entered. */
  readonly instead: string;
  /** What else may have been meant. */
  readonly corrections: readonly string[];
  /** Words of what was entered that find something, where it finds nothing itself. */
  readonly shorter: readonly string[];
}

const MOST_SHORTER = 4;

/**
 * What the site has for a keyword: what holds all of it, under any of its names; with few of those, what holds its words
 * apart; with none, what holds the word that may have been meant.
 *
 * @param isFoundElsewhere whether something that is no document answers, so that nothing has to be corrected
 */
export async function answerSearch(
  index: SearchIndex,
  reads: Reads,
  stock: WordStock,
  keyword: string,
  manner: SearchManner,
  isFoundElsewhere = false,
): Promise<AnsweredSearch> {
  const parts = searchParts(keyword);
  const found = await findAsMeant(index, reads, stock, parts, manner);
  if (isFoundElsewhere || sumOf(found.counts) > 0) return { ...found, instead: '', corrections: [], shorter: [] };
  const corrections = await findCorrections(index, reads, parts, stock);
  for (const instead of corrections) {
    const answer = await findAsMeant(index, reads, stock, searchParts(instead), manner);
    if (sumOf(answer.counts) > 0)
      return { ...answer, instead, corrections: corrections.filter((each) => each !== instead), shorter: [] };
  }
  const shorter = await findableWords(index, reads, shorterWords(keyword, stock.folded));
  return { ...found, instead: '', corrections: [], shorter: shorter.slice(0, MOST_SHORTER) };
}

async function findAsMeant(
  index: SearchIndex,
  reads: Reads,
  stock: WordStock,
  parts: readonly string[],
  manner: SearchManner,
): Promise<FoundDocuments> {
  const whole: SoughtPart[] = parts.map(withSynonyms);
  const found = await index.find(reads, { parts: whole, ...manner });
  if (sumOf(found.counts) >= FEW) return found;
  const { words, areKnown } = cutWords(parts, stock.folded);
  if (words.length < 2) return found;
  const apart = await index.find(reads, { parts: words.map(withSynonyms), isLoose: areKnown, ...manner });
  return sumOf(apart.counts) > sumOf(found.counts) ? apart : found;
}

/** Documents of all kinds. */
export const sumOf = (counts: DocumentCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
