const prefix = 'c1-';

/**
 * A value as a text that no filter on stored texts takes for markup or code: letters, digits, `-` and `_` only
 * (base64url without padding of UTF-8 JSON, after a short prefix; decision 4).
 */
export function encodeStored(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  let binary = '';
  for (let start = 0; start < bytes.length; start += 8192) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return prefix + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The value again; undefined when the text was written by something else or is damaged. */
export function decodeStored(text: string | null): unknown {
  if (text === null || !text.startsWith(prefix)) return undefined;
  try {
    const binary = atob(text.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
