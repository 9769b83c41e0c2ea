import type { Digests } from './digests.ts';
import { hmac } from './hmac.ts';
import { sha256 } from './sha256.ts';

/** Digests in plain code, for pages on plain http, where browsers offer no WebCrypto. */
export const ownDigests: Digests = {
  sha256: async (message) => sha256(message),
  async hmac(key) {
    const mac = hmac(sha256, key);
    return async (message) => mac(message);
  },
};
