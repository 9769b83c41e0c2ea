/** A parameter of a product, and what it is. */
export interface AttributePair {
  readonly name: string;
  readonly value: string;
}

const ESCAPED: Readonly<Record<string, string>> = { '%': '%25', ':': '%3A', ';': '%3B' };
const PLAIN = new Map(Object.entries(ESCAPED).map(([sign, code]) => [code, sign]));

const escaped = (text: string): string => text.replace(/[%:;]/g, (sign) => ESCAPED[sign] ?? sign);
const plain = (text: string): string => text.replace(/%(?:25|3A|3B)/g, (code) => PLAIN.get(code) ?? code);

/** Parameters that a list is filtered by, as one text of its address: `材质:HRB400E;规格:Φ18`. */
export const attributeFilterText = (pairs: readonly AttributePair[]): string =>
  pairs.map(({ name, value }) => `${escaped(name)}:${escaped(value)}`).join(';');

/** The same read again; what has no value is left out. */
export function readAttributeFilter(text: string): AttributePair[] {
  return text.split(';').flatMap((part) => {
    const [name = '', value = '', ...more] = part.split(':');
    return name === '' || value === '' || more.length > 0 ? [] : [{ name: plain(name), value: plain(value) }];
  });
}
