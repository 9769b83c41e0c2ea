import { randomBytes } from 'node:crypto';
import { type CookieScope, cookieLine, readCookie } from './cookies.ts';

/** How long a login may take from the portal to the login site and back. */
const lifeS = 1800;
/** Logins that one browser may have begun at a time, each in a tab of its own. */
const mostLogins = 4;
const stateBytes = 24;
const stateForm = /^[\w-]{32}$/;

/** Names a cookie that only this host has and that no script reads. Over http no browser takes the prefix. */
export function hostCookieName(name: string, { secure }: CookieScope): string {
  return secure ? `__Host-${name}` : name;
}

/** Cookie line for {@link hostCookieName}. */
export function hostCookieLine(name: string, value: string, maxAgeS: number, { secure }: CookieScope): string {
  return `${cookieLine(hostCookieName(name, { secure }), value, maxAgeS, { secure })}; HttpOnly`;
}

const cookieName = 'Login-State';

function readStates(cookieHeader: string | null, scope: CookieScope): readonly string[] {
  return readCookie(cookieHeader, hostCookieName(cookieName, scope))
    .split('.')
    .filter((state) => stateForm.test(state));
}

const statesLine = (states: readonly string[], scope: CookieScope) =>
  hostCookieLine(cookieName, states.join('.'), states.length === 0 ? 0 : lifeS, scope);

/** Begins a login on this browser: a secret that goes to the login site, and the cookie that knows it again. */
export function beginLogin(cookieHeader: string | null, scope: CookieScope): { state: string; setCookie: string } {
  const state = randomBytes(stateBytes).toString('base64url');
  const states = [...readStates(cookieHeader, scope), state].slice(-mostLogins);
  return { state, setCookie: statesLine(states, scope) };
}

/**
 * Whether a login that comes back began on this browser (decision 62).
 *
 * @returns the cookie line without this login; null when it began elsewhere
 */
export function endLogin(cookieHeader: string | null, state: string, scope: CookieScope): string | null {
  const states = readStates(cookieHeader, scope);
  if (!states.includes(state)) return null;
  return statesLine(
    states.filter((other) => other !== state),
    scope,
  );
}
