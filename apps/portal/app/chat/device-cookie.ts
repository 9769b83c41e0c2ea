import { createMessageId } from '@jianzhu/chat';
import { writeCookies } from '../session/browser-cookies.ts';
import { type CookieScope, keptCookieLine, readCookie } from '../session/cookies.ts';

const name = 'ChatDevice';
const wellFormed = /^[\w-]{8,64}$/;

/**
 * The id of this browser at the chat service (decision 13): one for all tabs and for all sites of the shared domain,
 * or they would log each other out. It outlives a logout, and its seven days begin anew each time it is used.
 */
export function chatDeviceId(scope: CookieScope): string {
  const known = readCookie(document.cookie, name);
  const id = wellFormed.test(known) ? known : createMessageId(Date.now());
  writeCookies([keptCookieLine(name, id, scope)]);
  return id;
}
