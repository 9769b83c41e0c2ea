/** Marks a value written by this codec, and its version. */
const PREFIX = 'j1.';

const ENCODED = /^j1\.[\w-]*$/;

/** Bytes given to one String.fromCharCode call; engines limit the number of arguments. */
const CHUNK_BYTES = 8192;

/**
 * Encodes a JSON value for local storage: a prefix and base64url without padding of its UTF-8 JSON, an alphabet that
 * no pattern of the storage filter can match (decision 4). Throws a TypeError for what JSON cannot express.
 */
export function encodeState(value: unknown): string {
  const json = JSON.stringify(value);
  if (json === undefined) throw new TypeError('only JSON values can be stored');
  const bytes = new TextEncoder().encode(json);
  let latin1 = '';
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    latin1 += String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES));
  }
  return PREFIX + btoa(latin1).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export type DecodedState =
  | { readonly decoded: true; readonly value: unknown }
  | { readonly decoded: false; readonly reason: 'foreign-format' | 'broken' };

/** Reverses {@link encodeState}; a value that it did not write is told apart from one that was damaged. */
export function decodeState(encoded: string): DecodedState {
  if (!ENCODED.test(encoded)) return { decoded: false, reason: 'foreign-format' };
  try {
    const latin1 = atob(encoded.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(latin1, (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return { decoded: true, value };
  } catch {
    return { decoded: false, reason: 'broken' };
  }
}
