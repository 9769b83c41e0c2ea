import { EndpointError } from '../endpoint-error.ts';
import type { ContentClaim, ReceivedContent, UploadedPart } from '../object-store.ts';
import { queryValue } from '../wire.ts';
import { type ListedPart, readCompletedParts, type XmlElement } from '../xml.ts';
import { type CopySource, copyResult, copySource } from './copy-source.ts';
import {
  contentHeaders,
  contentTypeOf,
  type Exchange,
  type Operation,
  quoteEtag,
  uploadOf,
  xmlResponse,
} from './exchange.ts';
import { receiveContent, receiveDocument } from './receive-content.ts';

const MOST_PARTS = 10_000;
const LONGEST_PAGE = 1000;

/** A device that lost its upload begins another one, while a second device may send the same file. */
const MOST_UPLOADS = 2;

/** InitiateMultipartUpload. With keys for an object of a certain size the oldest uploads give way to the newest two. */
export const initiate: Operation = async (exchange) => {
  const { store, request, dialect, scope } = exchange;
  const upload = await store.createUpload(request.object, { contentType: contentTypeOf(exchange) });
  if (scope.maxBytes !== undefined) {
    const older = (await store.listUploads(request.object)).slice(0, -MOST_UPLOADS);
    for (const each of older) await store.abortUpload(each);
  }
  return xmlResponse(dialect, [
    'InitiateMultipartUploadResult',
    [
      ['Bucket', upload.bucket],
      ['Key', upload.key],
      ['UploadId', upload.uploadId],
    ],
  ]);
};

/** UploadPart: the same number again replaces the part; or UploadPartCopy, from a stretch of another object. */
export const uploadPart: Operation = async (exchange) => {
  const { store, request } = exchange;
  const partNumber = readNumber(exchange, 'partNumber', { from: 1, to: MOST_PARTS, otherwise: 0 });
  const upload = uploadOf(exchange);
  if ((await store.findUpload(upload)) === undefined) throw noSuchUpload(upload.uploadId);
  const claim = { uploadId: upload.uploadId, partNumber, maxParts: mostParts(exchange) };
  const source = await copySource(exchange);
  const content = source === undefined ? receiveContent(exchange, claim) : copyContent(exchange, source, claim);
  const part = await store.putPart(upload, partNumber, await content);
  // Aborted while the part was on its way.
  if (part === undefined) throw noSuchUpload(queryValue(request.query, 'uploadId') ?? '');
  if (source !== undefined) return copyResult('CopyPartResult', exchange, { ...part, etag: part.md5 });
  return { status: 200, headers: { ...contentHeaders(exchange, { ...part, etag: part.md5 }), 'Content-Length': '0' } };
};

function copyContent(
  { store, request, scope }: Exchange,
  { object, start, end }: CopySource,
  part: NonNullable<ContentClaim['part']>,
): Promise<ReceivedContent> {
  const claim = { name: request.object, size: end - start, maxBytes: scope.maxBytes, part };
  return store.receive(object.read(start, end), claim);
}

/** All parts but the last have the smallest size at least. */
const mostParts = ({ limits, dialect, scope }: Exchange): number =>
  scope.maxBytes === undefined ? MOST_PARTS : Math.floor(scope.maxBytes / limits.minPart[dialect]) + 1;

/** ListParts, a page at a time. */
export const listParts: Operation = async (exchange) => {
  const { dialect, request } = exchange;
  const marker = readNumber(exchange, 'part-number-marker', { from: 0, to: Number.MAX_SAFE_INTEGER, otherwise: 0 });
  const asked = readNumber(exchange, 'max-parts', {
    from: 0,
    to: Number.MAX_SAFE_INTEGER,
    otherwise: LONGEST_PAGE,
  });
  const longest = Math.min(asked, LONGEST_PAGE);
  const upload = uploadOf(exchange);
  const parts = await exchange.store.listParts(upload);
  if (parts === undefined) throw noSuchUpload(upload.uploadId);
  const later = parts.filter(({ partNumber }) => partNumber > marker);
  const page = later.slice(0, longest);
  return xmlResponse(dialect, [
    'ListPartsResult',
    [
      ['Bucket', request.object.bucket],
      ['Key', request.object.key],
      ['UploadId', upload.uploadId],
      ['StorageClass', dialect === 's3' ? 'STANDARD' : 'Standard'],
      ['PartNumberMarker', String(marker)],
      ['NextPartNumberMarker', String(page.at(-1)?.partNumber ?? marker)],
      ['MaxParts', String(longest)],
      ['IsTruncated', String(later.length > page.length)],
      ...page.map((part) => partElement(exchange, part)),
    ],
  ]);
};

