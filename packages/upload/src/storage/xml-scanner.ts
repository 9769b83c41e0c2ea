const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * Contents of all elements of a name, in order, as they are written. For the flat documents of object storages, in
 * which no element contains another of its own name; a page has `DOMParser` for it, Node has not.
 */
export function xmlElements(xml: string, name: string): readonly string[] {
  const contents: string[] = [];
  let position = 0;
  for (;;) {
    const open = xml.indexOf(`<${name}`, position);
    if (open < 0) return contents;
    const tagEnd = xml.indexOf('>', open);
    if (tagEnd < 0) return contents;
    position = tagEnd + 1;
    const afterName = xml.charAt(open + name.length + 1);
    if (!/[\s/>]/.test(afterName)) continue;
    if (xml.charAt(tagEnd - 1) === '/') {
      contents.push('');
      continue;
    }
    const close = xml.indexOf(`</${name}>`, position);
    if (close < 0) return contents;
    contents.push(xml.slice(position, close));
    position = close;
  }
}

/** Text of the first element of a name, null without one. */
export function xmlText(xml: string, name: string): string | null {
  const [content] = xmlElements(xml, name);
  return content === undefined ? null : unescapeXml(content).trim();
}

const unescapeXml = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (entity, hexCode, code, name) => {
    if (name !== undefined) return ENTITIES[name] ?? entity;
    const point = hexCode === undefined ? Number(code) : Number.parseInt(hexCode, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : entity;
  });

export const escapeXml = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
