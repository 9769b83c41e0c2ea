/**
 * Temporary keys for one object, as the register call hands them out.
 * They are kept in memory only and never enter a snapshot, a ledger or a log.
 */
export interface Credentials {
  readonly accessKey: string;
  readonly accessSecret: string;
  readonly accessToken: string;
  /** Time in ms since 1970 at which they end, when the back end says so. */
  readonly expiresAt?: number | undefined;
}

/** Where the bytes of one file go. */
export interface ObjectAddress {
  readonly bucket: string;
  /** Object key: the `uri` of the registration, without a leading slash. */
  readonly key: string;
}

/** Everything a storage request is signed with. */
export interface StorageTarget extends ObjectAddress {
  readonly credentials: Credentials;
  /** Clock of the storage minus our clock, in ms, once a refused request has told it. */
  readonly clockOffset: number;
  /** Content type that the object is stored with. */
  readonly contentType: string;
}

/** Cancellation and progress of one request. */
export interface TransferOptions {
  readonly signal: AbortSignal;
  /** Bytes of the body that have left so far, never falling within one request. */
  readonly onBytes?: (sent: number) => void;
}

/** What the storage says it keeps. */
export interface StoredPart {
  /** 1 to 10,000. */
  readonly partNumber: number;
  /** Lower-case hex without quotes; empty when the storage does not let the page read it (CORS). */
  readonly etag: string;
  readonly size: number;
}

/** One page of ListParts. */
export interface PartPage {
  readonly parts: readonly StoredPart[];
  /** Marker of the next page; null when this is the last one. */
  readonly nextMarker: number | null;
}

/** What the storage can do. */
export interface StorageLimits {
  /** Smallest part in bytes, the last one excepted: 102,400 for OSS, 5 MiB for S3. */
  readonly minPart: number;
  readonly maxPart: number;
  readonly maxParts: number;
  /** Largest body of a single put, in bytes. */
  readonly singleMax: number;
}

/** Why a storage request failed, and so what comes next. */
export type StorageFault =
  | 'network'
  | 'timeout'
  | 'stall'
  | 'throttled'
  | 'server'
  | 'credentials'
  | 'clock'
  | 'gone'
  | 'integrity'
  | 'fileChanged'
  | 'fatal';

/** A failed storage request. Its message carries no secret and no signed address. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly fault: StorageFault;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Code of the error document, such as `SecurityTokenExpired`; empty without one. */
  readonly code: string;
  /** How long the storage asks to wait, in ms. */
  readonly retryAfter: number | undefined;
  /** Time of the storage in ms since 1970, when it refused our clock. */
  readonly serverTime: number | undefined;

  constructor(
    fault: StorageFault,
    facts: {
      readonly message?: string;
      readonly status?: number;
      readonly code?: string;
      readonly retryAfter?: number | undefined;
      readonly serverTime?: number | undefined;
      readonly cause?: unknown;
    } = {},
  ) {
    super(facts.message ?? fault, { cause: facts.cause });
    this.fault = fault;
    this.status = facts.status ?? 0;
    this.code = facts.code ?? '';
    this.retryAfter = facts.retryAfter;
    this.serverTime = facts.serverTime;
  }
}

/**
 * An object storage as the uploader uses it. Every method rejects with a {@link StorageError}, or with the
 * signal's reason when it was aborted; nothing is retried inside.
 */
export interface Storage {
  readonly limits: StorageLimits;
  /** Stores a whole object in one request. */
  put(target: StorageTarget, body: Blob, options: TransferOptions): Promise<{ readonly etag: string }>;
  /** Begins a multipart upload and returns its id. */
  initiate(target: StorageTarget, options: TransferOptions): Promise<string>;
  uploadPart(
    target: StorageTarget,
    uploadId: string,
    partNumber: number,
    body: Blob,
    options: TransferOptions,
  ): Promise<{ readonly etag: string }>;
  /** Parts that are stored, in ascending order, from after the marker (0 for the first page). */
  listParts(target: StorageTarget, uploadId: string, marker: number, options: TransferOptions): Promise<PartPage>;
  /** Makes the object of its parts, in ascending order. */
  complete(
    target: StorageTarget,
    uploadId: string,
    parts: readonly StoredPart[],
    options: TransferOptions,
  ): Promise<{ readonly etag: string }>;
  /** Forgets a multipart upload with all its parts; one that is unknown counts as done. */
  abort(target: StorageTarget, uploadId: string, options: TransferOptions): Promise<void>;
  /** Size and ETag of an object, null when there is none. */
  head(
    target: StorageTarget,
    options: TransferOptions,
  ): Promise<{ readonly size: number; readonly etag: string } | null>;
  /** Answers when the storage can be reached at all; used to notice that the network is back. */
  probe(target: ObjectAddress, options: TransferOptions): Promise<void>;
}
