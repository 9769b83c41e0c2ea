import { platformDigests } from '../signing/digests.ts';
import { presignOssV4 } from '../signing/oss-v4.ts';
import { presignS3V4 } from '../signing/s3-v4.ts';
import { createSigningKeys } from '../signing/v4.ts';
import { type BucketStyle, locateObject, locationUrl } from '../storage/object-location.ts';
import type { Dialect } from './error-table.ts';
import type { ObjectName } from './object-store.ts';

/** One request that whoever has the address may make. */
export interface PresignedUrlOptions extends ObjectName {
  readonly dialect: Dialect;
  /** Address of the storage without bucket and path. */
  readonly endpoint: string;
  readonly bucketStyle: BucketStyle;
  readonly region: string;
  readonly method: string;
  /** Parameters beside the signature, such as `response-content-disposition`. */
  readonly query?: Readonly<Record<string, string>>;
  /** Headers of the service that the request carries, such as the source of a copy, in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly keys: {
    readonly accessKey: string;
    readonly accessSecret: string;
    /** Empty for keys that do not end. */
    readonly accessToken: string;
  };
  /** ms since 1970 */
  readonly time: number;
  /** How long it is good, in seconds. */
  readonly expires: number;
}

const signingKeys = createSigningKeys(platformDigests());

/** Signs an address with version 4 of either service. */
export async function presignUrl(options: PresignedUrlOptions): Promise<string> {
  const {
    dialect,
    endpoint,
    bucketStyle,
    method,
    bucket,
    key,
    query = {},
    headers = {},
    keys,
    region,
    time,
    expires,
  } = options;
  const location = locateObject(endpoint, bucketStyle, { bucket, key });
  const signing = { ...keys, region, time, expires };
  const signed =
    dialect === 'oss'
      ? await presignOssV4({ method, bucket, key, query, headers }, signing, signingKeys)
      : await presignS3V4(
          { method, path: location.path, query, headers: { ...headers, host: location.host } },
          signing,
          signingKeys,
        );
  return locationUrl(location, signed);
}
