import { hex, utf8 } from './byte-text.ts';
import type { Digests, Mac } from './digests.ts';

/** What tells the fourth OSS signature from the fourth S3 signature; the derivation is the same. */
export interface V4Dialect {
  readonly algorithm: string;
  readonly secretPrefix: string;
  readonly service: string;
  readonly terminator: string;
}

export const UNSIGNED_PAYLOAD = 'UNSIGNED-PAYLOAD';

/** `20261121T083015Z`. @param time ms since 1970 */
export const basicTime = (time: number): string => new Date(time).toISOString().replace(/[:-]|\.\d{3}/g, '');

/** `20261121/cn-changchun/oss/aliyun_v4_request`. @param time in basic form */
export const credentialScope = (dialect: V4Dialect, time: string, region: string): string =>
  [time.slice(0, 8), region, dialect.service, dialect.terminator].join('/');

/** Keys derived from secrets, one a day and scope: four codes saved on every request of an upload. */
export interface SigningKeys {
  readonly digests: Digests;
  derive(dialect: V4Dialect, secret: string, day: string, region: string): Promise<Mac>;
}

const KEPT_KEYS = 16;

/** A cache of derived keys, in memory alone; each storage and each endpoint has its own. */
export function createSigningKeys(digests: Digests): SigningKeys {
  const kept = new Map<string, Promise<Mac>>();
  return {
    digests,
    derive(dialect, secret, day, region) {
      const name = JSON.stringify([dialect.service, secret, day, region]);
      const known = kept.get(name);
      if (known !== undefined) return known;
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size >= KEPT_KEYS) kept.delete(oldest);
      const derived = deriveKey(digests, dialect, secret, day, region);
      kept.set(name, derived);
      return derived;
    },
  };
}

async function deriveKey(digests: Digests, dialect: V4Dialect, secret: string, day: string, region: string) {
  let mac = await digests.hmac(utf8(dialect.secretPrefix + secret));
  for (const step of [day, region, dialect.service, dialect.terminator]) {
    mac = await digests.hmac(await mac(utf8(step)));
  }
  return mac;
}

/** Signs a canonical request. @param time in basic form */
export async function v4Signature(
  dialect: V4Dialect,
  canonicalRequest: string,
  { secret, region, time }: { readonly secret: string; readonly region: string; readonly time: string },
  keys: SigningKeys,
): Promise<string> {
  const hashed = hex(await keys.digests.sha256(utf8(canonicalRequest)));
  const stringToSign = [dialect.algorithm, time, credentialScope(dialect, time, region), hashed].join('\n');
  const mac = await keys.derive(dialect, secret, time.slice(0, 8), region);
  return hex(await mac(utf8(stringToSign)));
}

/** With what a request is signed. */
export interface V4Signing {
  readonly accessKey: string;
  readonly accessSecret: string;
  /** Of temporary keys; empty for lasting ones. */
  readonly accessToken: string;
  readonly region: string;
  /** ms since 1970, by the clock of the storage. */
  readonly time: number;
}
