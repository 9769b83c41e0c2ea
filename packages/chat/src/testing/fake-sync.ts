import { maxFrameBytes } from '../protocol/codes.ts';
import { encodeFrame } from '../protocol/encode.ts';
import type { ChatPage, SyncPage, SyncRequest } from '../protocol/frames.ts';
import type { FakeStore, StoredChat } from './fake-store.ts';

/** The pages with which a v2 server answers a request for what was missed; each fits into a frame. */
export function syncPages(store: FakeStore, userId: string, request: SyncRequest, epoch: string): readonly SyncPage[] {
  const { rid, known, ranges, limit } = request;
  const isReset = request.epoch !== epoch;
  const parts = [...store.chats.values()].flatMap((chat) => {
    const head = chat.messages.length;
    if (!chat.members.has(userId)) return [];
    const range = ranges?.[chat.id];
    if (ranges !== undefined) return range === undefined ? [] : [pageOf(store, chat, userId, range[0], range[1])];
    const cursor = isReset ? undefined : known[chat.id];
    if (cursor !== undefined) return [pageOf(store, chat, userId, cursor + 1, Math.min(head, cursor + limit))];
    return chat.removedBy.has(userId) ? [] : [pageOf(store, chat, userId, Math.max(1, head - limit + 1), head)];
  });
  const pages = parts.flatMap(fitting).map((chat): SyncPage => ({ rid, epoch, chats: [chat], done: false }));
  const [first, ...rest] = [...pages, { rid, epoch, chats: [], done: true }];
  return first === undefined ? [] : [isReset ? { ...first, reset: true } : first, ...rest];
}

function pageOf(store: FakeStore, chat: StoredChat, userId: string, from: number, end: number): ChatPage {
  const head = chat.messages.length;
  const to = Math.min(end, head);
  const others = [...chat.marks].filter(([id]) => id !== userId).map(([id, { seq }]) => [id, seq] as const);
  return {
    chat: store.recordFor(chat, userId),
    head,
    readSeq: chat.marks.get(userId)?.seq ?? 0,
    peerRead: Object.fromEntries(others),
    deliveredSeq: chat.delivered.get(userId) ?? 0,
    peerDelivered: Object.fromEntries([...chat.delivered].filter(([id]) => id !== userId)),
    messages: chat.messages.slice(from - 1, to),
    from,
    to,
    more: to < head,
  };
}

/** The page in as many pieces as frames need. */
function fitting(page: ChatPage): readonly ChatPage[] {
  const sync: SyncPage = { rid: 'r'.repeat(64), epoch: '', chats: [page], done: false };
  const bytes = new TextEncoder().encode(encodeFrame({ kind: 'page', page: sync })).length;
  if (bytes <= maxFrameBytes || page.messages.length < 2) return [page];
  const middle = page.messages.length >> 1;
  const cut = page.from + middle - 1;
  return [
    ...fitting({ ...page, messages: page.messages.slice(0, middle), to: cut, more: true }),
    ...fitting({ ...page, messages: page.messages.slice(middle), from: cut + 1 }),
  ];
}
