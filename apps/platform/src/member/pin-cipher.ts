import { constants, createPrivateKey, createPublicKey, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { sharedSecret } from './shared-secret.ts';

const SECRET_NAME = 'pin key';
const MODULUS_BITS = 2048;
const PLAIN_PIN = /^\d{6}$/;

/** Opens PINs that browsers have encrypted (domain rules 13.2). */
export interface PinCipher {
  /** SPKI, PEM. */
  readonly publicKey: string;
  /** The six digits, whether they came encrypted or, over TLS, as they are; undefined for anything else. */
  open(given: string): string | undefined;
}

/** One key pair for all processes of a platform. */
export function createPinCiphers(database: Database): () => Promise<PinCipher> {
  let cipher: Promise<PinCipher> | undefined;
  return () => {
    cipher ??= loadCipher(database).catch((error: unknown) => {
      cipher = undefined;
      throw error;
    });
    return cipher;
  };
}

async function loadCipher(database: Database): Promise<PinCipher> {
  const pem = await database.withCredentials((transaction) => sharedSecret(transaction, SECRET_NAME, makeKey));
  const key = createPrivateKey(pem);
  return {
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString(),
    open(given) {
      if (PLAIN_PIN.test(given)) return given;
      try {
        const padding = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
        const pin = privateDecrypt(padding, Buffer.from(given, 'base64')).toString('utf8');
        return PLAIN_PIN.test(pin) ? pin : undefined;
      } catch {
        // Not encrypted with our key: the caller's fault, answered like any other text that is no PIN.
        return undefined;
      }
    },
  };
}

function makeKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: MODULUS_BITS });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
