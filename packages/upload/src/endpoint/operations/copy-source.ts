import { isAllowed } from '../access-keys.ts';
import { EndpointError } from '../endpoint-error.ts';
import type { ObjectName, OpenObject } from '../object-store.ts';
import type { EndpointResponse } from '../wire.ts';
import { type Exchange, quoteEtag, xmlResponse } from './exchange.ts';

const PREFIXES = { oss: 'x-oss-', s3: 'x-amz-' } as const;

/** An object, or a stretch of it, that a request puts under another name instead of a body. */
export interface CopySource {
  readonly name: ObjectName;
  readonly object: OpenObject;
  readonly start: number;
  /** Without this byte. */
  readonly end: number;
}

/**
 * What a request copies; undefined when it brings a body.
 *
 * @throws EndpointError when the source is not there, or not for these keys
 */
export async function copySource({ store, request, dialect, scope }: Exchange): Promise<CopySource | undefined> {
  const header = `${PREFIXES[dialect]}copy-source`;
  const given = request.headers[header];
  if (given === undefined) return undefined;
  const name = readName(given);
  if (name === undefined) throw new EndpointError('InvalidArgument', { ArgumentName: header });
  if (!isAllowed(scope, 'GetObject', name)) throw new EndpointError('AccessDenied');
  const object = await store.openObject(name);
  if (object === undefined) throw new EndpointError('NoSuchKey', { Key: name.key });
  const range = request.headers[`${header}-range`];
  const [, first, last] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(range ?? `bytes=0-${object.size - 1}`) ?? [];
  const [start, end] = [Number(first ?? 0), Number(last ?? -1) + 1];
  if (range !== undefined && (first === undefined || start >= end || end > object.size)) {
    throw new EndpointError('InvalidArgument', { ArgumentName: `${header}-range` });
  }
  return { name, object, start, end: range === undefined ? object.size : end };
}

function readName(source: string): ObjectName | undefined {
  try {
    const [, bucket = '', key = ''] = /^\/?([^/]+)\/(.+)$/s.exec(decodeURIComponent(source)) ?? [];
    return key === '' ? undefined : { bucket, key };
  } catch {
    return undefined;
  }
}

/** The document that answers a copy. */
export function copyResult(
  element: 'CopyObjectResult' | 'CopyPartResult',
  { dialect }: Exchange,
  { etag, modifiedAt }: { readonly etag: string; readonly modifiedAt: number },
): EndpointResponse {
  return xmlResponse(dialect, [
    element,
    [
      ['ETag', quoteEtag(dialect, etag)],
      ['LastModified', new Date(modifiedAt).toISOString()],
    ],
  ]);
}
