import { createHash, type Hash } from 'node:crypto';
import { Crc64, combineCrc64 } from './crc64.ts';
import type { UploadedPart } from './object-store.ts';

/** Counts and hashes content while it passes. */
export class ContentDigest {
  readonly #md5: Hash = createHash('md5');
  readonly #crc64 = new Crc64();
  #size = 0;

  update(bytes: Uint8Array): void {
    this.#md5.update(bytes);
    this.#crc64.update(bytes);
    this.#size += bytes.length;
  }

  digest(): { readonly size: number; readonly md5: string; readonly crc64: bigint } {
    return { size: this.#size, md5: this.#md5.digest('hex'), crc64: this.#crc64.digest() };
  }
}

/** Size, ETag and checksum of an object made of parts; its MD5 takes a pass over the content. */
export function joinParts(parts: readonly UploadedPart[]): {
  readonly size: number;
  readonly etag: string;
  readonly crc64: bigint;
} {
  const digests = parts.map(({ md5 }) => Buffer.from(md5, 'hex'));
  const etag = `${createHash('md5').update(Buffer.concat(digests)).digest('hex')}-${parts.length}`;
  let crc64 = 0n;
  let size = 0;
  for (const part of parts) {
    crc64 = combineCrc64(crc64, part.crc64, part.size);
    size += part.size;
  }
  return { size, etag, crc64 };
}
