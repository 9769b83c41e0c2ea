import * as v from 'valibot';

interface QuotaSettings {
  /** What one business may keep, in bytes. */
  readonly quotaBytes: number;
}

/** An OSS or S3 bucket with the keys of an operator. */
export interface RemoteStoreSettings extends QuotaSettings {
  readonly kind: 'oss' | 's3';
  /** Address without bucket and path. */
  readonly endpoint: string;
  readonly bucketStyle: 'virtualHost' | 'path';
  readonly region: string;
  readonly bucket: string;
  readonly keys: { readonly accessKey: string; readonly accessSecret: string };
  /** Which role uploads take, and where credentials for it are issued. */
  readonly roleArn: string;
  readonly stsEndpoint: string;
  /** Where browsers reach our own port of the objects, which packs archives; by default under the page's host name. */
  readonly archiveOrigin?: string;
}

/** Where objects lie: on our disk, or in a bucket. */
export type ObjectStoreSettings = ({ readonly kind: 'embedded' } & QuotaSettings) | RemoteStoreSettings;

const httpAddress = v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+\/?$/, 'must be an http or https address'), v.url());
const text = v.pipe(v.string(), v.nonEmpty());

/** The variables of a bucket, all of them needed with `OBJECT_STORE=oss` or `s3`. */
export const storeVariables = {
  OBJECT_STORE: v.optional(v.picklist(['embedded', 'oss', 's3'], 'must be embedded, oss or s3'), 'embedded'),
  OBJECT_STORE_ENDPOINT: v.optional(httpAddress),
  OBJECT_STORE_REGION: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'must be a region'))),
  OBJECT_STORE_BUCKET: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]+$/, 'must be a bucket'))),
  OBJECT_STORE_BUCKET_STYLE: v.optional(
    v.picklist(['virtualHost', 'path'], 'must be virtualHost or path'),
    'virtualHost',
  ),
  OBJECT_STORE_ACCESS_KEY: v.optional(text),
  OBJECT_STORE_ACCESS_SECRET: v.optional(text),
  OBJECT_STORE_ROLE_ARN: v.optional(text),
  OBJECT_STORE_STS_ENDPOINT: v.optional(httpAddress),
  ARCHIVE_ORIGIN: v.optional(httpAddress),
  BUSINESS_QUOTA_GB: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'must be a number of gigabytes'), v.transform(Number)),
    '50',
  ),
};

const variables = v.object(storeVariables);

const NEEDED = [
  'OBJECT_STORE_ENDPOINT',
  'OBJECT_STORE_REGION',
  'OBJECT_STORE_BUCKET',
  'OBJECT_STORE_ACCESS_KEY',
  'OBJECT_STORE_ACCESS_SECRET',
  'OBJECT_STORE_ROLE_ARN',
  'OBJECT_STORE_STS_ENDPOINT',
] as const;

/** @returns the settings, or the first variable that a bucket needs and that is not set */
export function readStoreSettings(
  values: v.InferOutput<typeof variables>,
): ObjectStoreSettings | (typeof NEEDED)[number] {
  const quotaBytes = values.BUSINESS_QUOTA_GB * 1024 ** 3;
  if (values.OBJECT_STORE === 'embedded') return { kind: 'embedded', quotaBytes };
  const given = NEEDED.map((name) => values[name]);
  const [endpoint, region, bucket, accessKey, accessSecret, roleArn, stsEndpoint] = given;
  if (
    endpoint === undefined ||
    region === undefined ||
    bucket === undefined ||
    accessKey === undefined ||
    accessSecret === undefined ||
    roleArn === undefined ||
    stsEndpoint === undefined
  ) {
    return NEEDED[given.indexOf(undefined)] ?? NEEDED[0];
  }
  return {
    kind: values.OBJECT_STORE,
    quotaBytes,
    bucketStyle: values.OBJECT_STORE_BUCKET_STYLE,
    endpoint,
    region,
    bucket,
    keys: { accessKey, accessSecret },
    roleArn,
    stsEndpoint,
    ...(values.ARCHIVE_ORIGIN !== undefined && { archiveOrigin: new URL(values.ARCHIVE_ORIGIN).origin }),
  };
}
