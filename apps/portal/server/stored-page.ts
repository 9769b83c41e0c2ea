import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteSettings } from '../app/server-context.ts';
import type { ContentEncoding } from './accept-encoding.ts';
import { contentSecurityPolicy, type SealedPage } from './content-security-policy.ts';
import { securityHeaders } from './security-headers.ts';

/** A page rendered whole, ready to be sent to anyone in any encoding. */
export interface StoredPage {
  readonly bodies: Readonly<Record<'identity' | ContentEncoding, Buffer>>;
  /** Weak: the same page in every encoding. */
  readonly etag: string;
  /** Names and values in turn: all headers but those of encoding, length and cache state. */
  readonly headers: readonly string[];
  /** Bytes held in memory. */
  readonly size: number;
}

const brotli = promisify(brotliCompress);
const brotliQuality = 5;

/**
 * Compresses a page and computes its policy with the hashes of its scripts, once for all who will get it.
 */
export async function storePage(page: SealedPage, requestHost: string, settings: SiteSettings): Promise<StoredPage> {
  const identity = Buffer.from(page.html);
  const [br, gzipped] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    promisify(gzip)(identity),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const headers = {
    ...securityHeaders(settings),
    'content-security-policy': contentSecurityPolicy({ requestHost, settings, inlineScripts: page.inlineScripts }),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Cookie',
    etag,
  };
  return {
    bodies: { identity, br, gzip: gzipped },
    etag,
    headers: Object.entries(headers).flat(),
    size: identity.length + br.length + gzipped.length,
  };
}
