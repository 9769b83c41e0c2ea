import type { Chat, LocalMessage } from '@jianzhu/chat';
import type { ListState } from '@jianzhu/ui';
import { type AsideKind, ContactInfo, HistorySearch, type SearchHit } from '@jianzhu/ui/chat';
import { useEffect, useState } from 'react';

export interface MemberAsideProps {
  readonly chat: Chat;
  readonly kind: AsideKind;
  readonly peerName: string;
  /** Leads to a message in the log. */
  readonly onOpenHit: (messageId: string) => void;
  readonly onClose: () => void;
}

function hitOf(chat: Chat, peerName: string, { id, fromId, content, timestamp }: LocalMessage): SearchHit {
  return { id, content, timestamp, name: fromId === chat.user?.id ? '我' : peerName };
}

function Search({ chat, peerName, onOpenHit, onClose }: Omit<MemberAsideProps, 'kind'>) {
  const [words, setWords] = useState('');
  const [hits, setHits] = useState<ListState<SearchHit> | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another search
  useEffect(() => {
    if (words === '') return setHits(null);
    let isWanted = true;
    const show = (found: ListState<SearchHit>) => isWanted && setHits(found);
    show({ status: 'loading' });
    chat.search(words).then(
      (found) => {
        const here = found.filter(({ chatId }) => chatId === chat.state.openId);
        show({ status: 'ready', items: here.map((message) => hitOf(chat, peerName, message)) });
      },
      () => show({ status: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [chat, words, peerName, attempt]);
  return (
    <HistorySearch
      words={words}
      onWordsChange={setWords}
      hits={hits}
      nowMs={Date.now()}
      onOpenHit={onOpenHit}
      onRetry={() => setAttempt(attempt + 1)}
      onClose={onClose}
    />
  );
}

/** What stands beside a conversation: who the other side is, or a search through what was said. */
export function MemberAside({ kind, ...props }: MemberAsideProps) {
  if (kind === 'search') return <Search {...props} />;
  return (
    <ContactInfo onClose={props.onClose}>
      <p>{props.peerName}</p>
      <p>已认证 · 二级会员</p>
    </ContactInfo>
  );
}
