import type { ObjectAddress } from '../ports/storage.ts';
import { encodedQuery, percentEncodePath, type QueryParameters } from '../signing/percent-encoding.ts';

/**
 * How an address names the bucket: in front of the host (`virtualHost`), first in the path (`path`), or not at all
 * because the host stands for it (`custom`).
 */
export type BucketStyle = 'virtualHost' | 'path' | 'custom';

export interface ObjectLocation {
  readonly host: string;
  /** Not encoded, with a leading slash. */
  readonly path: string;
  readonly origin: string;
}

/** Where an object is reached. @param endpoint address of the storage without a path, such as `https://oss.example` */
export function locateObject(endpoint: string, style: BucketStyle, { bucket, key }: ObjectAddress): ObjectLocation {
  const { protocol, host } = new URL(endpoint);
  const ownHost = style === 'virtualHost' ? `${bucket}.${host}` : host;
  const path = style === 'path' ? `/${bucket}/${key}` : `/${key}`;
  return { host: ownHost, path, origin: `${protocol}//${ownHost}` };
}

/** The whole address of a request. */
export function locationUrl({ origin, path }: ObjectLocation, query: QueryParameters): string {
  const parameters = encodedQuery(query, '');
  return `${origin}${percentEncodePath(path)}${parameters && '?'}${parameters}`;
}
