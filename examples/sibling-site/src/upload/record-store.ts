import { type AttachmentEntry, MODIFY_STATUS, parseAttachmentEntry, shownAttachments } from '@jianzhu/upload';

/**
 * Stands for this team's own back end, which keeps the attachments of its records: here the browser does. What it gets
 * is the list as it was submitted, with the status of each entry.
 */
export interface RecordStore {
  load(): readonly AttachmentEntry[];
  submit(list: readonly AttachmentEntry[]): void;
}

/** @param owner whose record it is */
export function createRecordStore(owner: string): RecordStore {
  const key = `archive.record.${owner}`;
  return {
    load() {
      const entries: readonly unknown[] = JSON.parse(localStorage.getItem(key) ?? '[]');
      return entries.flatMap((entry) => parseAttachmentEntry(entry) ?? []);
    },
    submit(list) {
      const kept = shownAttachments(list).map((entry) => ({ ...entry, modifyStatus: MODIFY_STATUS.unchanged }));
      localStorage.setItem(key, JSON.stringify(kept));
    },
  };
}
