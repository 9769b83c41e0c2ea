import type { Attachment, AttachmentKind, FailureRow, ResumableUpload } from '@jianzhu/ui/attachments';
import {
  type AttachmentEntry,
  type FailedItem,
  type ItemSnapshot,
  type PreviewKind,
  previewKind,
  type ResumeEntry,
  type UploadRejection,
  type UploadSnapshot,
  uploadStage,
} from '@jianzhu/upload';

/** How a file can be looked at here; office files only where there is a viewer for them (decision 19). */
export function attachmentKind(fileName: string, hasOfficeViewer: boolean): AttachmentKind {
  const kinds: { readonly [Kind in PreviewKind]: AttachmentKind } = {
    image: 'image',
    video: 'video',
    office: hasOfficeViewer ? 'office' : 'other',
    none: 'other',
  };
  return kinds[previewKind(fileName)];
}

/** What neither the entry nor the uploader knows of a file. */
export interface ViewFacts {
  readonly hasOfficeViewer: boolean;
  readonly previewUrl?: string | undefined;
  /** Who has uploaded it now, and when. */
  readonly uploadedBy?: string | undefined;
  readonly uploadedAt?: string | undefined;
}

/** A file that the record has. */
export function savedAttachment(entry: AttachmentEntry, { hasOfficeViewer, previewUrl }: ViewFacts): Attachment {
  const { id, fileName, fileSize, createUserName, publishUserName, createTime } = entry;
  return {
    id,
    name: fileName,
    size: fileSize,
    phase: 'success',
    progress: 100,
    kind: attachmentKind(fileName, hasOfficeViewer),
    uploadedBy: createUserName || publishUserName,
    uploadedAt: createTime,
    previewUrl,
  };
}

/** A file of the uploader, on its way or there. Speed and time left are told while it is the only one that moves. */
export function uploadingAttachment(
  item: ItemSnapshot,
  { items, speed, eta }: UploadSnapshot,
  facts: ViewFacts,
): Attachment {
  const { hasOfficeViewer, ...shown } = facts;
  const phase = uploadStage(item.phase) ?? 'waiting';
  const moving = items.filter((each) => uploadStage(each.phase) === 'uploading');
  const movesAlone = phase === 'uploading' && moving.length === 1;
  return {
    id: item.id,
    name: item.fileName,
    size: item.size,
    phase,
    progress: item.progress,
    hashProgress: item.hashProgress,
    kind: attachmentKind(item.fileName, hasOfficeViewer),
    isNew: true,
    existed: item.uploaded?.existed,
    ...shown,
    ...(movesAlone && speed > 0 && { bytesPerSecond: speed }),
    ...(movesAlone && eta !== null && { secondsLeft: Math.ceil(eta / 1000) }),
  };
}

/** The platform's code for what is asked wrongly: the same file would be refused again (domain rules 0.4). */
const INVALID = 400;

/**
 * A failed upload outside the list, with a way to try it again (decision 39) unless the file itself is refused; null for
 * one that fails silently. The sentence is the same whatever the cause (specification 8), so the platform's reason stands
 * beside it.
 */
export function failureRow({ id, fileName, size, message, refusal }: FailedItem): FailureRow | null {
  if (message === null) return null;
  const canRetry = refusal?.code !== INVALID;
  return { id, tone: 'error', text: message, file: { name: fileName, size }, detail: refusal?.reason, canRetry };
}

/** A file that was not taken; several too many are one row without a file. */
export function rejectionRow(
  id: string,
  { file, message, rule }: UploadRejection,
  size: number | undefined,
): FailureRow {
  const named = rule === 'tooMany' || size === undefined ? {} : { file: { name: file, size } };
  return { id, tone: 'error', text: message, ...named };
}

/** An upload that a reload has cut off. */
export function resumableUpload({ md5, fileName, size, stored, canReopen }: ResumeEntry): ResumableUpload {
  const progress = size === 0 ? 0 : Math.floor((100 * stored) / size);
  return { id: md5, name: fileName, size, progress, needsFile: !canReopen };
}
