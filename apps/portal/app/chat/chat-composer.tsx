import { Composer } from '@jianzhu/ui/chat';
import { useState } from 'react';
import { logUnlessShown } from '../api/log-unless-shown.ts';
import type { PortalChat } from './portal-chat.ts';

export interface ChatComposerProps {
  readonly portalChat: PortalChat;
  readonly chatId: string;
}

/** Writes into one chat; what was not sent is there again when the chat is opened the next time. */
export function ChatComposer({ portalChat: { chat, uploads, drafts }, chatId }: ChatComposerProps) {
  const [draft, setDraft] = useState(drafts.get(chatId) ?? '');
  return (
    <Composer
      draft={draft}
      onDraftChange={(next) => {
        setDraft(next);
        drafts.set(chatId, next);
      }}
      onSend={(text) => void chat.send(chatId, text)}
      onAttach={(_kind, files) => void uploads.send(chatId, files).catch(logUnlessShown)}
    />
  );
}
