/** A signed request. Its headers are complete; the host is the one of the address. */
export interface StorageRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A blob, so that the browser reads it from the disk while sending; never a buffer. */
  readonly body: Blob | null;
}

/** An answer, read to its end. */
export interface StorageAnswer {
  readonly status: number;
  /** Null when it is missing or when the storage does not let the page read it. */
  header(name: string): string | null;
  readonly text: string;
}

/** Time limits in ms. There is none for a whole request: a slow line may take as long as it moves. */
export interface StorageTimeouts {
  /** Until the first byte leaves or the answer begins. */
  readonly firstByte: number;
  /** Without a byte in either direction after that. */
  readonly stall: number;
}

export interface SendOptions {
  readonly signal: AbortSignal;
  readonly onBytes?: ((sent: number) => void) | undefined;
}

/**
 * Carries requests to a storage. Rejects with a `StorageError` of fault `network`, `timeout` or `stall`, or with the
 * signal's reason. Every answer resolves, whatever its status.
 */
export interface Transport {
  send(request: StorageRequest, options: SendOptions): Promise<StorageAnswer>;
  /** Resolves when the host answers anything at all, also something that the page may not read. */
  reach(url: string, options: SendOptions): Promise<void>;
}

/** Specification of the timers: `upload` rules US5. */
export const STORAGE_TIMEOUTS: StorageTimeouts = { firstByte: 30_000, stall: 30_000 };
