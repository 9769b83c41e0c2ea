import type { OpenUpload, StoredObject, UploadedPart } from '../object-store.ts';
import type { BlobReference } from '../space-ledger.ts';

/** An object as it is written down. */
export interface ObjectRecord extends StoredObject {
  readonly bucket: string;
  readonly key: string;
  readonly blobs: readonly BlobReference[];
}

/** A part as it is written down. */
export interface PartRecord extends UploadedPart {
  readonly sha256: string;
}

type Records = ObjectRecord | PartRecord | OpenUpload;

/** Only we write these files, each under its name and whole; their shape is that of what was written. */
export function readRecord<Kept extends Records>(text: string): Kept {
  return JSON.parse(text, (name, value) => (name === 'crc64' ? BigInt(value) : value)) as Kept;
}

export function writeRecord(record: Records): string {
  return JSON.stringify(record, (_, value) => (typeof value === 'bigint' ? String(value) : value));
}
