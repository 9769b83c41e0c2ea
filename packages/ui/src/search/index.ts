export type { RangedText } from './ranged-text.tsx';
export { SearchField, type SearchFieldProps } from './search-field.tsx';
export { type SearchHit, SearchHits, type SearchHitsProps } from './search-hits.tsx';
export { type SearchChoices, SearchPage, type SearchPageProps } from './search-page.tsx';
export { SearchStart, type SearchStartProps, type WordLink } from './search-start.tsx';
export type { Suggest, Suggestion } from './use-suggestions.ts';
export { WordLinks, type WordLinksProps } from './word-links.tsx';
