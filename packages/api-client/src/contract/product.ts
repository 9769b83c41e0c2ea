import { get, post } from '../endpoint.ts';
import { front } from './prefixes.ts';
import type { productSchemas } from './product.schema.ts';
import { ourOpen } from './traits.ts';

type S = typeof productSchemas;

/** Products on the shelf, with what they can be narrowed to (domain rules 10.2, 33). */
export const list = get<S['list']>('product.list', `${front}/product/list`, ourOpen);

/** One product with all that is said of it, and others of its company. */
export const detail = get<S['detail']>('product.detail', `${front}/product/detail`, ourOpen);

/** The products of a choice, in its order; what is off the shelf is left out. */
export const byIds = get<S['byIds']>('product.byIds', `${front}/product/by-ids`, ourOpen);

/** Where its video plays, or a certificate of it is read. */
export const file = get<S['file']>('product.file', `${front}/product/file`, ourOpen);

/** Counts a look, once in half an hour. */
export const view = post<S['view']>('product.view', `${front}/product/view`, ourOpen);
