import type { ChatRecord, ChatUser } from '../protocol/entities.ts';
import { Changes } from './changes.ts';
import { Conversation, chatRecord } from './conversation.ts';
import type { CoreEffect, CoreEvent } from './core-events.ts';
import { Mailboxes } from './mailboxes.ts';
import { Outbox } from './outbox.ts';
import { Tombstones } from './tombstones.ts';

/** What makes messages of the open chat read: that it is open, that it can be seen, or that it is in use. */
export type ReadWhen = 'open' | 'visible' | 'focused';

export interface CoreOptions {
  readonly user: ChatUser;
  readonly readWhen: ReadWhen;
  readonly limits: {
    /** Newest messages of a chat that are shown without asking. */
    readonly window: number;
    /** Most own messages that may wait. */
    readonly outbox: number;
    /** Most frames that wait for the sender of an unknown chat. */
    readonly mailbox: number;
    /** Most own messages on the wire at once. */
    readonly inFlight: number;
    /** Most missing messages of a chat that are fetched unasked. */
    readonly missing: number;
  };
}

/** One kind of event. */
export type EventOf<Type extends CoreEvent['type']> = Extract<CoreEvent, { readonly type: Type }>;

/** The conversations of a user, and what every step of the core needs of them. */
export class CoreState {
  readonly options: CoreOptions;
  readonly conversations = new Map<string, Conversation>();
  /** Ids of the chats, newest on top. */
  order: string[] = [];
  openId: string | null = null;
  isVisible = true;
  isFocused = true;
  /** Null while there is no connection. */
  protocol: 'v1' | 'v2' | null = null;
  /** Whether the server wants to know what has arrived here. */
  hearsDelivery = false;
  /** Time of the event that is handled, on the server's clock as far as that is known; ms since 1970. */
  nowMs = 0;
  readonly outbox: Outbox;
  readonly mailboxes: Mailboxes;
  readonly tombstones = new Tombstones();
  readonly changes = new Changes();
  /** Unread lists that were kept over a reload, of chats that are not here yet. */
  readonly restoredUnread = new Map<string, readonly string[]>();
  effects: CoreEffect[] = [];

  constructor(options: CoreOptions) {
    this.options = options;
    this.outbox = new Outbox(options.limits.outbox);
    this.mailboxes = new Mailboxes(options.limits.mailbox);
  }

  emit(effect: CoreEffect): void {
    this.effects.push(effect);
  }

  isOwn(fromId: string): boolean {
    return fromId === this.options.user.id;
  }

  /** Whether the user looks at a chat, so that what comes is read at once. */
  isReading(chatId: string): boolean {
    if (this.openId !== chatId) return false;
    const { readWhen } = this.options;
    return readWhen === 'open' || (this.isVisible && (readWhen === 'visible' || this.isFocused));
  }

  /** Makes a conversation, with what was kept of it over a reload. */
  addConversation(record: ChatRecord): Conversation {
    const conversation = new Conversation(record, this.restoredUnread.get(record.id) ?? []);
    this.restoredUnread.delete(record.id);
    this.tombstones.delete(record.id);
    this.conversations.set(record.id, conversation);
    for (const { message, state } of this.outbox.entries) {
      if (message.chatId !== record.id) continue;
      conversation.take({ ...message, status: state === 'held' ? 'queued' : state }, this.nowMs);
      this.changes.messages(record.id);
    }
    if (conversation.unread.length > 0) this.changes.unread(record.id);
    this.placeByTime(record.id);
    return conversation;
  }

  /** The conversation, made from the little that is known where there is none. */
  ensureConversation(chatId: string, known: Partial<ChatRecord> = {}): { conversation: Conversation; isNew: boolean } {
    const conversation = this.conversations.get(chatId);
    if (conversation !== undefined) return { conversation, isNew: false };
    return { conversation: this.addConversation(chatRecord(chatId, known)), isNew: true };
  }

  moveToTop(chatId: string): void {
    if (this.order[0] === chatId) return;
    this.order = [chatId, ...this.order.filter((id) => id !== chatId)];
    this.changes.chats();
  }

  /** Puts a chat before the first one whose newest message is older; the order of the others stays. */
  placeByTime(chatId: string): void {
    const others = this.order.filter((id) => id !== chatId);
    const timeOf = (id: string): number => this.conversations.get(id)?.record.lastTime ?? 0;
    const time = timeOf(chatId);
    const index = others.findIndex((id) => timeOf(id) < time);
    this.order = index < 0 ? [...others, chatId] : others.toSpliced(index, 0, chatId);
    this.changes.chats();
  }
}
