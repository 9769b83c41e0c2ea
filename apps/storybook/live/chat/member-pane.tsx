import type { Chat, ChatRecord, LocalMessage } from '@jianzhu/chat';
import { mostCharacters } from '@jianzhu/chat/protocol';
import { useChatState, useConnection } from '@jianzhu/chat/react';
import {
  type AsideKind,
  Composer,
  ConnectionLine,
  ConversationPane,
  headlineOf,
  MessageLog,
  type OlderState,
  personOf,
} from '@jianzhu/ui/chat';
import { useEffect, useState } from 'react';
import { shownMessage } from './shown-chat.ts';

interface MemberLogProps {
  readonly chat: Chat;
  readonly record: ChatRecord;
  readonly messages: readonly LocalMessage[];
  readonly shownId: string | null;
}

const none: readonly LocalMessage[] = [];

/** The messages of one chat; one that shows none asks for older ones at once. */
function MemberLog({ chat, record: { id, name }, messages, shownId }: MemberLogProps) {
  const [older, setOlder] = useState<OlderState>('more');
  async function load() {
    setOlder('loading');
    const { more } = await chat.loadOlder(id);
    setOlder(more ? 'more' : 'none');
  }
  const isReady = useConnection(chat).phase === 'ready';
  const mustLoad = isReady && messages.length === 0 && older === 'more';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it turns out to be empty
  useEffect(() => {
    if (mustLoad) void load();
  }, [mustLoad]);
  return (
    <MessageLog
      conversationId={id}
      peer={{ name, avatar: null }}
      status={messages.length === 0 && older === 'loading' ? 'loading' : 'ready'}
      messages={messages.map((message) => shownMessage(chat, message))}
      nowMs={Date.now()}
      firstUnreadId={null}
      shownId={shownId}
      older={older}
      onLoadOlder={() => void load()}
      // A story loses too little for a gap that is left to the member.
      onLoadGap={() => undefined}
      onReload={() => void load()}
      onRetry={chat.retry}
      onDiscard={chat.discard}
      onOpenImage={() => undefined}
    />
  );
}

/** Writes into a chat; the client keeps what was not sent. */
function MemberComposer({ chat, chatId }: { readonly chat: Chat; readonly chatId: string }) {
  const [draft, setDraft] = useState(() => chat.draft(chatId));
  return (
    <Composer
      draft={draft}
      onDraftChange={(next) => {
        setDraft(next);
        chat.setDraft(chatId, next);
      }}
      maxLength={mostCharacters}
      onSend={(text) => void chat.send(chatId, text)}
    />
  );
}

export interface MemberPaneProps {
  readonly chat: Chat;
  readonly onBack: () => void;
  readonly aside: AsideKind | null;
  readonly onAsideChange: (aside: AsideKind | null) => void;
  /** A message to bring into view. */
  readonly shownId: string | null;
}

/** The chat that a user has open, on the state of a real client; nothing while none is open. */
export function MemberPane({ chat, onBack, aside, onAsideChange, shownId }: MemberPaneProps) {
  const { chats, openId, chatMessage } = useChatState(chat, (state) => state);
  const connection = useConnection(chat);
  const record = chats.find(({ id }) => id === openId);
  if (record === undefined) return null;
  const { id } = record;
  return (
    <ConversationPane
      title={headlineOf(record)}
      subtitle={personOf(record)}
      onBack={onBack}
      aside={aside}
      onAsideChange={onAsideChange}
      connection={<ConnectionLine connection={connection} onRetryNow={chat.connect} />}
      messages={<MemberLog key={id} chat={chat} record={record} messages={chatMessage[id] ?? none} shownId={shownId} />}
      composer={<MemberComposer key={`write ${id}`} chat={chat} chatId={id} />}
    />
  );
}
