/** What the store says of an object it has whole. */
export interface ObjectFacts {
  /** bytes */
  readonly size: number;
  /** MD5 of the content, lower-case hex. */
  readonly md5: string;
}

/** There is no object under the key, or no longer. */
export class ObjectMissing extends Error {
  override readonly name = 'ObjectMissing';
}

/** The object is not the one that was registered. */
export class ObjectDiffers extends Error {
  override readonly name = 'ObjectDiffers';
}

/** Credentials to put one object, for some time. */
export interface UploadCredentials {
  readonly accessKey: string;
  readonly accessSecret: string;
  /** Says what the key may do and until when; sent along as the security token. */
  readonly accessToken: string;
  /** ms since 1970 */
  readonly expiresAt: number;
}

/** Where browsers send objects, and how. */
interface StorageAddress {
  readonly dialect: 'oss' | 's3';
  /** Without bucket and path. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucketStyle: 'virtualHost' | 'path';
}

/** What credentials are for. */
interface UploadGrant {
  readonly key: string;
  /** Of the object, in bytes. */
  readonly maxBytes: number;
}

/** An address under which everybody reads one object until it expires. */
interface SignedRead {
  readonly key: string;
  /** Name that it is offered under. */
  readonly fileName: string;
  /** Name of the host that the request for the address came by. */
  readonly hostName: string;
  /** How long it is good; `READ_SECONDS` when left out. */
  readonly seconds?: number;
}

/**
 * Where files lie: our own endpoint on the disk, or an object storage. Browsers write with credentials for one object
 * and read by signed addresses; the platform itself looks and reads.
 */
export interface ObjectStore {
  readonly bucket: string;
  /** How much one business may keep, in bytes. */
  readonly quotaBytes: number;
  /** Bytes of a business as they lie in the store, unfinished parts included; undefined where the store cannot tell. */
  used(businessId: string): number | undefined;
  /** @param hostName name of the host that the browser reached us by */
  address(hostName: string): StorageAddress;
  /** Where browsers read what the platform packs while they read it. */
  archiveOrigin(hostName: string): string;
  /** Undefined while the object is not there whole. */
  head(key: string): Promise<ObjectFacts | undefined>;
  /** Bytes from `start` up to, but without, `end`; all by default. Throws {@link ObjectMissing}. */
  read(key: string, range?: { readonly start: number; readonly end: number }): AsyncIterable<Uint8Array>;
  /** Also when there is none. */
  remove(key: string): Promise<void>;
  /**
   * Copies an object out of reach of the credentials that wrote it, which are still good for a while.
   *
   * @param size of the object as it was registered, in bytes: of another one nothing is copied
   * @throws ObjectMissing, ObjectDiffers
   * @returns the key of the copy
   */
  settle(key: string, size: number): Promise<string>;
  grantUpload(grant: UploadGrant): Promise<UploadCredentials>;
  readAddress(read: SignedRead): Promise<string>;
  /** Removes uploads that nobody finished and archives that were fetched; to be called now and then. */
  tidy(): Promise<void>;
}

/** How long upload credentials are good, in seconds. */
export const UPLOAD_SECONDS = 3600;

/**
 * How long unfinished uploads may lie in a bucket, in seconds: its lifecycle rule removes them after two days (see
 * docs/operations.md), at some time of the next one.
 */
export const UNFINISHED_KEPT_SECONDS = 3 * 86_400;

/** How long a signed read address is good, in seconds. */
export const READ_SECONDS = 600;

/** The header that makes a browser save an object under its file's name (RFC 6266). */
export function downloadDisposition(fileName: string): string {
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}
