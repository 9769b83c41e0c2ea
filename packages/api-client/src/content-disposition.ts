/**
 * The file name of a `Content-Disposition` (RFC 6266): `filename*` in UTF-8 before `filename`. The last segment alone,
 * so that no server can name a folder. `undefined` when there is none that can be read.
 */
export function fileNameOf(disposition: string): string | undefined {
  const encoded = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  const plain = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition);
  const name = decode(encoded) ?? decode(plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2]);
  return name?.split(/[\\/]/).pop() || undefined;
}

/** Some servers write `filename` percent-encoded too; a name that is not is taken as it is. */
function decode(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return text;
  }
}
