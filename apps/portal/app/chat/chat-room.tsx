import type { Chat, ChatState } from '@jianzhu/chat';
import type { ListState } from '@jianzhu/ui';
import {
  type AsideKind,
  ChatLayout,
  ConnectionLine,
  type Conversation,
  ConversationList,
  ConversationPane,
  headlineOf,
  personOf,
} from '@jianzhu/ui/chat';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { logUnlessShown } from '../api/log-unless-shown.ts';
import { useStore } from '../use-store.ts';
import { CardOffer } from './card-offer.tsx';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog } from './chat-log.tsx';
import { ContactPane } from './contact-pane.tsx';
import { offeredCard } from './conversation-address.ts';
import type { PortalChat } from './portal-chat.ts';
import { SearchPane } from './search-pane.tsx';
import { showFound } from './show-found.ts';
import { shownConversation } from './shown-conversation.ts';
import { useFirstUnread } from './use-first-unread.ts';
import { useNow } from './use-now.ts';
import { hasChatList, useOpenChat } from './use-open-chat.ts';
import { panesTakeTurns, useShownWhole } from './use-shown-whole.ts';

/** The member's chats: the list, the open one, and what stands beside it. */
export function ChatRoom({ portalChat }: { readonly portalChat: PortalChat }) {
  const { chat, uploads } = portalChat;
  const state = useStore(chat.state);
  const now = useNow();
  const [aside, setAside] = useState<AsideKind | null>(null);
  const [foundId, setFoundId] = useState<string | null>(null);
  const firstUnread = useFirstUnread(chat);
  const card = offeredCard(useSearchParams()[0]);
  const show = useOpenChat(portalChat, hasChatList(state));
  const frame = useShownWhole(state.openId);
  const open = state.chats.find(({ id }) => id === state.openId);
  const openId = open?.id ?? null;

  const select = (id: string | null) => {
    setFoundId(null);
    if (id !== null && id !== openId) firstUnread.note(id);
    show(id);
  };
  const step = (by: -1 | 1) => {
    const next = state.chats[state.chats.findIndex(({ id }) => id === openId) + by];
    if (next !== undefined) select(next.id);
  };

  const attach = (files: readonly File[]) => {
    if (openId !== null) void uploads.send(openId, files).catch(logUnlessShown);
  };

  const closeAside = () => setAside(null);
  const lookAt = async (chatId: string, messageId: string) => {
    if (!(await showFound(chat, chatId, messageId))) return;
    if (panesTakeTurns()) closeAside();
    setFoundId(messageId);
  };
  const panes = open && {
    info: <ContactPane record={open} onClose={closeAside} />,
    search: (
      <SearchPane
        portalChat={portalChat}
        chatId={open.id}
        peerName={open.name}
        nowMs={now}
        onOpenHit={(id) => void lookAt(open.id, id)}
        onClose={closeAside}
      />
    ),
  };
  return (
    <div ref={frame}>
      <ChatLayout
        list={
          <ConversationList
            conversations={listState(state, chat)}
            currentId={openId}
            nowMs={now}
            onSelect={select}
            onMarkRead={chat.markRead}
            onRemove={(id) => {
              chat.remove(id);
              if (id === openId) select(null);
            }}
            onRetry={chat.connect}
          />
        }
        conversation={
          open && (
            <ConversationPane
              title={headlineOf(open)}
              subtitle={personOf(open)}
              official={open.official}
              onBack={() => select(null)}
              aside={aside}
              onAsideChange={setAside}
              connection={<ConnectionLine connection={state.connection} onRetryNow={chat.connect} />}
              messages={
                <ChatLog
                  portalChat={portalChat}
                  record={open}
                  messages={state.chatMessage[open.id]}
                  firstUnreadId={firstUnread.of(open.id)}
                  shownId={foundId}
                  nowMs={now}
                />
              }
              offer={card && <CardOffer portalChat={portalChat} chatId={open.id} card={card} />}
              composer={<ChatComposer chat={chat} chatId={open.id} onAttach={attach} />}
              onDropFiles={attach}
            />
          )
        }
        aside={(aside && panes?.[aside]) || null}
        onStep={step}
      />
    </div>
  );
}

/** The list while it comes, when it cannot come, and when it is here. */
function listState(state: Readonly<ChatState>, chat: Chat): ListState<Conversation> {
  const { chats, connection } = state;
  if (hasChatList(state)) {
    return { status: 'ready', items: chats.map((record) => shownConversation(record, state, chat)) };
  }
  const { phase, reason } = connection;
  const canRetry = phase === 'waiting' || phase === 'offline' || (phase === 'closed' && reason === 'unauthorized');
  // Closed for any other reason, the page is about to be left.
  return { status: canRetry ? 'failed' : 'loading' };
}
