import { randomUUID } from 'node:crypto';
import {
  type AppendOutcome,
  type DeliveryMark,
  FILE_NAME,
  type MessageSearch,
  type MovedDelivery,
  type NewMessage,
  type PlaceRange,
  type ReadMark,
  type ReadOutcome,
  type RecentChat,
  type Store,
  type StoredChat,
  type StoredMessage,
} from '../ports/store.ts';

interface MemoryMember {
  readonly name: string;
  readSeq: number;
  readTime: number;
  deliveredSeq: number;
  isRemoved: boolean;
}

interface MemoryChat {
  readonly type: string;
  readonly messages: StoredMessage[];
  readonly members: Map<string, MemoryMember>;
}

/** Most places of one chat that `recent` names. */
const MOST_RECENT = 200;

/** A store in this process's memory: the reference of the conformance suite, and the store of tests and benchmarks. */
export class MemoryStore implements Store {
  readonly announces = false;
  readonly #chats = new Map<string, MemoryChat>();
  readonly #byId = new Map<string, StoredMessage>();
  readonly #epoch = randomUUID();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Makes a chat of these users; each sees it under the name of another one. */
  addChat(chatId: string, userIds: readonly string[]): void {
    const members = userIds.map((id) => {
      const name = userIds.find((other) => other !== id) ?? '';
      return [id, { name, readSeq: 0, readTime: 0, deliveredSeq: 0, isRemoved: false }] as const;
    });
    this.#chats.set(chatId, { type: 'single', messages: [], members: new Map(members) });
  }

  async append(messages: readonly NewMessage[]): Promise<readonly AppendOutcome[]> {
    return messages.map((message) => this.#append(message));
  }

  #append(message: NewMessage): AppendOutcome {
    const chat = this.#chats.get(message.chatId);
    if (chat === undefined) return { status: 'refused', reason: 'no_chat' };
    const known = this.#byId.get(message.id);
    const isSame = known?.chatId === message.chatId && known.fromId === message.fromId;
    if (!chat.members.has(message.fromId) || (known !== undefined && !isSame)) {
      return { status: 'refused', reason: 'forbidden' };
    }
    const members = [...chat.members.keys()];
    if (known !== undefined) return { status: 'known', message: known, members };
    const timestamp = Math.max(this.#now(), chat.messages.at(-1)?.timestamp ?? 0);
    const stored = { ...message, seq: chat.messages.length + 1, timestamp };
    chat.messages.push(stored);
    this.#byId.set(stored.id, stored);
    for (const member of chat.members.values()) member.isRemoved = false;
    return { status: 'stored', message: stored, members };
  }

  async chats(userId: string, chatId?: string): Promise<readonly StoredChat[]> {
    return [...this.#chats].flatMap(([id, chat]) => {
      const own = chat.members.get(userId);
      if (own === undefined || (chatId !== undefined && chatId !== id)) return [];
      const others = [...chat.members].filter(([member]) => member !== userId);
      const last = chat.messages.at(-1);
      return {
        chat: {
          id,
          name: own.name,
          avatar: '',
          type: chat.type,
          unreadCount: unreadIn(chat, userId, own.readSeq),
          isLoading: false,
          loaded: false,
          lastMessage: last?.content ?? '',
          lastTime: last?.timestamp ?? 0,
          timestamp: last?.timestamp ?? 0,
          lastReadTime: Math.max(0, ...others.map(([, { readTime }]) => readTime)),
        },
        head: chat.messages.length,
        readSeq: own.readSeq,
        peerRead: Object.fromEntries(others.map(([member, { readSeq }]) => [member, readSeq])),
        deliveredSeq: own.deliveredSeq,
        peerDelivered: deliveredTo(others),
        isRemoved: own.isRemoved,
      };
    });
  }

