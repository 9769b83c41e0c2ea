import { get, post } from '../endpoint.ts';
import { front, member } from './prefixes.ts';
import type { showcaseSchemas } from './showcase.schema.ts';
import { ourBusiness, ourMember, ourOpen } from './traits.ts';

type S = typeof showcaseSchemas;

/** What the list of companies (`content.companies`) can be narrowed to. */
export const facets = get<S['facets']>('showcase.facets', `${front}/company/facets`, ourOpen);

/** A company as everybody may see it; lists are `content.companies`. */
export const company = get<S['company']>('showcase.company', `${front}/company/detail`, ourOpen);

/** Counts a visit of a company's page, once in half an hour. */
export const view = post<S['view']>('showcase.view', `${front}/company/view`, ourOpen);

/** Companies that the member follows, the newest first; at most 100. */
export const followed = get<S['followed']>('showcase.followed', `${front}/company/followed`, ourMember);

export const follow = post<S['follow']>('showcase.follow', `${front}/company/follow`, ourMember);

/** Who is to be asked for, and the whole number; for certified companies, so many a month (domain rules 0.10, 12.2). */
export const reveal = post<S['reveal']>('showcase.reveal', `${member}/contact/reveal`, ourBusiness);
