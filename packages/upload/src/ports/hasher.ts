/** MD5 of one file: whole, and of each part when a part size was given. Lower-case hex. */
export interface FileDigest {
  readonly md5: string;
  readonly parts: readonly string[];
}

/** How a file is hashed. */
export interface HashOptions {
  readonly signal: AbortSignal;
  /** Bytes read so far. */
  readonly onBytes?: (read: number) => void;
  /** Also hash every part of this many bytes, in the same pass. */
  readonly partSize?: number | undefined;
}

/** Reads files and computes their MD5. Rejects with a {@link ReadError}, or with the signal's reason. */
export interface Hasher {
  md5(file: Blob, options: HashOptions): Promise<FileDigest>;
  /** Ends workers and running jobs. */
  dispose(): void;
}

/** The file could not be read: it was removed, moved or changed since it was chosen. */
export class ReadError extends Error {
  override readonly name = 'ReadError';
}
