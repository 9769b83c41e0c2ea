import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  type AccessKeys,
  type AccessScope,
  type KeyLookup,
  STORAGE_ACTIONS,
  type StorageAction,
} from './access-keys.ts';

const KEY_ID_BYTES = 12;
const PREFIX = 'STS.';

/** Keys with an end, as the register call hands them out. */
export interface IssuedKeys {
  readonly accessKey: string;
  readonly accessSecret: string;
  /** Carries scope and end under a signature; sent along as the security token. */
  readonly accessToken: string;
  /** ms since 1970 */
  readonly expiresAt: number;
}

/** Issues temporary keys and recognises them. */
export interface TemporaryKeys extends AccessKeys {
  /** @param expiresAt ms since 1970 */
  issue(scope: AccessScope, expiresAt: number): IssuedKeys;
}

/**
 * Temporary keys that nobody has to keep: whoever knows the root secret derives each secret from its token again, so
 * several processes agree without a table.
 */
export function createTemporaryKeys(root: string): TemporaryKeys {
  const derive = (purpose: 'token' | 'secret', text: string) =>
    createHmac('sha256', root).update(`${purpose}\n${text}`).digest('base64url');
  return {
    issue(scope, expiresAt) {
      const accessKey = `${PREFIX}${randomBytes(KEY_ID_BYTES).toString('hex')}`;
      const claims = Buffer.from(JSON.stringify({ ...scope, accessKey, expiresAt })).toString('base64url');
      const accessToken = `${claims}.${derive('token', claims)}`;
      return { accessKey, accessSecret: derive('secret', accessToken), accessToken, expiresAt };
    },
    find(accessKey, token): KeyLookup {
      // Temporary keys mean nothing without their token.
      if (!accessKey.startsWith(PREFIX) || token === undefined) return { state: 'unknown-key' };
      const [claims = '', signature = '', ...rest] = token.split('.');
      const expected = Buffer.from(derive('token', claims));
      const sent = Buffer.from(signature);
      const isOurs = rest.length === 0 && sent.length === expected.length && timingSafeEqual(sent, expected);
      const read = isOurs ? readClaims(claims) : undefined;
      if (read === undefined || read.accessKey !== accessKey) return { state: 'invalid-token' };
      return { state: 'known', secret: derive('secret', token), scope: read.scope, expiresAt: read.expiresAt };
    },
  };
}

interface Claims {
  readonly accessKey: string;
  readonly expiresAt: number;
  readonly scope: AccessScope;
}

const isAction = (text: unknown): text is StorageAction => STORAGE_ACTIONS.some((action) => action === text);

/** Claims that carry our signature; undefined when another version of us wrote them. */
function readClaims(encoded: string): Claims | undefined {
  // Signed by us, so it is JSON; what stands in it is checked all the same.
  const claims: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString());
  if (typeof claims !== 'object' || claims === null) return undefined;
  const { accessKey, expiresAt, bucket, key, prefix, actions, maxBytes } = claims as Record<string, unknown>;
  if (typeof accessKey !== 'string' || typeof expiresAt !== 'number') return undefined;
  if (typeof bucket !== 'string' || typeof key !== 'string' || !Array.isArray(actions)) return undefined;
  const scope = {
    bucket,
    key,
    prefix: prefix === true,
    actions: actions.filter(isAction),
    ...(typeof maxBytes === 'number' && { maxBytes }),
  };
  return { accessKey, expiresAt, scope };
}
