import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentEncoding } from './accept-encoding.ts';
import { inlineScriptSources } from './content-security-policy.ts';

/** A page rendered whole, ready to be sent to anyone in any encoding. */
export interface StoredPage {
  readonly bodies: Readonly<Record<'identity' | ContentEncoding, Buffer>>;
  readonly contentType: string;
  /** Weak: the same page in every encoding. */
  readonly etag: string;
  /** Policy sources of its inline scripts. */
  readonly inlineScripts: readonly string[];
  /** Bytes held in memory. */
  readonly size: number;
}

const brotli = promisify(brotliCompress);
const brotliQuality = 5;

/** Compresses a page and computes the hashes of its scripts, once for all who will get it. */
export async function storePage(identity: Buffer, contentType: string): Promise<StoredPage> {
  const [br, gzipped] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    promisify(gzip)(identity),
  ]);
  return {
    bodies: { identity, br, gzip: gzipped },
    contentType,
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    inlineScripts: inlineScriptSources(identity.toString('utf8')),
    size: identity.length + br.length + gzipped.length,
  };
}
