import { get, post } from '../endpoint.ts';
import type { helpSchemas } from './help.schema.ts';
import { front } from './prefixes.ts';
import { ourOpen } from './traits.ts';

type S = typeof helpSchemas;

/** Help articles under the columns of the footer. */
export const tree = get<S['tree']>('help.tree', `${front}/help/tree`, ourOpen);

export const detail = get<S['detail']>('help.detail', `${front}/help/detail`, ourOpen);

/** 是否解决您的问题: 有用 1, 没用 0. */
export const rate = post<S['rate']>('help.rate', `${front}/help/useful`, ourOpen);
