import type { ItemPhase } from './item-phase.ts';
import type { ItemRecord } from './item-record.ts';

/** A finished upload. */
export interface Uploaded {
  readonly resourceId: string;
  readonly resourceName: string;
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  readonly md5: string;
  /** Object key. */
  readonly uri: string;
  readonly bucketName: string;
  /** The content was stored before; nothing was sent. */
  readonly existed: boolean;
}

/** One item as a page sees it; never changed, only replaced. Holds no keys. */
export interface ItemSnapshot {
  readonly id: string;
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  /** The specification's state: `ready` until the back end has confirmed the upload. */
  readonly status: 'ready' | 'success';
  /** 0 to 100, never falling; 100 in success only. */
  readonly progress: number;
  /** Share of the file that was hashed, 0 to 100. */
  readonly hashProgress: number;
  readonly phase: ItemPhase;
  /** The upload's result; null until success. */
  readonly uploaded: Uploaded | null;
}

/** The result of an item whose registration is known. */
export function uploadedOf({ file, digest, registration }: ItemRecord): Uploaded | null {
  if (registration === null) return null;
  return {
    resourceId: registration.resourceId,
    resourceName: registration.resourceName,
    fileName: file.name,
    size: file.size,
    md5: digest?.md5 ?? registration.fileMd5,
    uri: registration.address.key,
    bucketName: registration.address.bucket,
    existed: registration.existed,
  };
}

/** What a page sees of an item. */
export function itemSnapshot(record: ItemRecord, phase: ItemPhase): ItemSnapshot {
  const isDone = phase === 'success';
  return {
    id: record.id,
    fileName: record.file.name,
    size: record.file.size,
    status: isDone ? 'success' : 'ready',
    progress: record.progress.percent(),
    hashProgress: record.digest === null ? record.progress.hashed() : 100,
    phase,
    uploaded: isDone ? uploadedOf(record) : null,
  };
}
