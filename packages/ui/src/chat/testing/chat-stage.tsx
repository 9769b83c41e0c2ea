import { useState } from 'react';
import { ChatLayout } from '../chat-layout.tsx';
import { Composer } from '../composer.tsx';
import type { ChatConnection } from '../connection.ts';
import { ConnectionLine } from '../connection-line.tsx';
import { ContactInfo } from '../contact-info.tsx';
import { headlineOf, personOf } from '../conversation.ts';
import { ConversationList } from '../conversation-list.tsx';
import { type AsideKind, ConversationPane } from '../conversation-pane.tsx';
import { HistorySearch } from '../history-search.tsx';
import type { ChatMessage } from '../message.ts';
import { MessageLog } from '../message-log.tsx';
import { sampleConnection, sampleConversations, sampleMessages, sampleNow } from './sample-chat.ts';

export interface ChatStageProps {
  readonly connection?: ChatConnection;
  readonly openId?: string | null;
  readonly aside?: AsideKind | null;
  readonly onAttach?: (files: readonly File[]) => void;
}

function newMessage(id: string, content: string): ChatMessage {
  return {
    id,
    fromId: 'me',
    isOwn: true,
    content,
    timestamp: sampleNow,
    type: 'text',
    status: 'queued',
    isRead: false,
  };
}

/** The whole chat on samples, with a state of its own as a page would keep it. */
export function ChatStage(props: ChatStageProps) {
  const { connection = sampleConnection, openId = null, aside: firstAside = null, onAttach = () => undefined } = props;
  const [conversations, setConversations] = useState(sampleConversations);
  const [currentId, setCurrentId] = useState(openId);
  const [aside, setAside] = useState(firstAside);
  const [messages, setMessages] = useState(sampleMessages);
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const [words, setWords] = useState('');
  const [shownId, setShownId] = useState<string | null>(null);
  const current = conversations.find(({ id }) => id === currentId);
  const setUnread = (id: string) =>
    setConversations((all) => all.map((one) => (one.id === id ? { ...one, unreadCount: 0 } : one)));
  const setStatus = (id: string, status: ChatMessage['status']) =>
    setMessages((all) => all.map((one) => (one.id === id ? { ...one, status } : one)));
  const hits = messages
    .filter(({ type, content }) => type === 'text' && content.includes(words))
    .map(({ id, isOwn, content, timestamp }) => ({ id, name: isOwn ? '我' : '郑砂', content, timestamp }));

  const open = (id: string) => {
    setCurrentId(id);
    setUnread(id);
  };

  return (
    <ChatLayout
      onStep={(step) => {
        const next = conversations[conversations.findIndex(({ id }) => id === currentId) + step];
        if (next) open(next.id);
      }}
      list={
        <ConversationList
          conversations={{ status: 'ready', items: conversations }}
          currentId={currentId}
          nowMs={sampleNow}
          onSelect={open}
          onMarkRead={setUnread}
          onRemove={(id) => {
            setConversations((all) => all.filter((one) => one.id !== id));
            if (id === currentId) setCurrentId(null);
          }}
          onRetry={() => undefined}
        />
      }
      conversation={
        current && (
          <ConversationPane
            title={headlineOf(current)}
            subtitle={personOf(current)}
            onBack={() => setCurrentId(null)}
            aside={aside}
            onAsideChange={setAside}
            connection={<ConnectionLine connection={connection} onRetryNow={() => undefined} />}
            messages={
              <MessageLog
                conversationId={current.id}
                peer={{ name: headlineOf(current), avatar: current.avatar }}
                status="ready"
                messages={messages}
                nowMs={sampleNow}
                firstUnreadId="m6"
                shownId={shownId}
                older="none"
                gaps={[{ afterId: 'm2', state: 'missing' }]}
                onLoadOlder={() => undefined}
                onLoadGap={() => undefined}
                onReload={() => undefined}
                onRetry={(id) => setStatus(id, 'sending')}
                onDiscard={(id) => setMessages((all) => all.filter((one) => one.id !== id))}
                onOpenImage={() => undefined}
              />
            }
            onDropFiles={onAttach}
            composer={
              <Composer
                draft={drafts[current.id] ?? ''}
                onDraftChange={(draft) => setDrafts((all) => ({ ...all, [current.id]: draft }))}
                onSend={(text) => setMessages((all) => [...all, newMessage(`new-${all.length}`, text)])}
                onAttach={onAttach}
                maxLength={4000}
                maxFileMegabytes={50}
              />
            }
          />
        )
      }
      aside={
        aside === 'search' ? (
          <HistorySearch
            words={words}
            onWordsChange={setWords}
            hits={words === '' ? null : { status: 'ready', items: hits }}
            nowMs={sampleNow}
            onOpenHit={setShownId}
            onRetry={() => undefined}
            onClose={() => setAside(null)}
          />
        ) : (
          aside === 'info' && (
            <ContactInfo onClose={() => setAside(null)}>
              <p>已认证 · 二级会员</p>
              <p>吉林市船营区</p>
            </ContactInfo>
          )
        )
      }
    />
  );
}
