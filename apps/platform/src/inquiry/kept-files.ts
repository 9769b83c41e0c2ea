import { type AttachmentEntry, MODIFY_STATUS } from '@jianzhu/domain/forms';

/** The files of a form that stay, as they are kept: without what has happened to them since. */
export function keptFiles(files: readonly AttachmentEntry[]): AttachmentEntry[] {
  return files
    .filter(({ modifyStatus }) => modifyStatus !== MODIFY_STATUS.deleted)
    .map((file) => ({ ...file, modifyStatus: MODIFY_STATUS.unchanged }));
}
