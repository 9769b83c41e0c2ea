import { onDemand } from '../on-demand.ts';

/** Computes the code of one message under a key that it keeps. */
export type Mac = (message: Uint8Array) => Promise<Uint8Array>;

/** The two operations that V4 signatures are made of, both with SHA-256. */
export interface Digests {
  sha256(message: Uint8Array): Promise<Uint8Array>;
  hmac(key: Uint8Array): Promise<Mac>;
}

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

const own = onDemand(() => import('./own-digests.ts'));

/** Our own digests; pages that have WebCrypto never load them. */
const loadedDigests: Digests = {
  sha256: async (message) => (await own.load()).ownDigests.sha256(message),
  hmac: async (key) => (await own.load()).ownDigests.hmac(key),
};

/** WebCrypto where it is offered, else our own, which begin to load at once: the page still has its network. */
export function platformDigests(scope: { readonly crypto?: Crypto } = globalThis): Digests {
  const subtle = scope.crypto?.subtle;
  if (subtle !== undefined) return webCryptoDigests(subtle);
  // Whoever signs first hears of a failure, and loads again.
  own.load().catch(() => undefined);
  return loadedDigests;
}
