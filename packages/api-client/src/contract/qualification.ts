import { get } from '../endpoint.ts';
import { front } from './prefixes.ts';
import type { qualificationSchemas } from './qualification.schema.ts';
import { ourOpen } from './traits.ts';

type S = typeof qualificationSchemas;

/** Certificates that companies show, with what there is to choose from. */
export const list = get<S['list']>('qualification.list', `${front}/qualification/list`, ourOpen);

/** One certificate; members see its whole number. */
export const detail = get<S['detail']>('qualification.detail', `${front}/qualification/detail`, ourOpen);

/** Whether a certificate holds, by its whole number: one that a company shows, or of who has studied a lesson. */
export const verify = get<S['verify']>('qualification.verify', `${front}/qualification/verify`, ourOpen);
