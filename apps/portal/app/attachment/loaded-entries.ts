import { type AttachmentEntry, MODIFY_STATUS } from '@jianzhu/upload';

/**
 * The list after the record was loaded again while somebody edits it: what was deleted here stays deleted, what was
 * added here stays added.
 *
 * @param submitted ids that the record was saved with since; they are as the record says now
 */
export function withLoaded(
  edited: readonly AttachmentEntry[],
  loaded: readonly AttachmentEntry[],
  submitted: ReadonlySet<string>,
): readonly AttachmentEntry[] {
  const { deleted, added } = MODIFY_STATUS;
  const isKept = ({ id }: AttachmentEntry) => !submitted.has(id);
  const deletedHere = new Set(
    edited.filter((entry) => entry.modifyStatus === deleted && isKept(entry)).map(({ id }) => id),
  );
  const known = new Set(loaded.map(({ id }) => id));
  return [
    ...loaded.map((entry) => (deletedHere.has(entry.id) ? { ...entry, modifyStatus: deleted } : entry)),
    ...edited.filter((entry) => entry.modifyStatus === added && isKept(entry) && !known.has(entry.id)),
  ];
}

/** Whether the list was changed beyond what the record was saved with. */
export function hasUnsubmitted(edited: readonly AttachmentEntry[], submitted: ReadonlySet<string>): boolean {
  return edited.some(({ id, modifyStatus }) => modifyStatus !== MODIFY_STATUS.unchanged && !submitted.has(id));
}
