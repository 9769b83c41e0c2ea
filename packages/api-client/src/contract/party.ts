import { get } from '../endpoint.ts';
import type { partySchemas } from './party.schema.ts';
import { front } from './prefixes.ts';
import { ourOpen } from './traits.ts';

type S = typeof partySchemas;

/** Modules of party building; the root is 202408150001. */
export const modules = get<S['modules']>('party.modules', `${front}/party/modules`, ourOpen);

/** One article with those before and after it in its module; lists are `content.partyArticles`. */
export const detail = get<S['detail']>('party.detail', `${front}/party/detail`, ourOpen);
