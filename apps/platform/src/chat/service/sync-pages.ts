import type { ChatPage, SyncPage } from '@jianzhu/chat/protocol';
import type { PlaceRange, StoredMessage } from '../ports/store.ts';
import type { SyncPart } from './sync-plan.ts';

/** Bytes of a page's content; with its envelope it stays below the 64 KiB of a frame. */
const PAGE_BYTES = 56_000;
/** Messages that are read from the store at once. */
const READ_TOGETHER = 1000;

type PageHead = Pick<SyncPage, 'rid' | 'epoch' | 'reset'>;

/**
 * The pages of an answer, each small enough for a frame; the last one says that it is the last. Messages are read as
 * the pages are taken, so that a slow client does not fill the memory.
 */
export async function* syncPages(
  head: PageHead,
  parts: readonly SyncPart[],
  read: (ranges: readonly PlaceRange[]) => Promise<readonly StoredMessage[]>,
): AsyncGenerator<SyncPage> {
  let chats: ChatPage[] = [];
  let bytes = 0;
  for (const group of groupsOf(parts)) {
    const messages = byChat(await read(group.map(({ range }) => range)));
    for (const part of group) {
      for (const piece of piecesOf(part, messages.get(part.range.chatId) ?? [])) {
        if (bytes > 0 && bytes + piece.bytes > PAGE_BYTES) {
          yield { ...head, chats, done: false };
          chats = [];
          bytes = 0;
        }
        chats.push(piece.page);
        bytes += piece.bytes;
      }
    }
  }
  yield { ...head, chats, done: true };
}

function byChat(messages: readonly StoredMessage[]): ReadonlyMap<string, readonly StoredMessage[]> {
  const chats = new Map<string, StoredMessage[]>();
  for (const message of messages) {
    const known = chats.get(message.chatId);
    if (known === undefined) chats.set(message.chatId, [message]);
    else known.push(message);
  }
  return chats;
}

function* groupsOf(parts: readonly SyncPart[]): Generator<readonly SyncPart[]> {
  let group: SyncPart[] = [];
  let size = 0;
  for (const part of parts) {
    const length = Math.max(part.range.to - part.range.from + 1, 0);
    if (size > 0 && size + length > READ_TOGETHER) {
      yield group;
      group = [];
      size = 0;
    }
    group.push(part);
    size += length;
  }
  if (group.length > 0) yield group;
}

interface Piece {
  readonly page: ChatPage;
  readonly bytes: number;
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value)) + 1;

/** Cuts what a chat gets into pieces that each fit into a page. */
function* piecesOf({ stored, range, end }: SyncPart, messages: readonly StoredMessage[]): Generator<Piece> {
  const { chat, head, readSeq, peerRead, deliveredSeq, peerDelivered } = stored;
  const marks = { chat, head, readSeq, peerRead, deliveredSeq, peerDelivered };
  const markBytes = bytesOf(marks) + 80;
  let taken: StoredMessage[] = [];
  let bytes = markBytes;
  let from = range.from;
  const piece = (to: number): Piece => ({ page: { ...marks, messages: taken, from, to, more: to < end }, bytes });
  for (const message of messages) {
    const size = bytesOf(message);
    if (taken.length > 0 && bytes + size > PAGE_BYTES) {
      yield piece(message.seq - 1);
      taken = [];
      bytes = markBytes;
      from = message.seq;
    }
    taken.push(message);
    bytes += size;
  }
  yield piece(range.to);
}
