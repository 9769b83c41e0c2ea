import type { Chat, ChatRecord, LocalMessage } from '@jianzhu/chat';
import type { ChatMessage, Conversation } from '@jianzhu/ui/chat';

/** A chat of the client as a row of the list shows it. */
export function shownConversation(chat: Chat, record: ChatRecord, newest: LocalMessage | undefined): Conversation {
  const { id, name, avatar, type, lastMessage, lastTime, unreadCount } = record;
  return {
    id,
    name,
    type,
    unreadCount,
    avatar: avatar || null,
    lastMessage: newest?.content ?? lastMessage,
    isLastOwn: newest !== undefined && newest.fromId === chat.user?.id,
    lastTime: lastTime || null,
  };
}

/** A message of the client as the log shows it; only texts are sent here. */
export function shownMessage({ user, isRead, isDelivered }: Chat, message: LocalMessage): ChatMessage {
  const { id, fromId, content, timestamp, status = 'sent' } = message;
  const isOwn = fromId === user?.id;
  return {
    id,
    fromId,
    content,
    timestamp,
    status,
    isOwn,
    type: 'text',
    isRead: isOwn && isRead(message),
    isDelivered: isOwn && isDelivered(message),
  };
}
