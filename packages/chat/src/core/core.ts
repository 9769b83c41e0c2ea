import type { ChatRecord, Message } from '../protocol/entities.ts';
import type { SeqRange } from '../protocol/frames.ts';
import type { CoreChanges, CoreEffect, CoreEvent } from './core-events.ts';
import { type CoreOptions, CoreState, type EventOf } from './core-state.ts';
import { deliveryTold } from './delivery.ts';
import { resumePlace } from './gap-requests.ts';
import { historyAsked, historyLoaded, missedLoaded, olderShown } from './history.ts';
import type { LocalMessage, SendStatus } from './local-message.ts';
import type { MessageListView } from './message-list.ts';
import { attention, closed, markedRead, opened } from './reading.ts';
import { messageReceived, receiptReceived, senderKnown } from './receiving.ts';
import {
  acknowledged,
  ackOverdue,
  assumedStored,
  connected,
  discarded,
  disconnected,
  holdEnded,
  retried,
  sent,
} from './sending.ts';
import { chatsLoaded, gapDue, pageReceived, rangeOverdue, removed, restored } from './syncing.ts';

type Handlers = { readonly [Type in CoreEvent['type']]: (state: CoreState, event: EventOf<Type>) => void };

const handlers: Handlers = {
  restored,
  connected,
  disconnected,
  messageReceived,
  receiptReceived,
  deliveryTold,
  acknowledged,
  pageReceived,
  chatsLoaded,
  historyAsked,
  historyLoaded,
  missedLoaded,
  olderShown,
  rangeOverdue,
  senderKnown,
  opened,
  closed,
  attention,
  sent,
  ackOverdue,
  assumedStored,
  holdEnded,
  retried,
  discarded,
  markedRead,
  removed,
  gapDue,
};

/**
 * The conversations of one user: a synchronous machine without timers or calls. An event goes in, what the world is
 * to do comes out; what changed is collected until it is taken. Everything that could race is decided here.
 */
export class Core {
  readonly #state: CoreState;

  constructor(options: CoreOptions) {
    this.#state = new CoreState(options);
  }

  /** @param nowMs the server's time as far as it is known, ms since 1970 */
  apply(event: CoreEvent, nowMs: number): readonly CoreEffect[] {
    const state = this.#state;
    state.nowMs = nowMs;
    state.effects = [];
    // A union of functions cannot be called with a union; the key makes sure that both are of one type.
    const handle = handlers[event.type] as (state: CoreState, event: CoreEvent) => void;
    handle(state, event);
    return state.effects;
  }

  /** What changed since this was last asked; null when nothing did. */
  takeChanges(): CoreChanges | null {
    return this.#state.changes.take();
  }

  get openId(): string | null {
    return this.#state.openId;
  }

  /** The chats, newest on top. */
  chats(): readonly ChatRecord[] {
    return this.#state.order.flatMap((id) => this.#state.conversations.get(id)?.record ?? []);
  }

  /** Newest messages of a chat, and the older ones that were asked for. */
  window(chatId: string): readonly LocalMessage[] {
    return this.#state.conversations.get(chatId)?.window(this.#state.options.limits.window) ?? [];
  }

  /** How many messages are here that are older than the window. */
  hiddenCount(chatId: string): number {
    return (this.list(chatId)?.length ?? 0) - this.window(chatId).length;
  }

  newest(chatId: string): LocalMessage | undefined {
    return this.#state.conversations.get(chatId)?.messages.newest;
  }

  /** All messages of a chat, without a copy; undefined when there is no such chat. */
  list(chatId: string): MessageListView | undefined {
    return this.#state.conversations.get(chatId)?.messages;
  }

  /** Ranges of places that are missing between the messages that are here. */
  gaps(chatId: string): readonly SeqRange[] {
    return this.#state.conversations.get(chatId)?.holes() ?? [];
  }

  /** Those of the gaps that are too large to be fetched unasked. */
  leftGaps(chatId: string): readonly SeqRange[] {
    const floor = this.#state.conversations.get(chatId)?.gapFloor ?? 0;
    return this.gaps(chatId).filter(([, to]) => to <= floor);
  }

  /** The lowest place that is here; 0 when the server gives no places. */
  firstPlace(chatId: string): number {
    return this.#state.conversations.get(chatId)?.places.first ?? 0;
  }

  isReadByPeer(message: LocalMessage): boolean {
    return this.#state.conversations.get(message.chatId)?.isReadByPeer(message) ?? false;
  }

  isDelivered(message: LocalMessage): boolean {
    return this.#state.conversations.get(message.chatId)?.isDelivered(message) ?? false;
  }

  unreadIds(chatId: string): readonly string[] {
    return this.#state.conversations.get(chatId)?.unread.ids ?? [];
  }

  /** Every unread list, those of chats that have not been loaded yet included. */
  unread(): Readonly<Record<string, readonly string[]>> {
    const here = [...this.#state.conversations].map(([id, { unread }]) => [id, unread.ids] as const);
    return Object.fromEntries([...this.#state.restoredUnread, ...here].filter(([, ids]) => ids.length > 0));
  }

  /** The one definition of the badge: all unread messages of all chats. */
  totalUnread(): number {
    return [...this.#state.conversations.values()].reduce((sum, { unread }) => sum + unread.length, 0);
  }

  /** Own messages that the server does not have yet, in the order of writing. */
  outbox(): readonly Message[] {
    return this.#state.outbox.entries.map(({ message }) => message);
  }

  /** Status of every own message on its way. */
  pending(): Readonly<Record<string, SendStatus>> {
    const statuses = this.#state.outbox.entries.map(({ message, state }) => {
      const status: SendStatus = state === 'held' ? 'queued' : state;
      return [message.id, status] as const;
    });
    return Object.fromEntries(statuses);
  }

  /** Per chat the place from which a sync goes on. Chats without places are left out. */
  cursors(): Readonly<Record<string, number>> {
    const places = [...this.#state.conversations].map(([id, conversation]) => [id, resumePlace(conversation)] as const);
    return Object.fromEntries(places.filter(([, place]) => place > 0));
  }
}
