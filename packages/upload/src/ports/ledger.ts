/** A part that the storage has acknowledged. */
export interface LedgerPart {
  readonly partNumber: number;
  readonly etag: string;
}

/**
 * What is needed to continue an upload after a reload. Keyed by the content, so that another file of
 * the same name can never be spliced in. Holds no keys.
 */
export interface LedgerEntry {
  /** MD5 of the whole content. */
  readonly md5: string;
  /** Whose upload it is (tenant and user); entries of others are never offered. */
  readonly owner: string;
  readonly fileName: string;
  readonly size: number;
  /** ms since 1970, of the file. */
  readonly lastModified: number;
  /** MD5 of the first and of the last MiB, by which a chosen file is recognised before it is hashed whole. */
  readonly edges: { readonly first: string; readonly last: string };
  readonly bucket: string;
  readonly key: string;
  /** Empty for a file that is sent whole: of such a one it is only known that it was begun. */
  readonly uploadId: string;
  readonly resourceId: string;
  readonly partSize: number;
  readonly parts: readonly LedgerPart[];
  /** ms since 1970; entries older than 7 days are dropped. */
  readonly createdAt: number;
  /** Lets the browser open the same file again after one click, where it can. */
  readonly handle?: FileSystemFileHandle | undefined;
}

/** Where unfinished uploads are remembered. IndexedDB in pages, memory elsewhere. */
export interface Ledger {
  get(owner: string, md5: string): Promise<LedgerEntry | undefined>;
  list(owner: string): Promise<readonly LedgerEntry[]>;
  put(entry: LedgerEntry): Promise<void>;
  delete(owner: string, md5: string): Promise<void>;
}
