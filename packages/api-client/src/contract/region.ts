import { get } from '../endpoint.ts';
import { member } from './prefixes.ts';
import type { regionSchemas } from './region.schema.ts';
import { ourOpen } from './traits.ts';

type S = typeof regionSchemas;

/** Every division of the country; changes about once a year. */
export const tree = get<S['tree']>('region.tree', `${member}/region/tree`, ourOpen);

/** The divisions below one; the provinces without a code. */
export const children = get<S['children']>('region.children', `${member}/region/children`, ourOpen);
