import { get } from '../endpoint.ts';
import { front } from './prefixes.ts';
import type { searchSchemas } from './search.schema.ts';
import { ourOpen } from './traits.ts';

type S = typeof searchSchemas;

/** Searches the whole site; the counts of all tabs come with every answer. */
export const search = get<S['search']>('search.search', `${front}/search`, ourOpen);

/** Up to eight words and titles that hold at least two characters, or read in pinyin as they were typed; then a page whose name does. */
export const suggest = get<S['suggest']>('search.suggest', `${front}/search/suggest`, ourOpen);

export const hotWords = get<S['hotWords']>('search.hotWords', `${front}/search/hot`, ourOpen);

/** The texts that take turns in the banner's search field. */
export const hotTexts = get<S['hotTexts']>('search.hotTexts', `${front}/hot-text`, ourOpen);
