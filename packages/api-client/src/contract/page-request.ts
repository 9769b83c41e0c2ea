import { get, post } from '../endpoint.ts';
import type { pageRequestSchemas } from './page-request.schema.ts';
import { member } from './prefixes.ts';
import { ourBusiness } from './traits.ts';

type S = typeof pageRequestSchemas;

const pageRequest = `${member}/role/page-request`;

/** Who can open a page to the member, and whether they were asked today. */
export const detail = get<S['detail']>('pageRequest.detail', `${pageRequest}/detail`, ourBusiness);

/** Asks them to. May be repeated: they hear of it once a page and day. */
export const submit = post<S['submit']>('pageRequest.submit', `${pageRequest}/submit`, ourBusiness);
