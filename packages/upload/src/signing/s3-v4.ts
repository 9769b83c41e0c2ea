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

const S3_V4: V4Dialect = {
  algorithm: 'AWS4-HMAC-SHA256',
  secretPrefix: 'AWS4',
  service: 's3',
  terminator: 'aws4_request',
};

/** A request as the host sees it: its path names the bucket only when the host does not. */
export interface S3Request {
  readonly method: string;
  /** Decoded, with a leading slash. */
  readonly path: string;
  readonly query: QueryParameters;
  /** With `host`. */
  readonly headers: RequestHeaders;
  /** Lower case, in order. All headers when it is left out. */
  readonly signedHeaders?: readonly string[];
}

const headersToSign = (request: S3Request, headers: RequestHeaders) =>
  request.signedHeaders ?? Object.keys(headers).sort();

/**
 * The canonical request of the fourth S3 signature; a parameter without value keeps its `=`. For the query form the
 * query is given without `X-Amz-Signature`.
 */
function canonicalRequest(request: S3Request): string {
  const headers = lowerCaseNames(request.headers);
  const signed = headersToSign(request, headers);
  const oneSpaced = Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, text.replace(/ +/g, ' ')]));
  return [
    request.method.toUpperCase(),
    percentEncodePath(request.path),
    encodedQuery(request.query, '='),
    headerLines(oneSpaced, signed),
    signed.join(';'),
    headers['x-amz-content-sha256'] ?? UNSIGNED_PAYLOAD,
  ].join('\n');
}

/** Signs a request in its headers; answers all headers that it is to be sent with, `host` included. */
export async function signS3V4(
  request: S3Request,
  signing: V4Signing,
  keys: SigningKeys,
): Promise<Record<string, string>> {
  const { accessKey, accessSecret: secret, accessToken, region } = signing;
  const time = basicTime(signing.time);
  const headers = {
    ...lowerCaseNames(request.headers),
    'x-amz-content-sha256': UNSIGNED_PAYLOAD,
    'x-amz-date': time,
    ...(accessToken === '' ? {} : { 'x-amz-security-token': accessToken }),
  };
  const signed = headersToSign(request, headers);
  const signature = await v4Signature(
    S3_V4,
    canonicalRequest({ ...request, headers, signedHeaders: signed }),
    { secret, region, time },
    keys,
  );
  const facts = [
    `Credential=${accessKey}/${credentialScope(S3_V4, time, region)}`,
    `SignedHeaders=${signed.join(';')}`,
    `Signature=${signature}`,
  ];
  return { ...headers, authorization: `${S3_V4.algorithm} ${facts.join(', ')}` };
}

/** Signs a request in its query, good for `expires` seconds; answers the whole query. */
export async function presignS3V4(
  request: S3Request,
  signing: V4Signing & { readonly expires: number },
  keys: SigningKeys,
): Promise<Record<string, string>> {
  const { accessKey, accessSecret: secret, accessToken, region, expires } = signing;
  const time = basicTime(signing.time);
  const signed = headersToSign(request, lowerCaseNames(request.headers));
  const query = {
    ...request.query,
    'X-Amz-Algorithm': S3_V4.algorithm,
    'X-Amz-Credential': `${accessKey}/${credentialScope(S3_V4, time, region)}`,
    'X-Amz-Date': time,
    'X-Amz-Expires': String(expires),
    'X-Amz-SignedHeaders': signed.join(';'),
    ...(accessToken === '' ? {} : { 'X-Amz-Security-Token': accessToken }),
  };
  const signature = await v4Signature(
    S3_V4,
    canonicalRequest({ ...request, query, signedHeaders: signed }),
    { secret, region, time },
    keys,
  );
  return { ...query, 'X-Amz-Signature': signature };
}
