import { get } from '../endpoint.ts';
import { front } from './prefixes.ts';
import type { serviceSchemas } from './service.schema.ts';
import { ourOpen } from './traits.ts';

type S = typeof serviceSchemas;

/** Services that companies offer (domain rules 11.1). */
export const list = get<S['list']>('service.list', `${front}/service/list`, ourOpen);

/** One service with all that is said of it. */
export const detail = get<S['detail']>('service.detail', `${front}/service/detail`, ourOpen);
