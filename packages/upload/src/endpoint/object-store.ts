/** Names an object. */
export interface ObjectName {
  readonly bucket: string;
  readonly key: string;
}

/** Names a multipart upload. */
export interface UploadName extends ObjectName {
  readonly uploadId: string;
}

/** Content that has arrived whole and belongs to nothing yet. */
export interface ReceivedContent {
  /** Under which the store finds it; means nothing to others. */
  readonly id: string;
  /** bytes */
  readonly size: number;
  /** Lower-case hex. */
  readonly md5: string;
  /** CRC-64/XZ as OSS counts it. */
  readonly crc64: bigint;
}

/** What content is for, said before its first byte comes. */
export interface ContentClaim {
  readonly name: ObjectName;
  /** bytes */
  readonly size: number;
  /** Largest object that may come of it, in bytes. */
  readonly maxBytes?: number | undefined;
  /** Where it is a part of an upload. */
  readonly part?: {
    readonly uploadId: string;
    readonly partNumber: number;
    /** Into how many parts the object may be cut. */
    readonly maxParts?: number | undefined;
  };
}

/** What is said of an object when it is written. */
export interface ObjectMetadata {
  readonly contentType: string;
}

/** An object that is there whole. */
export interface StoredObject extends ObjectMetadata {
  /** bytes */
  readonly size: number;
  /** MD5 of the content, lower-case hex, computed by the store itself. */
  readonly md5: string;
  /** Lower-case hex without quotes: the MD5, or for an object of parts the MD5 of their MD5s, `-` and their number. */
  readonly etag: string;
  readonly crc64: bigint;
  /** ms since 1970 */
  readonly modifiedAt: number;
}

/** An object with its content, which is read to its end although the object may be replaced meanwhile. */
export interface OpenObject extends StoredObject {
  /** Bytes from `start` up to, but without, `end`. */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
}

/** A multipart upload that has begun. */
export interface OpenUpload extends UploadName, ObjectMetadata {
  /** ms since 1970 */
  readonly startedAt: number;
}

/** A part that is kept. */
export interface UploadedPart {
  /** 1 to 10,000 */
  readonly partNumber: number;
  readonly size: number;
  /** Lower-case hex. */
  readonly md5: string;
  readonly crc64: bigint;
  /** ms since 1970 */
  readonly modifiedAt: number;
}

/**
 * Where the endpoint keeps bytes. What a method has answered survives the death of the process; what it has not
 * answered is there whole or not at all. `undefined` stands for what does not exist (any more).
 */
export interface ObjectStore {
  /**
   * Takes content in as it comes, without holding it whole. Use it once or discard it. Rejects as the content does, and
   * with an EndpointError before the first byte when there is no room for what it is claimed to be.
   */
  receive(content: AsyncIterable<Uint8Array>, claim?: ContentClaim): Promise<ReceivedContent>;
  discard(content: ReceivedContent): Promise<void>;

  putObject(name: ObjectName, content: ReceivedContent, metadata: ObjectMetadata): Promise<StoredObject>;
  openObject(name: ObjectName): Promise<OpenObject | undefined>;
  /** The same content under another name. */
  copyObject(from: ObjectName, to: ObjectName): Promise<StoredObject | undefined>;
  /** Also when there is none. */
  deleteObject(name: ObjectName): Promise<void>;

  /** Every object with the time of its last change in ms since 1970, in no order. */
  listObjects(): AsyncIterable<ObjectName & { readonly modifiedAt: number }>;

  createUpload(name: ObjectName, metadata: ObjectMetadata): Promise<OpenUpload>;
  /** Only under the name that it began with. */
  findUpload(name: UploadName): Promise<OpenUpload | undefined>;
  /** Replaces a part of the same number. */
  putPart(name: UploadName, partNumber: number, content: ReceivedContent): Promise<UploadedPart | undefined>;
  /** In ascending order. */
  listParts(name: UploadName): Promise<readonly UploadedPart[] | undefined>;
  /** Makes the object of the given parts and forgets the upload. */
  completeUpload(name: UploadName, parts: readonly UploadedPart[]): Promise<StoredObject | undefined>;
  /** @returns whether there was one */
  abortUpload(name: UploadName): Promise<boolean>;
  /** All that have neither ended nor been aborted; of one object the oldest first. */
  listUploads(of?: ObjectName): Promise<readonly OpenUpload[]>;
}

/** Tells the time in ms since 1970. */
export interface TimeSource {
  now(): number;
}
