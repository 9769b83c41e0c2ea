import type { Chat } from '@jianzhu/chat';
import { mostCharacters } from '@jianzhu/chat/protocol';
import { CHAT_FILE_MAX_MB } from '@jianzhu/domain';
import { Composer } from '@jianzhu/ui/chat';
import { useState } from 'react';

export interface ChatComposerProps {
  readonly chat: Chat;
  readonly chatId: string;
  readonly onAttach: (files: readonly File[]) => void;
}

/**
 * Writes into the open chat; what was not sent is there again when the chat is opened the next time. Another chat is
 * written in the same field, so that the focus stays.
 */
export function ChatComposer({ chat, chatId, onAttach }: ChatComposerProps) {
  const [written, setWritten] = useState({ chatId, draft: chat.draft(chatId) });
  if (written.chatId !== chatId) setWritten({ chatId, draft: chat.draft(chatId) });
  const write = (draft: string) => {
    setWritten({ chatId, draft });
    chat.setDraft(chatId, draft);
  };
  const send = async (text: string) => {
    const outcome = await chat.send(chatId, text).done;
    // What was refused is not in the log: it is given back, to be changed.
    const isRefused = outcome.status === 'failed' && outcome.fault !== undefined;
    if (isRefused && chat.draft(chatId) === '') write(text);
  };
  return (
    <Composer
      draft={written.draft}
      maxLength={mostCharacters}
      maxFileMegabytes={CHAT_FILE_MAX_MB}
      onDraftChange={write}
      onSend={(text) => void send(text)}
      onAttach={onAttach}
    />
  );
}
