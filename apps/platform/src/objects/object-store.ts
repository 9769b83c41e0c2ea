import type { Readable } from 'node:stream';

/** What the store says of an object it has whole. */
interface ObjectFacts {
  /** bytes */
  readonly size: number;
  /** MD5 of the content, lower-case hex. */
  readonly md5: string;
}

/** Where files lie: disk, or an object storage. Keys are paths of letters, digits, `-`, `_`, `.` and `/`. */
export interface ObjectStore {
  readonly bucket: string;
  /** Undefined while the object is not there whole. */
  head(key: string): Promise<ObjectFacts | undefined>;
  read(key: string): Readable;
  /** Keeps an object that the platform makes itself; it is there whole or not at all. */
  write(key: string, content: Readable): Promise<void>;
}