function partElement({ dialect }: Exchange, part: UploadedPart): XmlElement {
  return [
    'Part',
    [
      ['PartNumber', String(part.partNumber)],
      ['LastModified', new Date(part.modifiedAt).toISOString()],
      ['ETag', quoteEtag(dialect, part.md5)],
      ['Size', String(part.size)],
      ...(dialect === 'oss' ? [['HashCrc64ecma', String(part.crc64)] as const] : []),
    ],
  ];
}

/** CompleteMultipartUpload: the listed parts, in ascending order, become the object. */
export const complete: Operation = async (exchange) => {
  const { store, dialect, request } = exchange;
  const listed = readCompletedParts(await receiveDocument(exchange));
  if (listed === undefined) throw new EndpointError('MalformedXML');
  const upload = uploadOf(exchange);
  const kept = await store.listParts(upload);
  if (kept === undefined) throw noSuchUpload(upload.uploadId);
  const parts = chooseParts(listed, kept);
  checkSizes(exchange, parts);
  const object = await store.completeUpload(upload, parts);
  if (object === undefined) throw noSuchUpload(upload.uploadId);
  const { bucket, key } = request.object;
  const { ETag = '', ...headers } = contentHeaders(exchange, { etag: object.etag, crc64: object.crc64 });
  return xmlResponse(
    dialect,
    [
      'CompleteMultipartUploadResult',
      [
        ['Location', `http://${request.headers.host ?? ''}${request.path}`],
        ['Bucket', bucket],
        ['Key', key],
        ['ETag', ETag],
      ],
    ],
    { ETag, ...headers },
  );
};

function chooseParts(listed: readonly ListedPart[], kept: readonly UploadedPart[]): readonly UploadedPart[] {
  const byNumber = new Map(kept.map((part) => [part.partNumber, part]));
  let before = 0;
  return listed.map(({ partNumber, etag }) => {
    if (partNumber <= before) throw new EndpointError('InvalidPartOrder');
    before = partNumber;
    const part = byNumber.get(partNumber);
    if (part?.md5 !== etag) throw new EndpointError('InvalidPart', { PartNumber: String(partNumber), ETag: etag });
    return part;
  });
}

function checkSizes({ limits, dialect, scope }: Exchange, parts: readonly UploadedPart[]): void {
  const small = parts.slice(0, -1).find(({ size }) => size < limits.minPart[dialect]);
  if (small !== undefined) {
    throw new EndpointError('EntityTooSmall', {
      ProposedSize: String(small.size),
      MinSizeAllowed: String(limits.minPart[dialect]),
      PartNumber: String(small.partNumber),
    });
  }
  const total = parts.reduce((sum, { size }) => sum + size, 0);
  if (scope.maxBytes !== undefined && total > scope.maxBytes) {
    throw new EndpointError('EntityTooLarge', { ProposedSize: String(total) });
  }
}

/** AbortMultipartUpload. */
export const abort: Operation = async (exchange) => {
  const upload = uploadOf(exchange);
  if (!(await exchange.store.abortUpload(upload))) throw noSuchUpload(upload.uploadId);
  return { status: 204, headers: {} };
};

const noSuchUpload = (uploadId: string) => new EndpointError('NoSuchUpload', { UploadId: uploadId });

interface Bounds {
  readonly from: number;
  readonly to: number;
  /** When the parameter is missing. */
  readonly otherwise: number;
}

function readNumber({ request }: Exchange, name: string, { from, to, otherwise }: Bounds): number {
  const text = queryValue(request.query, name);
  const value = text === undefined || text === '' ? otherwise : Number(text);
  if (!Number.isInteger(value) || value < from || value > to) {
    throw new EndpointError('InvalidArgument', { ArgumentName: name, ArgumentValue: text ?? '' });
  }
  return value;
}
