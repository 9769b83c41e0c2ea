/** Why an item failed. */
export type FailureReason =
  /** The file could not be read, or changed while it was sent. */
  | 'readFailed'
  | 'registerFailed'
  /** Sending the bytes failed for good. */
  | 'transferFailed'
  /** The stored bytes are not those of the file, twice. */
  | 'integrityFailed'
  /** The bytes are stored, but the back end did not take note of it. */
  | 'confirmFailed';

/** What the back end said when it refused an item's file. */
export interface FileRefusal {
  /** Code of the answer's body, or the HTTP status; 400 to 499. */
  readonly code: number;
  /** In the words of the back end. */
  readonly reason: string;
}

/** A failed item, offered for a retry outside the list; it counts nowhere and blocks nothing. */
export interface FailedItem {
  readonly id: string;
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  readonly reason: FailureReason;
  /** True for the large band, whose failures show no message (specification section 8). */
  readonly silent: boolean;
  /** What to tell the user; null when silent. */
  readonly message: string | null;
  /** Why the back end refused it. Absent when it did not: then nothing is known against the same file. */
  readonly refusal?: FileRefusal;
}

/** Rejection of `uploader.result()`: the item failed, or left the list before it was done. */
export class UploadFailure extends Error {
  override readonly name = 'UploadFailure';
  readonly reason: FailureReason | 'cancelled' | 'unknown';

  constructor(reason: FailureReason | 'cancelled' | 'unknown', message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
