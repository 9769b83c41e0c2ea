import { Badge } from '../badge/badge.tsx';
import { bell, bellCount } from '../header/header.css.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { entryName } from './entry-messages.ts';
import { unreadText } from './unread-text.ts';

export interface HeaderChatEntryProps {
  readonly href: string;
  readonly unreadCount: number;
}

/** Way to the chat from the header, beside the bell; the badge counts unread messages of all conversations. */
export function HeaderChatEntry({ href, unreadCount }: HeaderChatEntryProps) {
  const unread = unreadText(unreadCount);
  return (
    <Link className={bell} href={href} aria-label={entryName(unread)}>
      <Icon name="chat" />
      <Badge text={unread} className={bellCount} />
    </Link>
  );
}
