import type { AccessScope } from '../access-keys.ts';
import type { Dialect } from '../error-table.ts';
import type { ObjectStore, UploadName } from '../object-store.ts';
import type { SignableRequest } from '../signature/signed-request.ts';
import { type EndpointResponse, queryValue } from '../wire.ts';
import { writeXml, type XmlElement } from '../xml.ts';

/** Sizes in bytes that the endpoint enforces. */
export interface EndpointLimits {
  /** Largest body of one request. */
  readonly maxBody: number;
  /** Smallest part but for the last. */
  readonly minPart: Readonly<Record<Dialect, number>>;
}

/** The limits of the two services. */
export const SERVICE_LIMITS: EndpointLimits = {
  maxBody: 5 * 1024 ** 3,
  minPart: { s3: 5 * 1024 ** 2, oss: 100 * 1024 },
};

/** A verified request with what is needed to answer it. */
export interface Exchange {
  readonly store: ObjectStore;
  readonly limits: EndpointLimits;
  readonly dialect: Dialect;
  readonly request: SignableRequest;
  readonly scope: AccessScope;
}

/** Carries out one operation. @throws EndpointError */
export type Operation = (exchange: Exchange) => Promise<EndpointResponse>;

const S3_NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';

/** A document in the dialect of the request. */
export function xmlResponse(
  dialect: Dialect,
  document: XmlElement,
  headers: Record<string, string> = {},
): EndpointResponse {
  const body = writeXml(document, dialect === 's3' ? S3_NAMESPACE : undefined);
  return {
    status: 200,
    headers: { 'Content-Type': 'application/xml', 'Content-Length': String(Buffer.byteLength(body)), ...headers },
    body,
  };
}

/** An ETag as the dialect writes it: OSS in upper case. */
export const quoteEtag = (dialect: Dialect, etag: string): string =>
  `"${dialect === 'oss' ? etag.toUpperCase() : etag}"`;

/** What the answer to content says of it. */
export function contentHeaders(
  { dialect }: Exchange,
  content: { readonly etag: string; readonly crc64: bigint; readonly md5?: string },
): Record<string, string> {
  return {
    ETag: quoteEtag(dialect, content.etag),
    ...(dialect === 'oss' && { 'x-oss-hash-crc64ecma': String(content.crc64) }),
    ...(dialect === 'oss' && content.md5 && { 'Content-MD5': Buffer.from(content.md5, 'hex').toString('base64') }),
  };
}

/** The multipart upload that a request names. */
export function uploadOf({ request }: Exchange): UploadName {
  return { ...request.object, uploadId: queryValue(request.query, 'uploadId') ?? '' };
}

/** The content type to store an object with. */
export const contentTypeOf = ({ request }: Exchange): string =>
  request.headers['content-type'] ?? 'application/octet-stream';