  async messages(ranges: readonly PlaceRange[]): Promise<readonly StoredMessage[]> {
    return ranges.flatMap(({ chatId, from, to }) => this.#chats.get(chatId)?.messages.slice(from - 1, to) ?? []);
  }

  async placeBefore(chatId: string, timestamp: number): Promise<number> {
    return this.#chats.get(chatId)?.messages.findLast((message) => message.timestamp < timestamp)?.seq ?? 0;
  }

  async search(userId: string, { words, chatId, limit }: MessageSearch): Promise<readonly StoredMessage[]> {
    return [...this.#chats]
      .filter(([id, chat]) => chat.members.has(userId) && (chatId === undefined || chatId === id))
      .flatMap(([, { messages }]) => messages)
      .filter((message) => foundText(message).toLowerCase().includes(words.toLowerCase()))
      .sort((left, right) => right.timestamp - left.timestamp || right.seq - left.seq)
      .slice(0, limit);
  }

  async recent(userIds: readonly string[], withinMs: number): Promise<readonly RecentChat[]> {
    const since = this.#now() - withinMs;
    return [...this.#chats].flatMap(([chatId, { messages, members }]) => {
      const first = messages.slice(-MOST_RECENT).find(({ timestamp }) => timestamp > since);
      if (first === undefined || !userIds.some((id) => members.has(id))) return [];
      return { chatId, from: first.seq, to: messages.length, members: [...members.keys()] };
    });
  }

  async setRead(userId: string, chatId: string, { seq, timestamp }: ReadMark): Promise<ReadOutcome | null> {
    const chat = this.#chats.get(chatId);
    const own = chat?.members.get(userId);
    if (chat === undefined || own === undefined) return null;
    const asked = seq ?? chat.messages.findLast((message) => message.timestamp <= timestamp)?.seq ?? 0;
    const mark = Math.max(own.readSeq, Math.min(asked, chat.messages.length));
    const markedAt = Math.max(Math.min(timestamp, this.#now()), chat.messages[mark - 1]?.timestamp ?? 0);
    const isChanged = mark > own.readSeq;
    if (isChanged) Object.assign(own, { readSeq: mark, readTime: markedAt });
    const unreadCount = unreadIn(chat, userId, mark);
    return {
      seq: mark,
      timestamp: markedAt,
      type: chat.type,
      unreadCount,
      isChanged,
      members: [...chat.members.keys()],
    };
  }

  async setDelivered(marks: readonly DeliveryMark[]): Promise<readonly MovedDelivery[]> {
    const moved = new Map<string, MovedDelivery>();
    for (const { chatId, userId, seq } of marks) {
      const chat = this.#chats.get(chatId);
      const own = chat?.members.get(userId);
      const mark = Math.min(seq, chat?.messages.length ?? 0);
      if (chat === undefined || own === undefined || mark <= own.deliveredSeq) continue;
      own.deliveredSeq = mark;
      const others = [...chat.members.keys()].filter((member) => member !== userId);
      moved.set(`${chatId} ${userId}`, { chatId, userId, seq: mark, others });
    }
    return [...moved.values()];
  }

  async members(chatId: string): Promise<readonly string[]> {
    return [...(this.#chats.get(chatId)?.members.keys() ?? [])];
  }

  async epoch(): Promise<string> {
    return this.#epoch;
  }
}

/** What of a message can be found. */
function foundText({ content, type }: StoredMessage): string {
  if (type === 'image' || type === 'file') return new RegExp(FILE_NAME).exec(content)?.[1] ?? '';
  return type === 'text' ? content : '';
}

function deliveredTo(members: readonly (readonly [string, MemoryMember])[]): Readonly<Record<string, number>> {
  const marked = members.filter(([, { deliveredSeq }]) => deliveredSeq > 0);
  return Object.fromEntries(marked.map(([userId, { deliveredSeq }]) => [userId, deliveredSeq]));
}

function unreadIn(chat: MemoryChat, userId: string, readSeq: number): number {
  return chat.messages.slice(readSeq).filter(({ fromId }) => fromId !== userId).length;
}
