import type { Chat, ChatRecord, ChatState } from '@jianzhu/chat';
import type { Conversation } from '@jianzhu/ui/chat';
import { inWords } from './file-content.ts';

/** A chat as its row shows it. */
export function shownConversation(
  { id, name, avatar, company, position, official, type, lastMessage, lastTime, unreadCount }: ChatRecord,
  { openId, chatLastMessage }: Pick<ChatState, 'openId' | 'chatLastMessage'>,
  { user, draft }: Pick<Chat, 'user' | 'draft'>,
): Conversation {
  const newest = chatLastMessage[id];
  return {
    id,
    name,
    avatar: avatar || null,
    company,
    position,
    official,
    type,
    lastMessage: newest === undefined ? inWords(lastMessage) : inWords(newest.content, newest.type),
    isLastOwn: newest !== undefined && newest.fromId === user?.id,
    // Of the open chat it stands in the composer.
    draft: id === openId ? '' : draft(id).trim(),
    lastTime: lastTime || null,
    unreadCount,
  };
}
