import { get } from '../endpoint.ts';
import { front } from './prefixes.ts';
import type { showcaseSchemas } from './showcase.schema.ts';
import { ourOpen } from './traits.ts';

type S = typeof showcaseSchemas;

/** A company as everybody may see it; lists are `content.companies`. */
export const company = get<S['company']>('showcase.company', `${front}/company/detail`, ourOpen);
