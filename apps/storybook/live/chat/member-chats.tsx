import type { Chat } from '@jianzhu/chat';
import { useChatState } from '@jianzhu/chat/react';
import type { ListState } from '@jianzhu/ui';
import { type AsideKind, ChatLayout, type Conversation, ConversationList } from '@jianzhu/ui/chat';
import { useState } from 'react';
import { MemberAside } from './member-aside.tsx';
import { MemberPane } from './member-pane.tsx';
import { shownConversation } from './shown-chat.ts';

/** The whole chat of a user: the list and the open one, on the state of a real client. */
export function MemberChats({ chat }: { readonly chat: Chat }) {
  const { chats, openId, chatLastMessage, connection } = useChatState(chat, (state) => state);
  const [aside, setAside] = useState<AsideKind | null>(null);
  const [shownId, setShownId] = useState<string | null>(null);
  const open = chats.find(({ id }) => id === openId);
  const hasList = connection.phase === 'ready' || chats.length > 0;
  const conversations: ListState<Conversation> = hasList
    ? { status: 'ready', items: chats.map((record) => shownConversation(chat, record, chatLastMessage[record.id])) }
    : { status: connection.phase === 'waiting' ? 'failed' : 'loading' };
  const step = (by: -1 | 1) => {
    const next = chats[chats.findIndex(({ id }) => id === openId) + by];
    if (next) chat.open(next.id);
  };
  return (
    <ChatLayout
      onStep={step}
      list={
        <ConversationList
          conversations={conversations}
          currentId={openId}
          nowMs={Date.now()}
          onSelect={(id) => chat.open(id)}
          onMarkRead={chat.markRead}
          onRemove={chat.remove}
          onRetry={chat.connect}
        />
      }
      conversation={
        open && <MemberPane chat={chat} onBack={chat.close} aside={aside} onAsideChange={setAside} shownId={shownId} />
      }
      aside={
        open &&
        aside && (
          <MemberAside
            key={open.id}
            chat={chat}
            kind={aside}
            peerName={open.name}
            onOpenHit={setShownId}
            onClose={() => setAside(null)}
          />
        )
      }
    />
  );
}
