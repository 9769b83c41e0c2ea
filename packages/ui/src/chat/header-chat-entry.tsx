import { Badge } from '../badge/badge.tsx';
import { bellCount, foldedBell, phoneWord } from '../header/header.css.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { entryMessages, entryName } from './entry-messages.ts';
import { unreadText } from './unread-text.ts';

export interface HeaderChatEntryProps {
  readonly href: string;
  readonly unreadCount: number;
}

/** Way to the chat from the header, beside the bell; the badge counts unread messages of all conversations. */
export function HeaderChatEntry({ href, unreadCount }: HeaderChatEntryProps) {
  const unread = unreadText(unreadCount);
  return (
    <Link className={foldedBell} href={href} aria-label={entryName(unread)}>
      <Icon name="chat" />
      <span className={phoneWord}>{entryMessages.entry}</span>
      <Badge text={unread} className={bellCount} />
    </Link>
  );
}
