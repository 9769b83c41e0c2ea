import { post } from '../endpoint.ts';
import { front } from './prefixes.ts';
import type { salonSchemas } from './salon.schema.ts';
import { ourOpenForm } from './traits.ts';

type S = typeof salonSchemas;

/** Signs up for a salon, once a phone number; lists are `content.salons`. */
export const signUp = post<S['signUp']>('salon.signUp', `${front}/salon/signup`, ourOpenForm);
