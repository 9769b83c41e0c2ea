import { createPrivateKey, createPublicKey, createSign, createVerify, type KeyObject } from 'node:crypto';

/** @param base64 PKCS#8 @throws where it is no key */
export const readPrivateKey = (base64: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' });

/** @param base64 SPKI @throws where it is no key */
export const readPublicKey = (base64: string): KeyObject =>
  createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });

/** RSA with SHA-256 (PKCS#1), in base64: the signature of all channels. */
export const signRsa = (key: KeyObject, text: string): string =>
  createSign('RSA-SHA256').update(text).sign(key, 'base64');

/** Whether the owner of a key has signed a text; false for a signature that is none. */
export function isSignedBy(key: KeyObject, text: string, signature: string): boolean {
  try {
    return createVerify('RSA-SHA256').update(text).verify(key, signature, 'base64');
  } catch {
    return false;
  }
}
