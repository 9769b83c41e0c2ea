import { hmac } from './hmac.ts';
import { sha256 } from './sha256.ts';

/** Computes the code of one message under a key that it keeps. */
export type Mac = (message: Uint8Array) => Promise<Uint8Array>;

/** The two operations that V4 signatures are made of, both with SHA-256. */
export interface Digests {
  sha256(message: Uint8Array): Promise<Uint8Array>;
  hmac(key: Uint8Array): Promise<Mac>;
}

/** Digests in plain code, for pages on plain http, where browsers offer no WebCrypto. */
export const ownDigests: Digests = {
  sha256: async (message) => sha256(message),
  async hmac(key) {
    const mac = hmac(sha256, key);
    return async (message) => mac(message);
  },
};

// A copy, because WebCrypto takes no views of shared memory and the type cannot tell.
const plain = (bytes: Uint8Array) => new Uint8Array(bytes);

/** Digests of the browser or of Node. */
function webCryptoDigests(subtle: SubtleCrypto): Digests {
  return {
    sha256: async (message) => new Uint8Array(await subtle.digest('SHA-256', plain(message))),
    async hmac(key) {
      // WebCrypto refuses an empty key; a key of one zero byte gives the same codes (RFC 2104, padding).
      const raw = key.length > 0 ? plain(key) : new Uint8Array(1);
      const imported = await subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
      return async (message) => new Uint8Array(await subtle.sign('HMAC', imported, plain(message)));
    },
  };
}

/** WebCrypto where it is offered, else our own. */
export function platformDigests(scope: { readonly crypto?: Crypto } = globalThis): Digests {
  const subtle = scope.crypto?.subtle;
  return subtle === undefined ? ownDigests : webCryptoDigests(subtle);
}
