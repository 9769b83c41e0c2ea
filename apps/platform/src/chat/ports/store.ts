import type { ChatRecord, Message } from '@jianzhu/chat/protocol';

/** A message whose sender and form are known to be right, before it has a place. */
export interface NewMessage {
  /** UUID in lower case, made by the sender. */
  readonly id: string;
  readonly chatId: string;
  readonly fromId: string;
  readonly content: string;
  readonly type: string;
}

/** A message with its place in the chat and the store's time. */
export interface StoredMessage extends Message {
  readonly seq: number;
}

/**
 * What became of a message. `known`: it had been stored before, under the same id, by the same sender. `forbidden`:
 * the sender is no member, or the id is another message's. `invalid`: the store cannot hold it.
 */
export type AppendOutcome =
  | { readonly status: 'stored' | 'known'; readonly message: StoredMessage; readonly members: readonly string[] }
  | { readonly status: 'refused'; readonly reason: 'no_chat' | 'forbidden' | 'invalid' };

/** A chat as one of its members sees it. */
export interface StoredChat {
  readonly chat: ChatRecord;
  /** Place of the newest message; 0 without one. */
  readonly head: number;
  readonly readSeq: number;
  /** Read marks of the others, by user. */
  readonly peerRead: Readonly<Record<string, number>>;
  /** Up to where a device of this member has confirmed. */
  readonly deliveredSeq: number;
  /** Marks of delivery of the others who have one, by user. */
  readonly peerDelivered: Readonly<Record<string, number>>;
  /** Taken off the list until its next message. */
  readonly isRemoved: boolean;
}

/** Places of a chat, both ends included. */
export interface PlaceRange {
  readonly chatId: string;
  readonly from: number;
  readonly to: number;
}

/** A chat in which something was said lately. */
export interface RecentChat extends PlaceRange {
  readonly members: readonly string[];
}

/** Up to where somebody has read: a place, or all that was there at a time (ms since 1970). */
export interface ReadMark {
  readonly seq?: number | undefined;
  readonly timestamp: number;
}

export interface ReadOutcome {
  readonly seq: number;
  readonly timestamp: number;
  /** Of the chat. */
  readonly type: string;
  readonly unreadCount: number;
  /** Whether the mark or the count moved; if not there is nothing to tell anybody. */
  readonly isChanged: boolean;
  readonly members: readonly string[];
}

/** The messages of a chat up to a place are on a device of a member. */
export interface DeliveryMark {
  readonly chatId: string;
  readonly userId: string;
  readonly seq: number;
}

/** A mark of delivery that moved, and the other members of its chat. */
export interface MovedDelivery extends DeliveryMark {
  readonly others: readonly string[];
}

/** Finds the name of a picture or file in the JSON that its message carries; as JavaScript and PostgreSQL read it. */
export const FILE_NAME = '"name"\\s*:\\s*"((?:[^"\\\\]|\\\\.)*)"';

/** Looks for words in the texts and file names of a user's chats. */
export interface MessageSearch {
  readonly words: string;
  readonly chatId?: string | undefined;
  readonly limit: number;
}

/**
 * Where messages, chats and read marks are kept: the truth of the chat. Places are dense from 1 in every chat and
 * visible in their order. Every method rejects when the store cannot be reached; then nothing is known of the outcome,
 * and the same call may be made again.
 */
export interface Store {
  /** The store's own transaction wakes the other nodes; otherwise the service tells the bus after the commit. */
  readonly announces: boolean;
  /** Stores messages for good, in the order given; outcomes come in the same order. */
  append(messages: readonly NewMessage[]): Promise<readonly AppendOutcome[]>;
  /** The chats of a user, or one of them; those of others are not there. */
  chats(userId: string, chatId?: string): Promise<readonly StoredChat[]>;
  /** What lies in these ranges, by chat and place. The caller has seen to it that it may be shown. */
  messages(ranges: readonly PlaceRange[]): Promise<readonly StoredMessage[]>;
  /** The place of the newest message before a time (ms since 1970); 0 without one. */
  placeBefore(chatId: string, timestamp: number): Promise<number>;
  /** Messages of the user's chats whose text or file name holds the words, newest first. */
  search(userId: string, search: MessageSearch): Promise<readonly StoredMessage[]>;
  /** Chats of these users with messages of the last `withinMs`, by the store's clock; at most 200 places of each. */
  recent(userIds: readonly string[], withinMs: number): Promise<readonly RecentChat[]>;
  /** Moves a read mark forward, never back. Null when the user is no member. */
  setRead(userId: string, chatId: string, mark: ReadMark): Promise<ReadOutcome | null>;
  /** Moves marks of delivery forward, never back, and answers those that moved; those of no members are left out. */
  setDelivered(marks: readonly DeliveryMark[]): Promise<readonly MovedDelivery[]>;
  members(chatId: string): Promise<readonly string[]>;
  /** Changes when the store has lost what cursors refer to. */
  epoch(): Promise<string>;
}
