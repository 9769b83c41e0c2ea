import type { Message } from '@jianzhu/chat/protocol';

interface Refused {
  /** The messages of a chat are numbered as they come for the first time. */
  place: number;
  /** When its writer was last told to wait, on the same count. */
  toldAt: number;
}

type Named = Pick<Message, 'id' | 'chatId'>;

/**
 * Keeps the order of a connection's messages when some are refused for a while: what follows a refused message of its
 * chat has to wait as well, until that one has come again. A client sends again in order, so a refused message that
 * comes again before an earlier one shows that the writer has taken that one back.
 */
export class RefusedOrder {
  readonly #chats = new Map<string, Map<string, Refused>>();
  #count = 0;

  /** How many messages were refused and have not come again. */
  get size(): number {
    return [...this.#chats.values()].reduce((sum, refused) => sum + refused.size, 0);
  }

  /** A message came: its place, and whether nothing that was refused stands before it. */
  arrived({ id, chatId }: Named): { readonly place: number; readonly isFree: boolean } {
    this.#count += 1;
    const refused = this.#chats.get(chatId);
    if (refused === undefined) return { place: this.#count, isFree: true };
    const own = refused.get(id);
    if (own === undefined) return { place: this.#count, isFree: false };
    let isFree = true;
    for (const [other, { place, toldAt }] of refused) {
      if (place >= own.place) continue;
      if (toldAt < own.toldAt) refused.delete(other);
      else isFree = false;
    }
    refused.delete(id);
    if (refused.size === 0) this.#chats.delete(chatId);
    return { place: own.place, isFree };
  }

  /** The writer is told to send it again later. @param place which `arrived` gave */
  refused({ id, chatId }: Named, place: number): void {
    this.#count += 1;
    const refused = this.#chats.get(chatId) ?? new Map<string, Refused>();
    this.#chats.set(chatId, refused);
    // Two copies of one message may be on their way; the first one's place is its place.
    refused.set(id, { place: Math.min(place, refused.get(id)?.place ?? place), toldAt: this.#count });
  }
}
