/** An element: text, or elements in their order. */
type XmlContent = string | readonly XmlElement[];
export type XmlElement = readonly [name: string, content: XmlContent];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A document with its declaration. Characters that XML cannot hold become question marks. */
export function writeXml([name, content]: XmlElement, namespace?: string): string {
  const attribute = namespace === undefined ? '' : ` xmlns="${namespace}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name}${attribute}>${writeContent(content)}</${name}>`;
}

function writeContent(content: XmlContent): string {
  if (typeof content === 'string') return escapeText(content);
  return content.map(([name, inner]) => `<${name}>${writeContent(inner)}</${name}>`).join('');
}

function escapeText(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these may not stand in XML 1.0
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '?')
      .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
  );
}

/** A part as a client lists it. */
export interface ListedPart {
  readonly partNumber: number;
  /** Lower-case hex without quotes. */
  readonly etag: string;
}

const MOST_PARTS = 10_000;

/** Reads the parts of a `CompleteMultipartUpload` document; undefined when it is none. */
export function readCompletedParts(document: string): readonly ListedPart[] | undefined {
  const root = /<CompleteMultipartUpload(?:\s[^>]*)?>([\s\S]*)<\/CompleteMultipartUpload>\s*$/.exec(document);
  if (root?.[1] === undefined) return undefined;
  const parts: ListedPart[] = [];
  for (const [, part = ''] of root[1].matchAll(/<Part>([\s\S]*?)<\/Part>/g)) {
    const partNumber = Number(readText(part, 'PartNumber'));
    const etag = readText(part, 'ETag')?.replaceAll('"', '').toLowerCase();
    if (!Number.isInteger(partNumber) || etag === undefined) return undefined;
    parts.push({ partNumber, etag });
  }
  return parts.length === 0 || parts.length > MOST_PARTS ? undefined : parts;
}

function readText(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.trim().replace(/&(?:#(\d{1,7})|([a-z]+));/g, (whole, code: string | undefined, entity: string) => {
    if (code === undefined) return ENTITIES[entity] ?? whole;
    return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : whole;
  });
}
