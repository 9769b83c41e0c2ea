import type { UploadSnapshot } from '../batch/upload-snapshot.ts';
import type { Uploader } from '../batch/uploader-api.ts';
import type { FailedItem } from '../item/item-failure.ts';
import type { ItemSnapshot } from '../item/item-snapshot.ts';
import { type UploadStage, uploadStage } from '../item/upload-stage.ts';

/** What a person can do with a row. */
export type UploadAct = 'pause' | 'resume' | 'cancel' | 'remove' | 'retry' | 'dismiss';

/** One upload as a page draws it. */
export interface UploadRow {
  readonly id: string;
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  readonly stage: UploadStage | 'failed';
  /** 0 to 100: how much is read while it is being read, else how much is sent. */
  readonly percent: number;
  /** Why it failed; null while it has not, and for the large band, whose failures are silent. */
  readonly message: string | null;
  /** What is offered, the main act first. */
  readonly acts: readonly UploadAct[];
}

const ACTS: Readonly<Record<UploadRow['stage'], readonly UploadAct[]>> = {
  waiting: ['pause', 'cancel'],
  hashing: ['pause', 'cancel'],
  uploading: ['pause', 'cancel'],
  confirming: ['cancel'],
  offline: ['pause', 'cancel'],
  paused: ['resume', 'cancel'],
  success: ['remove'],
  failed: ['retry', 'dismiss'],
};

/** The rows of an uploader's list, what failed after what is under way. */
export function uploadRows({ items, failures }: Pick<UploadSnapshot, 'items' | 'failures'>): readonly UploadRow[] {
  return [...items.map(itemRow), ...failures.map(failureRow)];
}

function itemRow({ id, fileName, size, phase, progress, hashProgress }: ItemSnapshot): UploadRow {
  const stage = uploadStage(phase) ?? 'waiting';
  const percent = phase === 'hashing.active' ? hashProgress : progress;
  return { id, fileName, size, stage, percent, message: null, acts: ACTS[stage] };
}

function failureRow({ id, fileName, size, message }: FailedItem): UploadRow {
  return { id, fileName, size, stage: 'failed', percent: 0, message, acts: ACTS.failed };
}

type Doer = Pick<Uploader, 'pause' | 'resume' | 'cancel' | 'remove' | 'retry'>;

const DONE: Readonly<Record<UploadAct, (uploader: Doer, id: string) => void>> = {
  pause: (uploader, id) => uploader.pause(id),
  resume: (uploader, id) => uploader.resume(id),
  cancel: (uploader, id) => uploader.cancel(id),
  remove: (uploader, id) => uploader.remove(id),
  retry: (uploader, id) => void uploader.retry(id),
  dismiss: (uploader, id) => uploader.remove(id),
};

/** Does with a row what its button says. */
export function actOnUpload(uploader: Doer, id: string, act: UploadAct): void {
  DONE[act](uploader, id);
}
