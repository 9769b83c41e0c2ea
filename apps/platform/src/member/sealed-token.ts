import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function keyOf(accessToken: string): Buffer {
  return Buffer.from(hkdfSync('sha256', accessToken, '', 'sealed platform token', KEY_BYTES));
}

/** Encrypts the platform token so that only who has the access token can read it: nonce, tag, ciphertext. */
export function sealToken(platformToken: string, accessToken: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(accessToken), nonce);
  const sealed = Buffer.concat([cipher.update(platformToken, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/**
 * Reads what `sealToken` wrote.
 *
 * @throws Error when it was sealed with another token or has been changed
 */
export function unsealToken(sealed: Buffer, accessToken: string): string {
  const decipher = createDecipheriv(ALGORITHM, keyOf(accessToken), sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
