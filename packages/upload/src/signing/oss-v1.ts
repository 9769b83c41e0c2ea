import { base64, utf8 } from './byte-text.ts';
import { hmac } from './hmac.ts';
import type { OssRequest } from './oss-v4.ts';
import { headerLines, lowerCaseNames } from './request-headers.ts';
import { sha1 } from './sha1.ts';
import type { V4Signing } from './v4.ts';

/** Parameters that belong to the resource; all others are sent unsigned. Those of `x-oss-` belong to it too. */
const SUB_RESOURCES: ReadonlySet<string> = new Set([
  'uploads',
  'uploadId',
  'partNumber',
  'security-token',
  'response-content-type',
  'response-content-language',
  'response-expires',
  'response-cache-control',
  'response-content-disposition',
  'response-content-encoding',
]);

const isSubResource = (name: string) => SUB_RESOURCES.has(name) || name.startsWith('x-oss-');

/**
 * The text that the first OSS signature covers; nothing in it is percent-encoded.
 * @param date value of `x-oss-date`, or in the query form `Expires` in seconds since 1970
 */
function stringToSign(request: OssRequest, date: string): string {
  const headers = lowerCaseNames(request.headers);
  const ossHeaders = Object.keys(headers).filter((name) => name.startsWith('x-oss-'));
  const subResources = Object.entries(request.query)
    .filter(([name]) => isSubResource(name))
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(([name, value]) => (value === '' ? name : `${name}=${value}`));
  const resource = `/${request.bucket}/${request.key}`;
  return [
    request.method.toUpperCase(),
    headers['content-md5'] ?? '',
    headers['content-type'] ?? '',
    date,
    headerLines(headers, ossHeaders.sort()) + [resource, ...subResources].reduce(joinQuery),
  ].join('\n');
}

const joinQuery = (text: string, parameter: string, index: number) => `${text}${index === 1 ? '?' : '&'}${parameter}`;

/** HMAC-SHA1 of the text in base64. */
const signatureOf = (text: string, secret: string): string => base64(hmac(sha1, utf8(secret))(utf8(text)));

type V1Signing = Omit<V4Signing, 'region'>;

/** Signs a request in its headers, for private clouds that know no later signature; answers all headers. */
export function signOssV1(
  request: OssRequest,
  { accessKey, accessSecret, accessToken, time }: V1Signing,
): Record<string, string> {
  const date = new Date(time).toUTCString();
  const headers = {
    ...lowerCaseNames(request.headers),
    'x-oss-date': date,
    ...(accessToken === '' ? {} : { 'x-oss-security-token': accessToken }),
  };
  const signature = signatureOf(stringToSign({ ...request, headers }, date), accessSecret);
  return { ...headers, authorization: `OSS ${accessKey}:${signature}` };
}

/** Signs a request in its query, good for `expires` seconds; answers the whole query. */
export function presignOssV1(
  request: OssRequest,
  { accessKey, accessSecret, accessToken, time, expires }: V1Signing & { readonly expires: number },
): Record<string, string> {
  const end = String(Math.floor(time / 1000) + expires);
  const query = { ...request.query, ...(accessToken === '' ? {} : { 'security-token': accessToken }) };
  const signature = signatureOf(stringToSign({ ...request, query }, end), accessSecret);
  return { ...query, OSSAccessKeyId: accessKey, Expires: end, Signature: signature };
}
