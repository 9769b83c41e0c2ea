import type { Reads, SearchIndex } from './search-index.ts';
import { withSynonyms } from './synonyms.ts';
import { fold } from './tokens.ts';

/** Those of the texts that a search finds something for, under any of their names, as they were given. */
export async function findableWords(
  index: Pick<SearchIndex, 'holding'>,
  reads: Reads,
  texts: readonly string[],
): Promise<readonly string[]> {
  const ways = texts.map((text) => withSynonyms(fold(text)).map((way) => way.text));
  const held = await index.holding(reads, [...new Set(ways.flat())]);
  return texts.filter((_, place) => ways[place]?.some((way) => held.has(way)));
}
