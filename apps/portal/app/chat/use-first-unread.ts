import type { Chat } from '@jianzhu/chat';
import { useRef } from 'react';

/** The first message that was unread when a chat was opened; the line 以下为未读消息 stands above it. */
export function useFirstUnread(chat: Chat): {
  /** To be called before a chat is opened. */
  readonly note: (chatId: string) => void;
  readonly of: (chatId: string) => string | null;
} {
  const unread = useRef<{ readonly chatId: string; readonly ids: readonly string[] }>({ chatId: '', ids: [] });
  return {
    note: (chatId) => {
      unread.current = { chatId, ids: chat.state.chatUnreadId[chatId] ?? [] };
    },
    of: (chatId) => {
      const { ids, chatId: noted } = unread.current;
      if (noted !== chatId) return null;
      return ids.find((id) => chat.list(chatId)?.get(id) !== undefined) ?? null;
    },
  };
}
