import { get } from '../endpoint.ts';
import { front } from './prefixes.ts';
import type { shopSchemas } from './shop.schema.ts';
import { ourOpen } from './traits.ts';

type S = typeof shopSchemas;

/** A company's shop as everybody sees it (domain rules 14.3), with what its blocks show. A visit is `showcase.view`. */
export const page = get<S['page']>('shop.page', `${front}/shop/page`, ourOpen);

/** The draft of a page, for half an hour from when its link was made. */
export const preview = get<S['preview']>('shop.preview', `${front}/shop/preview`, ourOpen);

/** The categories of a shop. */
export const category = get<S['category']>('shop.category', `${front}/shop/category`, ourOpen);
