import { get, post } from '../endpoint.ts';
import { front } from './prefixes.ts';
import type { salonSchemas } from './salon.schema.ts';
import { ourMember, ourOpen, ourOpenForm } from './traits.ts';

type S = typeof salonSchemas;

/** One salon with its programme; lists are `content.salons`. */
export const detail = get<S['detail']>('salon.detail', `${front}/salon/detail`, ourOpen);

/** On which days of a month there are salons. */
export const calendar = get<S['calendar']>('salon.calendar', `${front}/salon/calendar`, ourOpen);

/** What the member's own phone number is signed up for, the latest begin first; at most 50. */
export const mine = get<S['mine']>('salon.mine', `${front}/salon/mine`, ourMember);

/** Signs up for a salon, once a phone number. */
export const signUp = post<S['signUp']>('salon.signUp', `${front}/salon/signup`, ourOpenForm);

/** Gives a seat back until the salon begins; who waits longest gets it. */
export const cancel = post<S['cancel']>('salon.cancel', `${front}/salon/cancel`, ourOpenForm);
