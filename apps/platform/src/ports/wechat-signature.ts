import { createDecipheriv, type KeyObject, randomUUID } from 'node:crypto';
import { secondText } from './channel-wire.ts';
import { signRsa } from './rsa.ts';

export interface WechatMerchant {
  readonly mchId: string;
  /** Serial number of the merchant's certificate. */
  readonly serialNo: string;
  /** PKCS#8 in base64; never logged. */
  readonly key: string;
}

/** What WeChat signs, and we verify: a line for each part, each with its line feed. */
const lines = (...parts: readonly string[]): string => parts.map((part) => `${part}\n`).join('');

/** Value of Authorization for a request: `WECHATPAY2-SHA256-RSA2048` over method, path with query, time, nonce, body. */
export function wechatAuthorization(
  { mchId, serialNo }: WechatMerchant,
  key: KeyObject,
  { method, path, body }: Readonly<Record<'method' | 'path' | 'body', string>>,
): string {
  const [timestamp, nonce] = [secondText(), randomUUID().replaceAll('-', '')];
  const signature = signRsa(key, lines(method, path, timestamp, nonce, body));
  const parts = { mchid: mchId, nonce_str: nonce, signature, timestamp, serial_no: serialNo };
  const text = Object.entries(parts)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',');
  return `WECHATPAY2-SHA256-RSA2048 ${text}`;
}

/** What the platform signs of an answer or a callback. */
export const wechatSigned = (timestamp: string, nonce: string, body: string): string => lines(timestamp, nonce, body);

/** What a merchant signs of a request. */
export const wechatRequestSigned = lines;

const TAG_BYTES = 16;

export interface Sealed {
  readonly ciphertext: string;
  readonly nonce: string;
  readonly associated_data?: string | undefined;
}

/** Opens what WeChat seals with the merchant's API key (AEAD_AES_256_GCM). @throws where it is not sealed with it */
export function openSealed(apiKey: string, { ciphertext, nonce, associated_data = '' }: Sealed): string {
  const bytes = Buffer.from(ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  decipher.setAAD(Buffer.from(associated_data));
  return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString();
}
