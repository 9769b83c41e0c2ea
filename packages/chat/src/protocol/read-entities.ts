import type { ChatRecord, ChatStanding, ChatUser, Message, ReadReceipt } from './entities.ts';
import { type Fields, readCount, readFlag, readId, readObject, readText, readTime } from './read-fields.ts';

/**
 * A message from whatever a server sent: ids and times in every spelling, unknown fields kept.
 * Null without an id, a chat or a time.
 */
export function readMessage(value: unknown): Message | null {
  const fields = readObject(value);
  if (fields === null) return null;
  const id = readId(fields.id);
  const chatId = readId(fields.chatId);
  const timestamp = readTime(fields.timestamp);
  if (id === null || chatId === null || timestamp === null) return null;
  const fromId = readId(fields.fromId) ?? '';
  const content = readText(fields.content);
  const type = readText(fields.type) || 'text';
  // One spread and no rest: this runs for every message that comes.
  if (fields.seq === undefined) return { ...fields, id, fromId, chatId, content, timestamp, type };
  const seq = readCount(fields.seq) || undefined;
  return { ...fields, id, fromId, chatId, content, timestamp, type, seq };
}

/** A receipt; null without chat, user or time. */
export function readReceipt(value: unknown): ReadReceipt | null {
  const fields = readObject(value);
  if (fields === null) return null;
  const chatId = readId(fields.chatId);
  const userId = readId(fields.userId);
  const timestamp = readTime(fields.timestamp);
  if (chatId === null || userId === null || timestamp === null) return null;
  const receipt: ReadReceipt = { chatId, userId, timestamp, type: readText(fields.type) };
  const seq = readCount(fields.seq);
  return seq === null ? receipt : { ...receipt, seq };
}

function readStanding({ company, position, official }: Fields): ChatStanding {
  return {
    company: readText(company) || undefined,
    position: readText(position) || undefined,
    official: readFlag(official) || undefined,
  };
}

/** A conversation; missing fields get an empty value, unknown ones are left out. Null without an id. */
export function readChat(value: unknown): ChatRecord | null {
  const fields = readObject(value);
  const id = readId(fields?.id);
  if (fields === null || id === null) return null;
  return {
    id,
    name: readText(fields.name),
    avatar: readText(fields.avatar),
    type: readText(fields.type),
    unreadCount: readCount(fields.unreadCount) ?? 0,
    isLoading: readFlag(fields.isLoading),
    loaded: readFlag(fields.loaded),
    lastMessage: readText(fields.lastMessage),
    lastTime: readTime(fields.lastTime) ?? 0,
    timestamp: readTime(fields.timestamp) ?? 0,
    lastReadTime: readTime(fields.lastReadTime) ?? 0,
    ...readStanding(fields),
  };
}

/** A user of the chat service; null without an id. */
export function readChatUser(value: unknown): ChatUser | null {
  const fields = readObject(value);
  const id = readId(fields?.id);
  if (fields === null || id === null) return null;
  return { id, name: readText(fields.name), avatar: readText(fields.avatar), ...readStanding(fields) };
}
