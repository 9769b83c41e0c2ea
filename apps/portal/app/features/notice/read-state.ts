import { messageListAddress, type NoticeTab } from '@jianzhu/domain';
import type { MessageFilter } from '@jianzhu/ui/message-list';
import { noticeMessages } from './messages.ts';

/** Which notices of a tab are shown, as the address has it in `read`: 0 unread, 1 read, absent all. */
export type ReadState = '0' | '1' | null;

const states: readonly ReadState[] = [null, '0', '1'];

/** The state that a query's `read` names; anything unknown is all. */
export function readStateOf(text: string | null): ReadState {
  return states.find((state) => state === text) ?? null;
}

/** Address of the message list with a tab and a state. */
export function messageListOf(tab: NoticeTab, state: ReadState): string {
  return state === null ? messageListAddress(tab) : `${messageListAddress(tab)}&read=${state}`;
}

/** Words of a state, and what is said when no notice is in it. */
export const readStateWords = {
  all: { label: noticeMessages.all, none: noticeMessages.none },
  '0': { label: noticeMessages.unread, none: noticeMessages.noneUnread },
  '1': { label: noticeMessages.read, none: noticeMessages.noneRead },
} as const;

/** The ways to all, to the unread and to the read notices of a tab. */
export function readFilters(tab: NoticeTab, current: ReadState): readonly MessageFilter[] {
  return states.map((state) => ({
    label: readStateWords[state ?? 'all'].label,
    href: messageListOf(tab, state),
    current: state === current,
  }));
}
