import { chatRecord } from '../core/conversation.ts';
import type { ChatRecord, ChatUser, Message, ReadReceipt } from '../protocol/entities.ts';

/** A chat as a server keeps it. */
export interface StoredChat {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly members: Set<string>;
  /** Members who took it off their list; a new message brings it back. */
  readonly removedBy: Set<string>;
  /** Place `seq` is at index `seq - 1`. */
  readonly messages: Message[];
  /** Up to where each member has read. */
  readonly marks: Map<string, { readonly seq: number; readonly timestamp: number }>;
  /** Up to where devices of each member have confirmed. */
  readonly delivered: Map<string, number>;
}

/** What a chat server keeps, in memory. */
export class FakeStore {
  readonly users = new Map<string, ChatUser>();
  readonly chats = new Map<string, StoredChat>();
  readonly #byId = new Map<string, Message>();
  readonly #now: () => number;

  /** @param now ms since 1970 */
  constructor(now: () => number) {
    this.#now = now;
  }

  addUser(id: string, name = `用户${id}`): void {
    this.users.set(id, { id, name, avatar: '' });
  }

  /** A chat of these users; more members of one that is there. */
  addChat(id: string, members: readonly string[], name = `群${id}`): StoredChat {
    const chat = this.chats.get(id) ?? {
      id,
      name,
      type: members.length > 2 ? 'group' : 'single',
      members: new Set(),
      removedBy: new Set(),
      messages: [],
      marks: new Map(),
      delivered: new Map(),
    };
    for (const member of members) {
      chat.members.add(member);
      if (!this.users.has(member)) this.addUser(member);
    }
    this.chats.set(id, chat);
    return chat;
  }

  /** Stores a message once: the same id again gives the copy that is here. Null when the user may not write there. */
  append(message: Message): { readonly message: Message; readonly isNew: boolean } | null {
    const known = this.#byId.get(message.id);
    if (known !== undefined) return { message: known, isNew: false };
    const chat = this.chats.get(message.chatId);
    if (!chat?.members.has(message.fromId)) return null;
    const stored = { ...message, timestamp: this.#now(), seq: chat.messages.length + 1 };
    chat.messages.push(stored);
    chat.removedBy.clear();
    this.#byId.set(stored.id, stored);
    return { message: stored, isNew: true };
  }

  /** Moves a mark forward, never back. */
  read({ chatId, userId, seq = 0, timestamp }: ReadReceipt): void {
    const chat = this.chats.get(chatId);
    if (!chat?.members.has(userId)) return;
    const known = chat.marks.get(userId) ?? { seq: 0, timestamp: 0 };
    const byTime = chat.messages.findLast((message) => message.timestamp <= timestamp)?.seq ?? 0;
    const place = seq > 0 ? seq : byTime;
    chat.marks.set(userId, { seq: Math.max(known.seq, place), timestamp: Math.max(known.timestamp, timestamp) });
  }

  /** Moves a mark of delivery forward; false when it stayed. */
  deliver(chatId: string, userId: string, seq: number): boolean {
    const chat = this.chats.get(chatId);
    if (!chat?.members.has(userId) || seq <= (chat.delivered.get(userId) ?? 0)) return false;
    chat.delivered.set(userId, Math.min(seq, chat.messages.length));
    return true;
  }

  /** The chats of a user, as the list of chats shows them. */
  chatsOf(userId: string): readonly StoredChat[] {
    return [...this.chats.values()].filter(({ members, removedBy }) => members.has(userId) && !removedBy.has(userId));
  }

  /** A chat as one of its members sees it. */
  recordFor(chat: StoredChat, userId: string): ChatRecord {
    const last = chat.messages.at(-1);
    const read = chat.marks.get(userId)?.seq ?? 0;
    const unread = chat.messages.slice(read).filter(({ fromId }) => fromId !== userId);
    const peerTimes = [...chat.marks].flatMap(([id, mark]) => (id === userId ? [] : mark.timestamp));
    const peer = chat.type === 'single' ? [...chat.members].find((id) => id !== userId) : undefined;
    return chatRecord(chat.id, {
      name: (peer === undefined ? undefined : this.users.get(peer)?.name) ?? chat.name,
      type: chat.type,
      unreadCount: unread.length,
      lastMessage: last?.content ?? '',
      lastTime: last?.timestamp ?? 0,
      lastReadTime: Math.max(0, ...peerTimes),
    });
  }
}
