import * as paths from '../../paths.ts';

/** Address of the search for a word. */
export const searchAddress = (keyword: string): string =>
  `${paths.globalSearch}?${new URLSearchParams({ keyword }).toString()}`;

/** Words with the addresses of their searches. */
export const wordLinks = (words: readonly string[]) => words.map((word) => ({ word, href: searchAddress(word) }));
