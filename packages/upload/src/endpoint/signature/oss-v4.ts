import { EndpointError } from '../endpoint-error.ts';
import { queryValue } from '../wire.ts';
import { compareText, encodePath, encodeQuery, hmacChain, parseBasicTime, sha256Hex } from './canonical-text.ts';
import type { SentSignature, SignableRequest } from './signed-request.ts';

const ALGORITHM = 'OSS4-HMAC-SHA256';
const UNSIGNED = 'UNSIGNED-PAYLOAD';
const LONGEST_ADDRESS_SECONDS = 604_800;

/** Reads a signature in the headers (OSS signature version 4); undefined when there is none. */
export function readOssHeaders(request: SignableRequest): SentSignature | undefined {
  const { headers } = request;
  const fields = /^OSS4-HMAC-SHA256\s+(.*)$/.exec(headers.authorization ?? '')?.[1];
  if (fields === undefined) return undefined;
  const field = (name: string) => new RegExp(`(?:^|,)\\s*${name}=([^,]+)`).exec(fields)?.[1]?.trim();
  return signatureOf(request, {
    credential: field('Credential') ?? '',
    time: headers['x-oss-date'] ?? '',
    additional: splitNames(field('AdditionalHeaders')),
    signature: field('Signature') ?? '',
    payload: headers['x-oss-content-sha256'] ?? UNSIGNED,
    token: headers['x-oss-security-token'],
    lifetime: undefined,
  });
}

/** Reads a signature in the query; undefined when there is none. */
export function readOssQuery(request: SignableRequest): SentSignature | undefined {
  const value = (name: string) => queryValue(request.query, name);
  if (value('x-oss-signature-version') !== ALGORITHM) return undefined;
  const lifetime = Number(value('x-oss-expires'));
  if (!Number.isInteger(lifetime) || lifetime < 1 || lifetime > LONGEST_ADDRESS_SECONDS) {
    throw new EndpointError('AuthorizationQueryParametersError', { ArgumentName: 'x-oss-expires' });
  }
  return signatureOf(request, {
    credential: value('x-oss-credential') ?? '',
    time: value('x-oss-date') ?? '',
    additional: splitNames(value('x-oss-additional-headers')),
    signature: value('x-oss-signature') ?? '',
    payload: UNSIGNED,
    token: value('x-oss-security-token'),
    lifetime,
  });
}

interface Fields {
  readonly credential: string;
  readonly time: string;
  /** Names of signed headers beyond those that always are. */
  readonly additional: readonly string[];
  readonly signature: string;
  readonly payload: string;
  readonly token: string | undefined;
  /** seconds */
  readonly lifetime: number | undefined;
}

const splitNames = (names: string | undefined): readonly string[] =>
  (names ?? '')
    .toLowerCase()
    .split(';')
    .filter((name) => name !== '')
    .sort(compareText);

function signatureOf(request: SignableRequest, fields: Fields): SentSignature {
  const parts = /^(.+)\/(\d{8})\/([^/]+)\/oss\/aliyun_v4_request$/.exec(fields.credential);
  const [, accessKey, date, region] = parts ?? [];
  if (accessKey === undefined || date === undefined || region === undefined) throw malformed('the credential is wrong');
  const signedAt = parseBasicTime(fields.time);
  if (signedAt === undefined || !fields.time.startsWith(date)) throw malformed('the time and its scope differ');
  const scope = `${date}/${region}/oss/aliyun_v4_request`;
  const stringToSign = [ALGORITHM, fields.time, scope, sha256Hex(canonicalRequest(request, fields))].join('\n');
  return {
    dialect: 'oss',
    accessKey,
    token: fields.token,
    signature: fields.signature,
    signedAt,
    endsAt: fields.lifetime === undefined ? undefined : signedAt + fields.lifetime * 1000,
    stringToSign,
    sign: (secret) =>
      hmacChain(`aliyun_v4${secret}`, [date, region, 'oss', 'aliyun_v4_request', stringToSign]).toString('hex'),
  };
}

function canonicalRequest({ method, object, query, headers }: SignableRequest, fields: Fields): string {
  const isSigned = (name: string) =>
    name === 'content-type' || name === 'content-md5' || name.startsWith('x-oss-') || fields.additional.includes(name);
  const names = Object.keys(headers).filter(isSigned).sort(compareText);
  return [
    method,
    // With the bucket, also when it stands in the host name.
    encodePath(object.bucket === '' ? '/' : `/${object.bucket}/${object.key}`),
    encodeQuery(query, { without: 'x-oss-signature', bareNames: true }),
    ...names.map((name) => `${name}:${(headers[name] ?? '').trim()}`),
    '',
    fields.additional.join(';'),
    fields.payload,
  ].join('\n');
}

const malformed = (reason: string) => new EndpointError('AuthorizationHeaderMalformed', { Reason: reason });
