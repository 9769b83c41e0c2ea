/** Where a file was put. */
export interface UploadedFile {
  readonly url: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

export interface UploadOptions {
  readonly signal: AbortSignal;
  /** Bytes that were sent, of so many. */
  readonly onProgress: (sent: number, total: number) => void;
}

/** Puts files of messages where the others can fetch them; rejects when it could not. */
export interface UploadPort {
  upload(file: Blob & { readonly name: string }, options: UploadOptions): Promise<UploadedFile>;
}
