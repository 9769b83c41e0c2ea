import type { Store, StoredMessage } from './ports/store.ts';

export interface HistoryQuery {
  readonly chatId: string;
  readonly beforeSeq?: number | undefined;
  /** ms since 1970. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Older messages of a chat, newest first; undefined for a chat of others. */
export async function readHistory(
  store: Pick<Store, 'chats' | 'messages' | 'placeBefore'>,
  userId: string,
  { chatId, beforeSeq, before, limit }: HistoryQuery,
): Promise<{ messages: StoredMessage[]; more: boolean } | undefined> {
  const [stored] = await store.chats(userId, chatId);
  if (stored === undefined) return undefined;
  let to = stored.head;
  if (beforeSeq !== undefined) to = Math.min(to, beforeSeq - 1);
  else if (before !== undefined) to = await store.placeBefore(chatId, before);
  const from = Math.max(to - limit + 1, 1);
  const messages = await store.messages([{ chatId, from, to }]);
  return { messages: messages.toReversed(), more: from > 1 };
}
