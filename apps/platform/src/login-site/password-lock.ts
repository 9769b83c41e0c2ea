import { createHash, timingSafeEqual } from 'node:crypto';
import { addressKey } from '../http/address-key.ts';
import { TokenBuckets } from '../http/token-bucket.ts';

/** An answer instead of the page. */
export interface Locked {
  readonly status: 401 | 429;
  readonly headers: Readonly<Record<string, string>>;
}

/** Tries of one network, right ones too: enough to look every few seconds, nothing for twelve characters. */
const TRIES = { burst: 30, perSecond: 1 / 2 } as const;

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * One password before a page, asked for by the browser itself (HTTP Basic); the user name is not looked at.
 *
 * @param nowMs a clock that does not go back, for tests
 * @returns what decides by a request's Authorization header and address; undefined lets it in
 */
export function createPasswordLock(
  password: string,
  nowMs: () => number = () => performance.now(),
): (authorization: string | undefined, address: string) => Locked | undefined {
  const expected = digest(password);
  const tries = new TokenBuckets(TRIES);
  return (authorization, address) => {
    const given = readPassword(authorization);
    if (given === undefined) return locked;
    const wait = tries.take(addressKey(address), nowMs());
    if (wait > 0) return { status: 429, headers: { 'Retry-After': String(wait) } };
    if (!timingSafeEqual(digest(given), expected)) return locked;
    return undefined;
  };
}

const locked: Locked = { status: 401, headers: { 'WWW-Authenticate': 'Basic realm="sent", charset="UTF-8"' } };

function readPassword(authorization: string | undefined): string | undefined {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '') ?? [];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? undefined : text.slice(colon + 1);
}
