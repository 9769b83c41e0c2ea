import { parseUrl } from '../parse-url.ts';

/** Stands in for the real origin while a path is resolved; `.invalid` can never be a site. */
const BASE = 'http://portal.invalid';

// biome-ignore lint/suspicious/noControlCharactersInRegex: URL parsers drop these silently, so "/\t/x" would become "//x"
const UNSAFE_CHARACTERS = /[\u0000-\u001f\u007f\\]/;

const ENCODED_SLASH = /%(?:2f|5c)/i;

/** Whether an address holds a character that parsers read differently: control characters and backslashes. */
export function hasUnsafeCharacters(address: string): boolean {
  return UNSAFE_CHARACTERS.test(address);
}

/** Whether a parsed path hides a slash or cannot be decoded. */
export function hasHiddenSlash(pathname: string): boolean {
  if (ENCODED_SLASH.test(pathname)) return true;
  try {
    return UNSAFE_CHARACTERS.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}

/**
 * The path that an address stands for inside its own site, normalised, with query and hash; null when a browser or
 * server might be led elsewhere by it: another origin, `//host`, `/\host`, dots that end in `//host`, encoded slashes.
 */
export function localPath(address: string | null | undefined): string | null {
  if (!address?.startsWith('/') || hasUnsafeCharacters(address)) return null;
  const url = parseUrl(address, BASE);
  if (!url) return null;
  if (url.origin !== BASE || url.username !== '' || url.password !== '') return null;
  if (url.pathname.startsWith('//') || hasHiddenSlash(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
