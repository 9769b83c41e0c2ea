/** The encodings this server stores or makes, best first. */
const contentEncodings = ['br', 'gzip'] as const;

export type ContentEncoding = (typeof contentEncodings)[number];

/**
 * The best encoding a client takes.
 *
 * @param header the Accept-Encoding header; a quality of 0 refuses an encoding.
 * @param isAvailable whether the answer exists in that encoding.
 * @returns undefined for the unencoded answer.
 */
export function chooseEncoding(
  header: string | undefined,
  isAvailable: (encoding: ContentEncoding) => boolean = () => true,
): ContentEncoding | undefined {
  if (!header) return undefined;
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name);
  }
  return contentEncodings.find((encoding) => accepted.has(encoding) && isAvailable(encoding));
}
