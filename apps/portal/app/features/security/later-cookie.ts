import { cookieLine, readCookie } from '../../session/cookies.ts';

const name = 'Second-Factor-Later';

/** The member who has closed the advice to turn the second factor on, for as long as the browser is open. */
export const readLater = (header: string | null): string => readCookie(header, name);

export const laterCookieLine = (userId: string, secure: boolean): string => cookieLine(name, userId, null, { secure });
