import { type AttachmentEntry, MODIFY_STATUS } from '@jianzhu/upload';

const { added, deleted } = MODIFY_STATUS;

/** The list of a field that takes one file: what was added here takes the place of what others have saved meanwhile. */
export function oneOf(entries: readonly AttachmentEntry[]): AttachmentEntry[] {
  const own = entries.findLast(({ modifyStatus }) => modifyStatus === added);
  if (own === undefined) return [...entries];
  return entries.flatMap((entry) => {
    if (entry === own || entry.modifyStatus === deleted) return [entry];
    return entry.modifyStatus === added ? [] : [{ ...entry, modifyStatus: deleted }];
  });
}
