import type { SyncRequest } from '@jianzhu/chat/protocol';
import type { PlaceRange, StoredChat } from '../ports/store.ts';

/** Most messages of one chat in an answer, whatever the client asks for. */
const MOST_PER_CHAT = 500;
/** Longest range that is answered whole. */
const LONGEST_RANGE = 1000;

/** What one chat gets in the answer to a sync request. An empty range (`to` below `from`) brings the marks alone. */
export interface SyncPart {
  readonly stored: StoredChat;
  readonly range: PlaceRange;
  /** Last place that belongs to the answer, were there room: above `range.to` there is more. */
  readonly end: number;
}

/**
 * What a client gets: after its cursor the messages that follow it, oldest first; of a chat that it does not know the
 * newest; of a range exactly that. Cursors of another epoch count for nothing.
 */
export function planSync(chats: readonly StoredChat[], request: SyncRequest, isReset: boolean): readonly SyncPart[] {
  const limit = Math.min(Math.max(request.limit, 1), MOST_PER_CHAT);
  const { ranges } = request;
  if (ranges !== undefined && !isReset) {
    return chats.flatMap((stored) => {
      const range = ranges[stored.chat.id];
      if (range === undefined) return [];
      const [from, asked] = range;
      const end = Math.min(asked, stored.head);
      return [partOf(stored, Math.max(from, 1), Math.min(end, from + LONGEST_RANGE - 1), end)];
    });
  }
  return chats.flatMap((stored) => {
    const { head } = stored;
    const cursor = isReset ? undefined : request.known[stored.chat.id];
    if (cursor === undefined || cursor > head) {
      return stored.isRemoved ? [] : [partOf(stored, Math.max(head - limit + 1, 1), head, head)];
    }
    return [partOf(stored, cursor + 1, Math.min(cursor + limit, head), head)];
  });
}

function partOf(stored: StoredChat, from: number, to: number, end: number): SyncPart {
  return { stored, range: { chatId: stored.chat.id, from, to }, end };
}
