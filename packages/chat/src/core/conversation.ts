import type { KnownChat } from '../ports/api.ts';
import type { ChatRecord, ReadReceipt } from '../protocol/entities.ts';
import type { ChatPage, SeqRange } from '../protocol/frames.ts';
import { isPending, type LocalMessage, mergeMessages } from './local-message.ts';
import { MessageList } from './message-list.ts';
import { covers, laterMark, markOf, nothingRead, type ReadMark } from './read-mark.ts';
import { SeqRanges } from './seq-ranges.ts';
import { isPlaceholder, UnreadList } from './unread-list.ts';

/** A record with every field, from what is known of a chat. */
export function chatRecord(id: string, known: Partial<ChatRecord> = {}): ChatRecord {
  return {
    name: '',
    avatar: '',
    type: 'single',
    unreadCount: 0,
    isLoading: false,
    loaded: false,
    lastMessage: '',
    lastTime: 0,
    timestamp: 0,
    lastReadTime: 0,
    ...known,
    id,
  };
}

/** How far ahead of our clock a message may date its chat, in ms, so that one wrong clock cannot pin a chat. */
const farthestFuture = 60_000;

/** Of a chat that comes up with a message in its middle, so many messages before that one are fetched. */
const unaskedBefore = 200;

/** What putting a message into a conversation did. */
export type Intake = 'added' | 'changed' | 'known';

/** One conversation: its record, its messages, what of them is unread, read by the others, or missing. */
export class Conversation {
  readonly messages = new MessageList();
  readonly places = new SeqRanges();
  readonly unread: UnreadList;
  /** The newest place the server has told of. */
  head = 0;
  /** Whether the name is only a stand-in for one that could not be looked up. */
  isNameless = false;
  /**
   * Everything above this place is to be here, what is not above it is loaded when somebody scrolls there; null while
   * no place of the chat is known.
   */
  base: number | null = null;
  /** Holes up to this place stay open until somebody scrolls there: too much is missing to fetch it unasked. */
  gapFloor = 0;
  /** Whether a missing range was asked for and has not come yet. */
  isRangeAsked = false;
  /** Messages shown beyond the usual window, because older ones were loaded. */
  olderShown = 0;
  /** Up to where the server has been told that messages are here. */
  confirmedTo = 0;
  /** Up to where messages have reached a device of another member. */
  #deliveredTo = 0;
  #record: ChatRecord;
  #ownMark: ReadMark = nothingRead;
  readonly #peerMarks = new Map<string, ReadMark>();

  constructor(record: ChatRecord, unreadIds: readonly string[] = []) {
    this.#record = record;
    this.unread = new UnreadList(unreadIds);
  }

