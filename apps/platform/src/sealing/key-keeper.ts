import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Wraps the keys of sealed contents so that neither a dump of the database nor a backup reads them: what it wraps with
 * is not in the database. A vault or an HSM may stand behind it.
 */
export interface KeyKeeper {
  /** Names what it wraps with, and gives nothing of it away. */
  readonly keyId: string;
  /** @param purpose whose key it is; the same text opens it, no other does */
  wrap(key: Uint8Array, purpose: string): Promise<Buffer>;
  /** @throws {WrongPurposeError} for what was wrapped for another purpose, by another keeper, or was changed since */
  open(wrapped: Uint8Array, purpose: string): Promise<Buffer>;
  /** Marks a text so that equal texts are known again, and nobody who reads the mark can try out what the text was. */
  mark(text: string, purpose: string): Promise<Buffer>;
}

/** What a keeper does not open, however often it is asked; whatever else it throws may be over by the next time. */
export class WrongPurposeError extends Error {
  constructor(cause: unknown) {
    super('wrapped for another purpose, by another keeper, or changed since', { cause });
    this.name = 'WrongPurposeError';
  }
}

/** Keeps keys by a secret of the platform. @param secret at least 32 bytes that nobody can guess */
export function secretKeyKeeper(secret: Uint8Array): KeyKeeper {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'jianzhu sealing: wrap', KEY_BYTES));
  const marking = Buffer.from(hkdfSync('sha256', secret, '', 'jianzhu sealing: mark', KEY_BYTES));
  return {
    keyId: createHash('sha256').update('jianzhu sealing: id').update(key).digest('hex').slice(0, 16),
    wrap: async (wrapped, purpose) => encrypt(key, wrapped, purpose),
    async open(wrapped, purpose) {
      try {
        return decrypt(key, wrapped, purpose);
      } catch (error) {
        throw new WrongPurposeError(error);
      }
    },
    mark: async (text, purpose) => createHmac('sha256', marking).update(`${purpose}\0${text}`).digest(),
  };
}

/** AES-256-GCM: nonce, ciphertext, tag. @param about what it belongs to; has to be said again to read it */
export function encrypt(key: Uint8Array, plain: Uint8Array, about: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws for another key, another `about`, or a changed text */
export function decrypt(key: Uint8Array, sealed: Uint8Array, about: string): Buffer {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}
