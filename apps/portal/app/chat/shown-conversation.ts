import type { ChatRecord, LocalMessage } from '@jianzhu/chat';
import type { Conversation } from '@jianzhu/ui/chat';
import { inWords } from './file-content.ts';

/** A chat as its row shows it. */
export function shownConversation(
  { id, name, avatar, company, position, type, lastMessage, lastTime, unreadCount }: ChatRecord,
  newest: LocalMessage | undefined,
): Conversation {
  return {
    id,
    name,
    avatar: avatar || null,
    company,
    position,
    type,
    lastMessage: newest === undefined ? inWords(lastMessage) : inWords(newest.content, newest.type),
    lastTime: lastTime || null,
    unreadCount,
  };
}
