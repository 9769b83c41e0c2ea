import type { Hasher } from '../ports/hasher.ts';

/**
 * ETag of an object made of parts, as OSS and S3 build it: MD5 over the parts' MD5 bytes, a hyphen and their number.
 * Undefined when a part's MD5 is not known.
 */
export async function multipartEtag(
  digests: readonly string[],
  hasher: Hasher,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (digests.some((digest) => digest === '')) return undefined;
  const bytes = Uint8Array.from(digests.join('').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const { md5 } = await hasher.md5(new Blob([bytes]), { signal });
  return `${md5}-${digests.length}`;
}
