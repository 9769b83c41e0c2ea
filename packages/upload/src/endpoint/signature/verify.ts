import { timingSafeEqual } from 'node:crypto';
import { type AccessKeys, type AccessScope, isAllowed, type StorageAction } from '../access-keys.ts';
import { EndpointError } from '../endpoint-error.ts';
import type { TimeSource } from '../object-store.ts';
import { readOssV1Headers, readOssV1Query } from './oss-v1.ts';
import { readOssHeaders, readOssQuery } from './oss-v4.ts';
import { readS3Headers, readS3Query } from './s3-v4.ts';
import type { SentSignature, SignableRequest } from './signed-request.ts';

/** How far the clock of a client may be off. */
const MOST_SKEW_MS = 900_000;

const READERS = [readS3Headers, readOssHeaders, readOssV1Headers, readS3Query, readOssQuery, readOssV1Query];

/** Who verifies: the keys that exist, and the time. */
export interface Verifier {
  readonly keys: AccessKeys;
  readonly clock: TimeSource;
}

/**
 * Checks time, key, token, signature and scope of a request, in this order.
 *
 * @returns what the keys may do
 * @throws EndpointError with the code of what is wrong
 */
export async function verifyRequest(
  { keys, clock }: Verifier,
  request: SignableRequest,
  action: StorageAction,
): Promise<AccessScope> {
  const sent = readSignature(request);
  if (sent === undefined) throw new EndpointError('AccessDenied', {}, 'Anonymous access is forbidden.');
  const now = clock.now();
  checkTime(sent, now);
  const key = await keys.find(sent.accessKey, sent.token);
  if (key.state === 'unknown-key') throw new EndpointError('InvalidAccessKeyId', { AccessKeyId: sent.accessKey });
  if (key.state === 'invalid-token') throw new EndpointError('InvalidToken');
  if (key.expiresAt !== undefined && key.expiresAt <= now) throw new EndpointError('ExpiredToken');
  if (!isSame(sent.sign(key.secret), sent.signature)) {
    throw new EndpointError('SignatureDoesNotMatch', {
      AccessKeyId: sent.accessKey,
      SignatureProvided: sent.signature,
      StringToSign: sent.stringToSign,
      StringToSignBytes: Buffer.from(sent.stringToSign).toString('hex').replace(/../g, '$& ').trim(),
    });
  }
  if (!isAllowed(key.scope, action, request.object)) throw new EndpointError('AccessDenied');
  return key.scope;
}

function readSignature(request: SignableRequest): SentSignature | undefined {
  for (const read of READERS) {
    const sent = read(request);
    if (sent !== undefined) return sent;
  }
  return undefined;
}

function checkTime({ signedAt, endsAt }: SentSignature, now: number): void {
  if (endsAt !== undefined && endsAt <= now) {
    const times = { Expires: new Date(endsAt).toISOString(), ServerTime: new Date(now).toISOString() };
    throw new EndpointError('AccessDenied', times, 'Request has expired.');
  }
  if (signedAt === undefined) return;
  const offset = signedAt - now;
  // A signed address is used long after it was made, but not before.
  if (offset > MOST_SKEW_MS || (endsAt === undefined && offset < -MOST_SKEW_MS)) {
    throw new EndpointError('RequestTimeTooSkewed', {
      RequestTime: new Date(signedAt).toISOString(),
      ServerTime: new Date(now).toISOString(),
      MaxAllowedSkewMilliseconds: String(MOST_SKEW_MS),
    });
  }
}

function isSame(expected: string, sent: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(sent)];
  return a.length === b.length && timingSafeEqual(a, b);
}