  /** The record with the unread count, which is the length of the unread list. */
  get record(): ChatRecord {
    const { length } = this.unread;
    if (this.#record.unreadCount !== length) this.#record = { ...this.#record, unreadCount: length };
    return this.#record;
  }

  /** What the server may be told of the chat: no stand-in for a name, and nothing empty. */
  get known(): KnownChat {
    const { id, type, unreadCount, name, avatar } = this.record;
    return { id, type, unreadCount, name: (!this.isNameless && name) || undefined, avatar: avatar || undefined };
  }

  /** The ranges of places that are missing, lowest first. */
  holes(): readonly SeqRange[] {
    const { first } = this.places;
    const between = this.places.holes();
    const base = this.base ?? 0;
    return first > base + 1 ? [[base + 1, first - 1], ...between] : between;
  }

  /** Whether no place is missing that should be here; cheap, for every message asks it. */
  get isWhole(): boolean {
    return this.places.count === 0 || (this.places.count === 1 && this.places.first <= (this.base ?? 0) + 1);
  }

  get ownMark(): ReadMark {
    return this.#ownMark;
  }

  update(fields: Partial<ChatRecord>): void {
    this.#record = { ...this.#record, ...fields, id: this.#record.id };
  }

  /** Puts a message in, or merges it with the copy that is here. */
  take(message: LocalMessage, nowMs: number): Intake {
    const known = this.messages.get(message.id);
    if (known === undefined) this.messages.put(message);
    const merged = known === undefined ? message : mergeMessages(known, message);
    if (known !== undefined && merged !== known) this.messages.put(merged);
    if (merged.seq !== undefined) {
      this.base ??= Math.max(0, merged.seq - 1 - unaskedBefore);
      this.places.add(merged.seq, merged.seq);
      this.head = Math.max(this.head, merged.seq);
    }
    if (merged === known) return 'known';
    this.#preview(nowMs);
    return known === undefined ? 'added' : 'changed';
  }

  /** What a page says of the places that are here once its messages are. */
  takeRange({ from, to, head }: Pick<ChatPage, 'from' | 'to' | 'head'>): void {
    this.head = Math.max(this.head, head);
    const below = Math.max(0, from - 1);
    if (this.base === null || (from <= to && to >= this.base)) this.base = Math.min(this.base ?? below, below);
    this.places.add(from, to);
  }

  /** What is known of places means nothing any more. */
  forgetPlaces(): void {
    this.places.clear();
    this.head = 0;
    this.base = null;
    this.gapFloor = 0;
    this.confirmedTo = 0;
    this.#deliveredTo = 0;
  }

  /** Gives an own message its new status. */
  replace(message: LocalMessage, nowMs: number): void {
    this.messages.put(message);
    this.#preview(nowMs);
  }

  drop(id: string, nowMs: number): void {
    if (this.messages.delete(id)) this.#preview(nowMs);
  }

  /** Text and time of the newest message; a late older one changes neither. */
  #preview(nowMs: number): void {
    const newest = this.messages.newest;
    if (newest === undefined) return;
    const lastTime = Math.min(newest.timestamp, nowMs + farthestFuture);
    if (newest.content === this.#record.lastMessage && lastTime === this.#record.lastTime) return;
    this.update({ lastMessage: newest.content, lastTime });
  }

  /** Whether a message counts as unread for somebody who has not seen it. */
  isUnread(message: LocalMessage): boolean {
    return !covers(this.#ownMark, message);
  }

  /** The user has read up to a mark, here or on another device. True when the unread list changed. */
  readUpTo(mark: ReadMark): boolean {
    this.#ownMark = laterMark(this.#ownMark, mark);
    const newest = this.newestSettled();
    const isAllRead = newest === undefined || covers(this.#ownMark, newest);
    return this.unread.remove((id) => {
      const message = this.messages.get(id);
      if (message !== undefined) return covers(this.#ownMark, message);
      return isPlaceholder(id) || isAllRead;
    });
  }

  /** The mark of someone who has seen everything that is here. */
  markOfNewest(): ReadMark {
    const newest = this.newestSettled();
    const time = { seq: 0, timestamp: this.#record.lastTime };
    return newest === undefined ? time : laterMark(markOf(newest), { seq: this.head, timestamp: 0 });
  }

  /** Newest message that the server has. */
  newestSettled(): LocalMessage | undefined {
    for (let index = this.messages.length - 1; index >= 0; index -= 1) {
      const message = this.messages.at(index);
      if (message !== undefined && !isPending(message)) return message;
    }
    return undefined;
  }

  /** Another member has read; true when that was news. */
  readByPeer({ userId, seq, timestamp }: ReadReceipt): boolean {
    const known = this.#peerMarks.get(userId) ?? nothingRead;
    const mark = laterMark(known, { seq: seq ?? 0, timestamp });
    if (mark === known) return false;
    this.#peerMarks.set(userId, mark);
    if (mark.timestamp > this.#record.lastReadTime) this.update({ lastReadTime: mark.timestamp });
    return true;
  }

  /** Whether another member has read a message. */
  isReadByPeer(message: LocalMessage): boolean {
    return (
      [...this.#peerMarks.values()].some((mark) => covers(mark, message)) ||
      message.timestamp <= this.#record.lastReadTime
    );
  }

  /** Messages have reached a device of another member; true when that was news. */
  deliveredUpTo(seq: number): boolean {
    const isNews = seq > this.#deliveredTo;
    if (isNews) this.#deliveredTo = seq;
    return isNews;
  }

  /** Whether a message has reached a device of another member; what was read has. */
  isDelivered(message: LocalMessage): boolean {
    return (message.seq !== undefined && message.seq <= this.#deliveredTo) || this.isReadByPeer(message);
  }

  /** The newest messages, and as many older ones as were asked for. */
  window(size: number): readonly LocalMessage[] {
    return this.messages.range(this.#startOf(size), this.messages.length);
  }

  #startOf(size: number): number {
    return Math.max(0, this.messages.length - size - this.olderShown);
  }

  /** Keeps the window beginning where it does while `change` puts messages into its middle. */
  keepStart(size: number, change: () => void): void {
    const first = this.messages.at(this.#startOf(size));
    change();
    if (first !== undefined) this.olderShown += Math.max(0, this.#startOf(size) - this.messages.indexOf(first.id));
  }
}

/** Newest chats first, as a list over HTTP is shown; equal times by id. */
export function compareChats(left: ChatRecord, right: ChatRecord): number {
  return right.lastTime - left.lastTime || (left.id < right.id ? -1 : 1);
}
