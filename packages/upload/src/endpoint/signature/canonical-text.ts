import { createHash, createHmac } from 'node:crypto';
import type { QueryEntries } from '../wire.ts';

/** Percent-encodes everything but the unreserved characters, as both vendors do. */
function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A path with its slashes left as they are. */
export const encodePath = (path: string): string => path.split('/').map(encodeStrictly).join('/');

/** Encoded names and values in the order of their code points. */
export function encodeQuery(
  query: QueryEntries,
  { without, bareNames }: { readonly without: string; readonly bareNames: boolean },
): string {
  return query
    .filter(([name]) => name !== without)
    .map(([name, value]) => [encodeStrictly(name), encodeStrictly(value)] as const)
    .sort(([a, x], [b, y]) => compareText(a, b) || compareText(x, y))
    .map(([name, value]) => (bareNames && value === '' ? name : `${name}=${value}`))
    .join('&');
}

/** Order of UTF-16 code units, which for the ASCII texts here is that of their bytes. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Signs through a chain of keys: each text's HMAC is the key of the next. */
export function hmacChain(secret: string, steps: readonly string[]): Buffer {
  let key: string | Buffer = secret;
  for (const step of steps) key = createHmac('sha256', key).update(step).digest();
  return Buffer.from(key);
}

/** Reads `20261121T164628Z`; undefined when it is no such time. */
export function parseBasicTime(text: string): number | undefined {
  const [, ...digits] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  const [year, month, day, hour, minute, second] = digits;
  if (second === undefined) return undefined;
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time) ? undefined : time;
}
