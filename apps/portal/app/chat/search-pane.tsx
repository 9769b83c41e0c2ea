import type { Message } from '@jianzhu/chat';
import type { ListState } from '@jianzhu/ui';
import { HistorySearch, type SearchHit } from '@jianzhu/ui/chat';
import { useEffect, useState } from 'react';
import { asFound } from './file-content.ts';
import { chatTexts } from './messages.ts';
import type { PortalChat } from './portal-chat.ts';

/** Ms after the last letter before the search begins. */
const pauseMs = 300;

export interface SearchPaneProps {
  readonly portalChat: PortalChat;
  readonly chatId: string;
  readonly peerName: string;
  readonly nowMs: number;
  readonly onOpenHit: (id: string) => void;
  readonly onClose: () => void;
}

/** Looks for words in the messages of the open chat. */
export function SearchPane({ portalChat, chatId, peerName, nowMs, onOpenHit, onClose }: SearchPaneProps) {
  const { chat, service } = portalChat;
  const [words, setWords] = useState('');
  const [found, setFound] = useState<ListState<Message> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const sought = words.trim();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another effect
  useEffect(() => {
    if (sought === '') {
      setFound(null);
      return;
    }
    const stop = new AbortController();
    setFound({ status: 'loading' });
    const timer = setTimeout(() => {
      service.searchIn(chatId, sought, stop.signal).then(
        (items) => setFound({ status: 'ready', items }),
        () => {
          if (!stop.signal.aborted) setFound({ status: 'failed' });
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [service, chatId, sought, attempt]);

  const hit = ({ id, fromId, content, type, timestamp }: Message): SearchHit => ({
    id,
    name: fromId === chat.user?.id ? chatTexts.self : peerName,
    content: asFound(content, type),
    timestamp,
  });
  return (
    <HistorySearch
      words={words}
      onWordsChange={setWords}
      hits={found?.status === 'ready' ? { status: 'ready', items: found.items.map(hit) } : found}
      nowMs={nowMs}
      onOpenHit={onOpenHit}
      onRetry={() => setAttempt((count) => count + 1)}
      onClose={onClose}
    />
  );
}
