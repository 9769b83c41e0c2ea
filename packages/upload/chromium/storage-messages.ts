/** What the storage process is started with, as JSON in its first argument. */
export interface StorageProcessOptions {
  /** Where objects are kept; without one their bytes are hashed and forgotten. */
  readonly folder?: string;
  /** 0 for any free one. */
  readonly port: number;
  readonly bucket: string;
  /** Secret that temporary keys are derived from. */
  readonly root: string;
}

/** One body that came, whole or not. */
export interface ReceivedBody {
  readonly type: 'body';
  /** 0 for a body that is no part. */
  readonly partNumber: number;
  /** Bytes of it that arrived. */
  readonly bytes: number;
  /** ms since 1970 at which its first byte was there. */
  readonly beganAt: number;
  /** Whether it was acknowledged as stored. */
  readonly isStored: boolean;
}

/** What the storage process tells. */
export type StorageReport =
  | { readonly type: 'listening'; readonly port: number }
  /** As many bytes came as {@link StorageOrder} said; no more are read until it is released. */
  | { readonly type: 'held' }
  /** A request other than a preflight has come. */
  | { readonly type: 'request' }
  | ReceivedBody;

/** What the storage process is told. */
export type StorageOrder = { readonly type: 'hold'; readonly atBytes: number } | { readonly type: 'release' };
