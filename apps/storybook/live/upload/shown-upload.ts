import type { Attachment, FailureRow } from '@jianzhu/ui/attachments';
import {
  type FailedItem,
  type ItemSnapshot,
  previewKind,
  type UploadRejection,
  type UploadSnapshot,
  uploadStage,
} from '@jianzhu/upload';

/** A file of the uploader as the widgets show it. */
export function shownUpload(item: ItemSnapshot, { items, speed, eta }: UploadSnapshot): Attachment {
  const { id, fileName, size, progress, hashProgress, uploaded } = item;
  const phase = uploadStage(item.phase) ?? 'waiting';
  const kind = previewKind(fileName);
  const movesAlone = phase === 'uploading' && items.length === 1;
  return {
    id,
    name: fileName,
    size,
    phase,
    progress,
    hashProgress,
    kind: kind === 'none' ? 'other' : kind,
    isNew: true,
    existed: uploaded?.existed,
    ...(phase === 'success' && { uploadedBy: '李采宁', uploadedAt: '刚刚' }),
    ...(movesAlone && speed > 0 && { bytesPerSecond: speed }),
    ...(movesAlone && eta !== null && { secondsLeft: Math.ceil(eta / 1000) }),
  };
}

/** A failed upload, which may be tried again. */
export function shownFailure({ id, fileName, size, message }: FailedItem): FailureRow {
  return { id, tone: 'error', text: message ?? '', file: { name: fileName, size }, canRetry: true };
}

/** A file that was not taken. */
export function shownRejection(id: string, { message }: UploadRejection): FailureRow {
  return { id, tone: 'error', text: message };
}
