import { get, post } from '../endpoint.ts';
import type { articleSchemas } from './article.schema.ts';
import { front } from './prefixes.ts';
import { ourOpen } from './traits.ts';

type S = typeof articleSchemas;

/** One article with its neighbours in time and up to five that are near to it; lists are `content.articles`. */
export const detail = get<S['detail']>('article.detail', `${front}/article/detail`, ourOpen);

/** Counts a reading: once a visitor in 30 minutes. */
export const view = post<S['view']>('article.view', `${front}/article/view`, ourOpen);

/** A legal text in the version asked for, else the newest in force (decision 50). */
export const legalText = get<S['legalText']>('article.legalText', `${front}/legal/detail`, ourOpen);
