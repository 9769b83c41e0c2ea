import { get, post } from '../endpoint.ts';
import type { lawSchemas } from './law.schema.ts';
import { front } from './prefixes.ts';
import { ourMember, ourOpen, ourOpenForm } from './traits.ts';

type S = typeof lawSchemas;

/** What law services there are, in figures. */
export const overview = get<S['overview']>('law.overview', `${front}/law/overview`, ourOpen);

/** Lawyers by field, city and years of practice (domain rules 11.4). */
export const lawyers = get<S['lawyers']>('law.lawyers', `${front}/lawyer/list`, ourOpen);

export const lawyer = get<S['lawyer']>('law.lawyer', `${front}/lawyer/detail`, ourOpen);

/** When consultations with a lawyer begin, and which of them are booked already. */
export const slots = get<S['slots']>('law.slots', `${front}/lawyer/slots`, ourOpen);

/** Consultations to come of the member's own phone number, the nearest first. */
export const bookings = get<S['bookings']>('law.bookings', `${front}/lawyer/bookings`, ourMember);

/** Books a consultation: a slot once, one with a lawyer at a time (decision 72). */
export const book = post<S['book']>('law.book', `${front}/lawyer/book`, ourOpenForm);

/** Gives the slot with a lawyer back, until it begins. */
export const cancelBooking = post<S['cancelBooking']>('law.cancelBooking', `${front}/lawyer/cancel`, ourOpenForm);

/** Packages of legal services by field and price. */
export const packages = get<S['packages']>('law.packages', `${front}/law-package/list`, ourOpen);

const packageDetail = get<S['package']>('law.package', `${front}/law-package/detail`, ourOpen);

export { packageDetail as package };
