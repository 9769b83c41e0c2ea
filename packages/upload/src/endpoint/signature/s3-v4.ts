import { EndpointError } from '../endpoint-error.ts';
import { queryValue } from '../wire.ts';
import { compareText, encodePath, encodeQuery, hmacChain, parseBasicTime, sha256Hex } from './canonical-text.ts';
import type { SentSignature, SignableRequest } from './signed-request.ts';

const ALGORITHM = 'AWS4-HMAC-SHA256';
const UNSIGNED = 'UNSIGNED-PAYLOAD';
const LONGEST_ADDRESS_SECONDS = 604_800;

/** Reads a signature in the headers (AWS signature version 4); undefined when there is none. */
export function readS3Headers(request: SignableRequest): SentSignature | undefined {
  const { headers } = request;
  const fields = /^AWS4-HMAC-SHA256\s+(.*)$/.exec(headers.authorization ?? '')?.[1];
  if (fields === undefined) return undefined;
  const field = (name: string) => new RegExp(`(?:^|,)\\s*${name}=([^,]+)`).exec(fields)?.[1]?.trim();
  const time = headers['x-amz-date'] ?? '';
  const payload = headers['x-amz-content-sha256'];
  if (payload === undefined) throw malformed('x-amz-content-sha256 is missing');
  const signedHeaders = (field('SignedHeaders') ?? '').split(';');
  for (const name of Object.keys(headers)) {
    if (name.startsWith('x-amz-') && !signedHeaders.includes(name)) {
      throw new EndpointError('AccessDenied', { HeadersNotSigned: name }, 'There were headers that were not signed.');
    }
  }
  return signatureOf(request, {
    credential: field('Credential') ?? '',
    time,
    signedHeaders,
    signature: field('Signature') ?? '',
    payload,
    token: headers['x-amz-security-token'],
    lifetime: undefined,
  });
}

/** Reads a signature in the query; undefined when there is none. */
export function readS3Query(request: SignableRequest): SentSignature | undefined {
  const { query, headers } = request;
  const value = (name: string) => queryValue(query, name);
  if (value('X-Amz-Algorithm') !== ALGORITHM && value('X-Amz-Signature') === undefined) return undefined;
  const lifetime = Number(value('X-Amz-Expires'));
  if (!Number.isInteger(lifetime) || lifetime < 1 || lifetime > LONGEST_ADDRESS_SECONDS) {
    throw new EndpointError('AuthorizationQueryParametersError', { Parameter: 'X-Amz-Expires' });
  }
  return signatureOf(request, {
    credential: value('X-Amz-Credential') ?? '',
    time: value('X-Amz-Date') ?? '',
    signedHeaders: (value('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: value('X-Amz-Signature') ?? '',
    payload: value('X-Amz-Content-Sha256') ?? headers['x-amz-content-sha256'] ?? UNSIGNED,
    token: value('X-Amz-Security-Token'),
    lifetime,
  });
}

interface Fields {
  readonly credential: string;
  readonly time: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  readonly payload: string;
  readonly token: string | undefined;
  /** seconds */
  readonly lifetime: number | undefined;
}

function signatureOf(request: SignableRequest, fields: Fields): SentSignature {
  const { accessKey, date, region, scope } = parseCredential(fields.credential);
  const signedAt = parseBasicTime(fields.time);
  if (signedAt === undefined || !fields.time.startsWith(date)) throw malformed('the time and its scope differ');
  if (!fields.signedHeaders.includes('host')) throw malformed('host is not signed');
  const stringToSign = [ALGORITHM, fields.time, scope, sha256Hex(canonicalRequest(request, fields))].join('\n');
  return {
    dialect: 's3',
    accessKey,
    token: fields.token,
    signature: fields.signature,
    signedAt,
    endsAt: fields.lifetime === undefined ? undefined : signedAt + fields.lifetime * 1000,
    stringToSign,
    sign: (secret) => hmacChain(`AWS4${secret}`, [date, region, 's3', 'aws4_request', stringToSign]).toString('hex'),
  };
}

function canonicalRequest({ method, path, query, headers }: SignableRequest, fields: Fields): string {
  const names = [...fields.signedHeaders].sort(compareText);
  return [
    method,
    encodePath(path),
    encodeQuery(query, { without: 'X-Amz-Signature', bareNames: false }),
    ...names.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    names.join(';'),
    fields.payload,
  ].join('\n');
}

function parseCredential(credential: string) {
  const parts = /^(.+)\/(\d{8})\/([^/]+)\/s3\/aws4_request$/.exec(credential);
  const [, accessKey, date, region] = parts ?? [];
  if (accessKey === undefined || date === undefined || region === undefined) throw malformed('the credential is wrong');
  return { accessKey, date, region, scope: `${date}/${region}/s3/aws4_request` };
}

const malformed = (reason: string) => new EndpointError('AuthorizationHeaderMalformed', { Reason: reason });
