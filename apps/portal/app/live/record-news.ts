import { RECORD_NEWS_PARAMETER, type RecordKind, readRecordNews } from '@jianzhu/api-client/contract';

/** News of one kind; `any` when some may have been missed. */
type RecordNews = RecordKind | 'any';

const CHANNEL = 'record-news';

const openChannel = () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL));

/**
 * Opens the sockets of the chat and passes on what comes over them about other records. The tabs of a browser share one
 * socket, so the news go to all of them. A socket that is opened anew may have missed some.
 */
export function socketsWithRecordNews(): (url: string) => WebSocket {
  const channel = openChannel();
  const tell = (news: RecordNews) => channel?.postMessage(news);
  let isFirst = true;
  return (url) => {
    const address = new URL(url);
    address.searchParams.set(RECORD_NEWS_PARAMETER, '1');
    const socket = new WebSocket(address);
    if (!isFirst) socket.addEventListener('open', () => tell('any'));
    isFirst = false;
    socket.addEventListener('message', (event) => {
      const kind = readRecordNews(event.data);
      if (kind === null) return;
      // The chat, which listens after this, does not know it.
      event.stopImmediatePropagation();
      tell(kind);
    });
    return socket;
  };
}

/**
 * Calls back when a record of this kind may have changed: the platform has said so, news may have been missed, or the
 * page comes to the front or back to the network. Returns the function that ends it.
 */
export function watchRecords(kind: RecordKind, look: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }) => {
    if (data === kind || data === 'any') look();
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look(), { signal });
  window.addEventListener('online', look, { signal });
  return () => {
    stop.abort();
    channel?.close();
  };
}
