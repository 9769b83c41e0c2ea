import { type KeyObject, X509Certificate } from 'node:crypto';
import * as v from 'valibot';
import { isFresh, NoAnswer, readJson, type WireAnswer } from './channel-wire.ts';
import { isSignedBy } from './rsa.ts';
import { openSealed, wechatSigned } from './wechat-signature.ts';

const list = v.object({
  data: v.array(
    v.object({
      serial_no: v.string(),
      encrypt_certificate: v.object({
        ciphertext: v.string(),
        nonce: v.string(),
        associated_data: v.optional(v.string()),
      }),
    }),
  ),
});

/** They are read anew so often at least: WeChat changes them, and says so by another serial number. */
const KEEP_MS = 12 * 3_600_000;
/** Not asked more often for a number that nobody knows: anyone can send one. */
const ASK_AGAIN_MS = 60_000;

interface Signed {
  readonly timestamp: string;
  readonly nonce: string;
  readonly signature: string;
  readonly serial: string;
}

type Header = (name: string) => string | undefined | null;

const signedParts = (header: Header): Signed => ({
  timestamp: header('wechatpay-timestamp') ?? '',
  nonce: header('wechatpay-nonce') ?? '',
  signature: header('wechatpay-signature') ?? '',
  serial: header('wechatpay-serial') ?? '',
});

/**
 * Knows the certificates of WeChat's platform: asked for under our own signature, sealed with the API key, and believed
 * only where the answer is signed by one of those it brings.
 */
export function createWechatCertificates(apiKey: string, get: () => Promise<WireAnswer>) {
  let known = new Map<string, KeyObject>();
  let readAtMs = 0;

  async function readAnew(): Promise<void> {
    readAtMs = Date.now();
    const answer = await get();
    if (answer.status !== 200) throw new NoAnswer(`certificates: ${answer.status}`);
    const read = v.safeParse(list, readJson(answer.body));
    if (!read.success) throw new NoAnswer('certificates: something else');
    const found = new Map<string, KeyObject>();
    for (const { serial_no, encrypt_certificate } of read.output.data) {
      const certificate = new X509Certificate(openSealed(apiKey, encrypt_certificate));
      const isInForce = Date.parse(certificate.validTo) > Date.now();
      if (isInForce && certificate.serialNumber.toUpperCase() === serial_no.toUpperCase()) {
        found.set(serial_no, certificate.publicKey);
      }
    }
    if (
      !isOf(
        found,
        signedParts((name) => answer.headers.get(name)),
        answer.body.toString(),
      )
    ) {
      throw new NoAnswer('certificates: forged');
    }
    known = found;
  }

  function isOf(keys: ReadonlyMap<string, KeyObject>, signed: Signed, body: string): boolean {
    const key = keys.get(signed.serial);
    const { timestamp, nonce, signature } = signed;
    return key !== undefined && isFresh(timestamp) && isSignedBy(key, wechatSigned(timestamp, nonce, body), signature);
  }

  return {
    /** Whether WeChat has signed this, lately. @throws NoAnswer where its certificates cannot be had */
    async hasSigned(header: Header, body: string): Promise<boolean> {
      const signed = signedParts(header);
      const age = Date.now() - readAtMs;
      if (age > KEEP_MS || (!known.has(signed.serial) && (known.size === 0 || age > ASK_AGAIN_MS))) await readAnew();
      return isOf(known, signed, body);
    },
  };
}
