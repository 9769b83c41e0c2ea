import type { ChatRecord, LocalMessage } from '@jianzhu/chat';
import { headlineOf, MessageLog } from '@jianzhu/ui/chat';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadPart } from '../errors/load-part.ts';
import { useStore } from '../use-store.ts';
import { shownUploads } from './chat-uploads.ts';
import type { PortalChat } from './portal-chat.ts';
import { cardOfMessage, ShownMessages } from './shown-messages.ts';
import { useGaps } from './use-gaps.ts';
import { useOlder } from './use-older.ts';

const ImageViewer = lazy(() =>
  loadPart(async () => ({ default: (await import('@jianzhu/ui/image-viewer')).ImageViewer })),
);

/** Addresses of files end after ten minutes; those on the page are looked at this often, in ms. */
const addressCheckMs = 60_000;

export interface ChatLogProps {
  readonly portalChat: PortalChat;
  readonly record: ChatRecord;
  /** Undefined while there are none. */
  readonly messages: readonly LocalMessage[] | undefined;
  readonly firstUnreadId: string | null;
  /** A message that a search has found. */
  readonly shownId: string | null;
  readonly nowMs: number;
}

const none: readonly LocalMessage[] = [];
const loading = { state: 'loading' } as const;

/** The messages of the open chat with the files that are on their way into it. */
export function ChatLog({ portalChat, record, messages = none, firstUnreadId, shownId, nowMs }: ChatLogProps) {
  const { chat, files, cards, uploads, ownsAddress } = portalChat;
  const userId = chat.user?.id ?? '';
  const [shown] = useState(() => new ShownMessages());
  const [viewedId, setViewedId] = useState<string | null>(null);
  const [viewerAsked, setViewerAsked] = useState(false);
  if (viewedId !== null && !viewerAsked) setViewerAsked(true);
  const { known } = useStore(files.state);
  const records = useStore(cards.state).known;
  const uploading = shownUploads(useStore(uploads.state), record.id, userId);
  const older = useOlder(chat, record, messages.length);
  const gaps = useGaps(chat, record.id, messages);
  useFileAddresses(portalChat, messages);
  useCards(portalChat, messages);

  const sequence = shown.sequence(messages, uploading, {
    userId,
    isRead: chat.isRead,
    isDelivered: chat.isDelivered,
    fileAddress: (id) => known[id] ?? null,
    recordOf: (key) => records[key] ?? loading,
  });
  const pictures = messages.flatMap(({ id, type }, index) => {
    const src = known[id];
    if (type !== 'image' || src === undefined) return [];
    return [{ id, src, name: sequence.at(index)?.attachment?.name ?? '' }];
  });

  return (
    <>
      <MessageLog
        conversationId={record.id}
        peer={{ name: headlineOf(record), avatar: record.avatar || null, official: record.official }}
        status={sequence.length === 0 && older.state === 'loading' ? 'loading' : 'ready'}
        messages={sequence}
        nowMs={nowMs}
        firstUnreadId={firstUnreadId}
        shownId={shownId}
        older={older.state}
        onLoadOlder={older.load}
        gaps={gaps.shown}
        onLoadGap={gaps.load}
        ownsAddress={ownsAddress}
        onReload={older.load}
        onRetry={(id) => (uploads.has(id) ? uploads.retry(id) : chat.retry(id))}
        onDiscard={(id) => (uploads.has(id) ? uploads.discard(id) : chat.discard(id))}
        onOpenImage={setViewedId}
      />
      {viewerAsked && (
        <Suspense>
          <ImageViewer
            open={viewedId !== null}
            pictures={pictures}
            startId={viewedId ?? undefined}
            onClose={() => setViewedId(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Keeps the addresses of the files in these messages good. */
function useFileAddresses({ files }: PortalChat, messages: readonly LocalMessage[]): void {
  useEffect(() => {
    const ids = messages.filter(({ type }) => type === 'image' || type === 'file').map(({ id }) => id);
    if (ids.length === 0) return;
    files.ask(ids);
    const timer = setInterval(() => files.ask(ids), addressCheckMs);
    return () => clearInterval(timer);
  }, [files, messages]);
}

/** Shows what the records are now that these messages stand for. */
function useCards({ cards }: PortalChat, messages: readonly LocalMessage[]): void {
  const hasCards = messages.some(({ type }) => type === 'card');
  useEffect(() => cards.ask(messages.flatMap((message) => cardOfMessage(message) ?? [])), [cards, messages]);
  useEffect(() => (hasCards ? cards.watch() : undefined), [cards, hasCards]);
}
