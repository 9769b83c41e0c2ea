import { createHmac } from 'node:crypto';
import { EndpointError } from '../endpoint-error.ts';
import { queryValue } from '../wire.ts';
import { compareText } from './canonical-text.ts';
import type { SentSignature, SignableRequest } from './signed-request.ts';

/** Parameters that belong to the signed resource. */
const SUB_RESOURCES: ReadonlySet<string> = new Set([
  'partNumber',
  'response-cache-control',
  'response-content-disposition',
  'response-content-encoding',
  'response-content-language',
  'response-content-type',
  'response-expires',
  'security-token',
  'uploadId',
  'uploads',
  'x-oss-process',
  'x-oss-traffic-limit',
]);

/** Reads a signature in the headers (OSS signature version 1); undefined when there is none. */
export function readOssV1Headers(request: SignableRequest): SentSignature | undefined {
  const { headers } = request;
  const [, accessKey, signature] = /^OSS ([^:]+):(\S+)$/.exec(headers.authorization ?? '') ?? [];
  if (accessKey === undefined || signature === undefined) return undefined;
  const date = headers['x-oss-date'] ?? headers.date ?? '';
  const signedAt = Date.parse(date);
  if (Number.isNaN(signedAt)) throw new EndpointError('AccessDenied', {}, 'The time of the request is missing.');
  return {
    dialect: 'oss',
    accessKey,
    token: headers['x-oss-security-token'],
    signature,
    signedAt,
    endsAt: undefined,
    ...signing(request, date),
  };
}

/** Reads a signature in the query; undefined when there is none. */
export function readOssV1Query(request: SignableRequest): SentSignature | undefined {
  const value = (name: string) => queryValue(request.query, name);
  const accessKey = value('OSSAccessKeyId');
  if (accessKey === undefined) return undefined;
  const expires = value('Expires') ?? '';
  if (!/^\d{1,12}$/.test(expires)) {
    throw new EndpointError('AuthorizationQueryParametersError', { ArgumentName: 'Expires' });
  }
  return {
    dialect: 'oss',
    accessKey,
    token: value('security-token'),
    signature: value('Signature') ?? '',
    signedAt: undefined,
    endsAt: Number(expires) * 1000,
    ...signing(request, expires),
  };
}

function signing(request: SignableRequest, date: string): Pick<SentSignature, 'stringToSign' | 'sign'> {
  const { method, headers, object, query } = request;
  const ossHeaders = Object.keys(headers)
    .filter((name) => name.startsWith('x-oss-'))
    .sort(compareText)
    .map((name) => `${name}:${(headers[name] ?? '').trim()}\n`);
  const subResources = query
    .filter(([name]) => SUB_RESOURCES.has(name))
    .sort(([a], [b]) => compareText(a, b))
    .map(([name, value]) => (value === '' ? name : `${name}=${value}`));
  const resource = `/${object.bucket}/${object.key}${subResources.length > 0 ? '?' : ''}${subResources.join('&')}`;
  const stringToSign = [
    method,
    headers['content-md5'] ?? '',
    headers['content-type'] ?? '',
    date,
    `${ossHeaders.join('')}${resource}`,
  ].join('\n');
  return { stringToSign, sign: (secret) => createHmac('sha1', secret).update(stringToSign).digest('base64') };
}
