import { type RecordFilesOptions, useRecordFiles } from './use-record-files.tsx';

/** Files that a record has, to be looked at and taken along. */
export function SavedFiles(options: Omit<RecordFilesOptions, 'readOnly'>) {
  return useRecordFiles({ ...options, readOnly: true }).table;
}
