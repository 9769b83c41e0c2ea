import { encodedQuery, percentEncodePath, type QueryParameters } from './percent-encoding.ts';
import { headerLines, lowerCaseNames, type RequestHeaders } from './request-headers.ts';
import {
  basicTime,
  credentialScope,
  type SigningKeys,
  UNSIGNED_PAYLOAD,
  type V4Dialect,
  type V4Signing,
  v4Signature,
} from './v4.ts';

export const OSS_V4: V4Dialect = {
  algorithm: 'OSS4-HMAC-SHA256',
  secretPrefix: 'aliyun_v4',
  service: 'oss',
  terminator: 'aliyun_v4_request',
};

/** A request to an object, or to a bucket when the key is empty. */
export interface OssRequest {
  readonly method: string;
  readonly bucket: string;
  readonly key: string;
  readonly query: QueryParameters;
  readonly headers: RequestHeaders;
  /** Headers to sign beside content-type, content-md5 and x-oss-*. Lower case, in order. */
  readonly additionalHeaders?: readonly string[];
}

const isAlwaysSigned = (name: string) => name === 'content-type' || name === 'content-md5' || name.startsWith('x-oss-');

/**
 * The canonical request of the fourth OSS signature. The path names the bucket whatever the host is; a parameter
 * without value has no `=`. For the query form the query is given without `x-oss-signature`.
 */
function canonicalRequest(request: OssRequest): string {
  const headers = lowerCaseNames(request.headers);
  const additional = request.additionalHeaders ?? [];
  const signed = Object.keys(headers).filter((name) => isAlwaysSigned(name) || additional.includes(name));
  return [
    request.method.toUpperCase(),
    percentEncodePath(`/${request.bucket}/${request.key}`),
    encodedQuery(request.query, ''),
    headerLines(headers, signed.sort()),
    additional.join(';'),
    headers['x-oss-content-sha256'] ?? UNSIGNED_PAYLOAD,
  ].join('\n');
}

/** Signs a request in its headers; answers all headers that it is to be sent with. */
export async function signOssV4(
  request: OssRequest,
  signing: V4Signing,
  keys: SigningKeys,
): Promise<Record<string, string>> {
  const { accessKey, accessSecret: secret, accessToken, region } = signing;
  const time = basicTime(signing.time);
  const headers = {
    ...lowerCaseNames(request.headers),
    'x-oss-content-sha256': UNSIGNED_PAYLOAD,
    'x-oss-date': time,
    ...(accessToken === '' ? {} : { 'x-oss-security-token': accessToken }),
  };
  const signature = await v4Signature(
    OSS_V4,
    canonicalRequest({ ...request, headers }),
    { secret, region, time },
    keys,
  );
  const additional = request.additionalHeaders ?? [];
  const facts = [
    `Credential=${accessKey}/${credentialScope(OSS_V4, time, region)}`,
    ...(additional.length > 0 ? [`AdditionalHeaders=${additional.join(';')}`] : []),
    `Signature=${signature}`,
  ];
  return { ...headers, authorization: `${OSS_V4.algorithm} ${facts.join(',')}` };
}

/** Signs a request in its query, good for `expires` seconds; answers the whole query. */
export async function presignOssV4(
  request: OssRequest,
  signing: V4Signing & { readonly expires: number },
  keys: SigningKeys,
): Promise<Record<string, string>> {
  const { accessKey, accessSecret: secret, accessToken, region, expires } = signing;
  const time = basicTime(signing.time);
  const additional = request.additionalHeaders ?? [];
  const query = {
    ...request.query,
    ...(additional.length > 0 ? { 'x-oss-additional-headers': additional.join(';') } : {}),
    'x-oss-credential': `${accessKey}/${credentialScope(OSS_V4, time, region)}`,
    'x-oss-date': time,
    'x-oss-expires': String(expires),
    'x-oss-signature-version': OSS_V4.algorithm,
    ...(accessToken === '' ? {} : { 'x-oss-security-token': accessToken }),
  };
  const signature = await v4Signature(OSS_V4, canonicalRequest({ ...request, query }), { secret, region, time }, keys);
  return { ...query, 'x-oss-signature': signature };
}
