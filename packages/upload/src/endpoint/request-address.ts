import { EndpointError } from './endpoint-error.ts';
import type { ObjectName } from './object-store.ts';

/** How requests name buckets besides `/bucket/key`. */
export interface AddressOptions {
  /** Host names without port below which a label is a bucket: `files.example.cn` for `bucket.files.example.cn`. */
  readonly virtualHosts?: readonly string[] | undefined;
  /** Host names without port that are a bucket each. */
  readonly cnames?: Readonly<Record<string, string>> | undefined;
}

const MOST_KEY_BYTES = 1023;

/** Bucket and key of a request; the key is empty for the bucket itself. @throws EndpointError for a key too long */
export function locateObject(path: string, host: string, options: AddressOptions): ObjectName {
  const name = bucketOfHost(host, options);
  const [bucket, key] = name === undefined ? splitPath(path) : [name, path.slice(1)];
  if (Buffer.byteLength(key) > MOST_KEY_BYTES) throw new EndpointError('KeyTooLongError');
  return { bucket, key };
}

function bucketOfHost(host: string, { virtualHosts = [], cnames = {} }: AddressOptions): string | undefined {
  const hostName = host.replace(/:\d+$/, '').toLowerCase();
  if (Object.hasOwn(cnames, hostName)) return cnames[hostName];
  const base = virtualHosts.find((candidate) => hostName.endsWith(`.${candidate}`));
  return base === undefined ? undefined : hostName.slice(0, -base.length - 1);
}

function splitPath(path: string): readonly [bucket: string, key: string] {
  const slash = path.indexOf('/', 1);
  return slash < 0 ? [path.slice(1), ''] : [path.slice(1, slash), path.slice(slash + 1)];
}
