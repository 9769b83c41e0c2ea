import { randomBytes } from 'node:crypto';

const NAME = 'jianzhu-device';
const ID = /^[\w-]{22}$/;
const MAX_AGE_SECONDS = 31_536_000;

/** The device that a Cookie header names. It proves nothing: tries are counted by it, and a login makes it known. */
export function readDevice(cookies: string | undefined): string | undefined {
  const named = (cookies ?? '').split('; ').find((pair) => pair.startsWith(`${NAME}=`));
  const id = named?.slice(NAME.length + 1) ?? '';
  return ID.test(id) ? id : undefined;
}

/** A Set-Cookie header for a device that has none yet. Scripts never see it, and other sites never send it. */
export function newDeviceCookie(protocol: 'http' | 'https'): string {
  const id = randomBytes(16).toString('base64url');
  const secure = protocol === 'https' ? '; Secure' : '';
  return `${NAME}=${id}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
}
