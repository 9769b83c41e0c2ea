import { addressAnswer } from './address-answer.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that no XML document may hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as XML writes it. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** An answer of XML, see `addressAnswer`. @param type of its media, without character set */
export function xmlAnswer(type: string, elements: string): Response {
  return addressAnswer(type, `<?xml version="1.0" encoding="UTF-8"?>\n${elements}\n`);
}
