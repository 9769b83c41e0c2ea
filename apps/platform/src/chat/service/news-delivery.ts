import type { Audience, ConnectionId } from '../ports/audience.ts';
import type { PlaceRange, Store, StoredMessage } from '../ports/store.ts';
import { DeliveredPlaces } from './delivered-places.ts';

/** Users that are asked about at once. */
const ASK_TOGETHER = 1000;
/** How long a silent chat is remembered; longer than the longest look back. */
const REMEMBERED_MS = 600_000;

interface News extends PlaceRange {
  readonly members?: readonly string[] | undefined;
}

export interface NewsDeliveryOptions {
  readonly store: Pick<Store, 'messages' | 'recent' | 'members'>;
  readonly audience: Audience;
}

/** Brings messages to this node's connections: once each, whether they were sent here, heard of, or found missing. */
export class NewsDelivery {
  readonly #store: NewsDeliveryOptions['store'];
  readonly #audience: Audience;
  readonly #places = new DeliveredPlaces();

  constructor({ store, audience }: NewsDeliveryOptions) {
    this.#store = store;
    this.#audience = audience;
  }

  deliver(members: readonly string[], message: StoredMessage, origin?: ConnectionId): void {
    if (!this.#places.mark(message.chatId, message.seq, performance.now())) return;
    this.#audience.message(members, message, origin);
  }

  /** Reads and delivers what of these places was not delivered yet. */
  async fetch(news: readonly News[]): Promise<void> {
    const now = performance.now();
    const missing = news.flatMap((range) => this.#places.missing(range, now) ?? []);
    if (missing.length === 0) return;
    const membersOf = new Map(news.map(({ chatId, members }) => [chatId, members]));
    for (const message of await this.#store.messages(missing)) {
      const members = membersOf.get(message.chatId) ?? (await this.#store.members(message.chatId));
      membersOf.set(message.chatId, members);
      this.deliver(members, message);
    }
  }

  /** Asks the store what came lately, for everybody who is connected. */
  async lookAgain(withinMs: number): Promise<void> {
    this.#places.forget(performance.now() - REMEMBERED_MS);
    const users = this.#audience.users();
    for (let start = 0; start < users.length; start += ASK_TOGETHER) {
      await this.fetch(await this.#store.recent(users.slice(start, start + ASK_TOGETHER), withinMs));
    }
  }
}
