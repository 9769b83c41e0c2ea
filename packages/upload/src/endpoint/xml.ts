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
const PART = '<Part>';
const PART_END = '</Part>';

/**
 * Reads the parts of a `CompleteMultipartUpload` document; undefined when it is none. Searches for texts, each from where
 * the one before ended: an expression would begin anew at every tag that has no end, and documents are large.
 */
export function readCompletedParts(document: string): readonly ListedPart[] | undefined {
  const root = rootContent(document, 'CompleteMultipartUpload');
  if (root === undefined) return undefined;
  const parts: ListedPart[] = [];
  for (let from = root.indexOf(PART); from >= 0; from = root.indexOf(PART, from)) {
    const end = root.indexOf(PART_END, from);
    if (end < 0) break;
    const part = root.slice(from + PART.length, end);
    const partNumber = Number(readText(part, 'PartNumber'));
    const etag = readText(part, 'ETag')?.replaceAll('"', '').toLowerCase();
    if (!Number.isInteger(partNumber) || etag === undefined || parts.length === MOST_PARTS) return undefined;
    parts.push({ partNumber, etag });
    from = end + PART_END.length;
  }
  return parts.length === 0 ? undefined : parts;
}

/** What stands between the first tag of a name and the end of the document, which its last tag is. */
function rootContent(document: string, name: string): string | undefined {
  const from = document.indexOf(`<${name}`);
  const open = from < 0 ? -1 : document.indexOf('>', from);
  const end = `</${name}>`;
  const text = document.trimEnd();
  const attributes = document.slice(from + name.length + 1, open);
  if (open < 0 || !text.endsWith(end) || text.length < open + 1 + end.length) return undefined;
  return attributes === '' || /^\s/.test(attributes) ? text.slice(open + 1, -end.length) : undefined;
}

function readText(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.trim().replace(/&(?:#(\d{1,7})|([a-z]+));/g, (whole, code: string | undefined, entity: string) => {
    if (code === undefined) return ENTITIES[entity] ?? whole;
    return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : whole;
  });
}
