import { get, post } from '../endpoint.ts';
import type { draftSchemas } from './draft.schema.ts';
import { member } from './prefixes.ts';
import { ourBusiness } from './traits.ts';

type S = typeof draftSchemas;

/** What the member has left unsaved in a form; null when nothing. */
export const find = get<S['find']>('draft.find', `${member}/draft/detail`, ourBusiness);

/** Keeps what stands in a form, in place of what was kept before. May be repeated. */
export const save = post<S['save']>('draft.save', `${member}/draft/save`, {
  ...ourBusiness,
  bodyLimit: 262_144,
});

/** Forgets it: the form was saved, or its author wants none of it. */
export const discard = post<S['discard']>('draft.discard', `${member}/draft/discard`, ourBusiness);
