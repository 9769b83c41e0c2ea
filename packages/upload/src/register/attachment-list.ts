import { type AttachmentEntry, MODIFY_STATUS } from './attachment-entry.ts';

export type AttachmentListEvent =
  | { readonly type: 'loaded'; readonly entries: readonly AttachmentEntry[] }
  | { readonly type: 'added'; readonly entry: AttachmentEntry }
  | { readonly type: 'deleted'; readonly id: string };

/**
 * The attachments of a record while it is edited; the list itself is the value to submit. One that was loaded stays
 * with status 3 when it is deleted, one that was added leaves (specification section 3).
 */
export function attachmentList(
  list: readonly AttachmentEntry[],
  event: AttachmentListEvent,
): readonly AttachmentEntry[] {
  switch (event.type) {
    case 'loaded':
      return event.entries;
    case 'added':
      return isShown(list, event.entry.id) ? list : [...list, { ...event.entry, modifyStatus: MODIFY_STATUS.added }];
    case 'deleted':
      return list.flatMap((entry) => (entry.id === event.id ? afterDeletion(entry) : [entry]));
  }
}

const afterDeletion = (entry: AttachmentEntry): readonly AttachmentEntry[] =>
  entry.modifyStatus === MODIFY_STATUS.added ? [] : [{ ...entry, modifyStatus: MODIFY_STATUS.deleted }];

const isShown = (list: readonly AttachmentEntry[], id: string) =>
  shownAttachments(list).some((entry) => entry.id === id);

/** What the list shows: everything but the deleted. */
export const shownAttachments = (list: readonly AttachmentEntry[]): readonly AttachmentEntry[] =>
  list.filter(({ modifyStatus }) => modifyStatus !== MODIFY_STATUS.deleted);
