import { sha1 } from './sha1.ts';
import { sha256 } from './sha256.ts';

/** Computes the code of one message under a key that it keeps. */
export type Mac = (message: Uint8Array) => Promise<Uint8Array>;

type MacHash = 'SHA-1' | 'SHA-256';

/** The two operations that signatures are made of. */
export interface Digests {
  sha256(message: Uint8Array): Promise<Uint8Array>;
  hmac(hash: MacHash, key: Uint8Array): Promise<Mac>;
}

const BLOCK_BYTES = 64;
const INNER_PAD = 0x36;
const OUTER_PAD = 0x5c;

const hashes: Readonly<Record<MacHash, (message: Uint8Array) => Uint8Array>> = { 'SHA-1': sha1, 'SHA-256': sha256 };

/** Digests in plain code, for pages on plain http, where browsers offer no WebCrypto. */
export const ownDigests: Digests = {
  sha256: async (message) => sha256(message),
  async hmac(hash, key) {
    const digest = hashes[hash];
    const block = new Uint8Array(BLOCK_BYTES);
    block.set(key.length > BLOCK_BYTES ? digest(key) : key);
    const inner = block.map((byte) => byte ^ INNER_PAD);
    const outer = block.map((byte) => byte ^ OUTER_PAD);
    return async (message) => digest(joined(outer, digest(joined(inner, message))));
  },
};

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}

// A copy, because WebCrypto takes no views of shared memory and the type cannot tell.
const plain = (bytes: Uint8Array) => new Uint8Array(bytes);

/** Digests of the browser or of Node. */
function webCryptoDigests(subtle: SubtleCrypto): Digests {
  return {
    sha256: async (message) => new Uint8Array(await subtle.digest('SHA-256', plain(message))),
    async hmac(hash, key) {
      // WebCrypto refuses an empty key; a key of one zero byte gives the same codes (RFC 2104, padding).
      const raw = key.length > 0 ? plain(key) : new Uint8Array(1);
      const imported = await subtle.importKey('raw', raw, { name: 'HMAC', hash }, false, ['sign']);
      return async (message) => new Uint8Array(await subtle.sign('HMAC', imported, plain(message)));
    },
  };
}

/** WebCrypto where it is offered, else our own. */
export function platformDigests(scope: { readonly crypto?: Crypto } = globalThis): Digests {
  const subtle = scope.crypto?.subtle;
  return subtle === undefined ? ownDigests : webCryptoDigests(subtle);
}
