/** Takes the bytes of one file, in order. */
export interface FileSink {
  write(chunk: Uint8Array): Promise<void>;
  /** All bytes are there: the file is the visitor's. */
  close(): Promise<void>;
  /** Leaves nothing behind. */
  abort(): Promise<void>;
}

/** Where downloads are saved. */
export interface SaveTarget {
  /** @param size in bytes as far as it is known */
  open(fileName: string, size: number): Promise<FileSink>;
}
