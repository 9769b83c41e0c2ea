import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type CookieScope, readCookie } from './cookies.ts';
import type { LoginArrival } from './login-back.server.ts';
import { hostCookieLine, hostCookieName } from './login-state.server.ts';

/** As long as the platform keeps a ticket for a visitor who is asked. */
const lifeS = 600;
const cookieName = 'Login-Question';
const nonceBytes = 16;
const fields = ['token', 'companyId', 'target', 'isCenter', 'state'] as const;

/** A login that waits for the visitor's answer, and the proof that the answer is to this question and from this page. */
export interface AccountQuestion {
  readonly arrival: LoginArrival;
  readonly proof: string;
}

/**
 * Cookie line by which the browser keeps a login that waits for an answer: so its token stands in no address, and the
 * page that asks may be loaded again.
 */
export function questionLine(arrival: LoginArrival, scope: CookieScope): string {
  const nonce = randomBytes(nonceBytes).toString('base64url');
  const kept = Buffer.from(JSON.stringify(fields.map((field) => arrival[field]))).toString('base64url');
  return hostCookieLine(cookieName, `${nonce}.${kept}`, lifeS, scope);
}

export const noQuestionLine = (scope: CookieScope) => hostCookieLine(cookieName, '', 0, scope);

/** The question that this browser was asked last; null for none. */
export function readQuestion(cookieHeader: string | null, scope: CookieScope): AccountQuestion | null {
  const cookie = readCookie(cookieHeader, hostCookieName(cookieName, scope));
  const [nonce = '', kept = ''] = cookie.split('.');
  if (nonce === '' || kept === '') return null;
  const [token, companyId, target, isCenter, state] = readKept(kept);
  if (!token) return null;
  const proof = createHash('sha256').update(cookie).digest('base64url');
  return {
    arrival: { token, companyId: companyId ?? '', target: target ?? '', isCenter: isCenter ?? '', state: state ?? '' },
    proof,
  };
}

/** Nobody but `questionLine` writes it, unless somebody tampers with his own cookies. */
function readKept(kept: string): readonly (string | undefined)[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(kept, 'base64url').toString());
    return Array.isArray(values) ? values.map((value: unknown) => (typeof value === 'string' ? value : undefined)) : [];
  } catch {
    return [];
  }
}

/** Whether a form with this proof stood on the page that asked this question. */
export function provesPage(question: AccountQuestion, given: string): boolean {
  const [expected, actual] = [Buffer.from(question.proof), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
