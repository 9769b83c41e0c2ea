import type { Observable } from 'rxjs';
import type { SendOutcome } from '../core/core-events.ts';
import type { LocalMessage } from '../core/local-message.ts';
import type { MessageListView } from '../core/message-list.ts';
import type { ChatRecord, ChatUser, ReadReceipt } from '../protocol/entities.ts';
import type { SeqRange } from '../protocol/frames.ts';
import type { ChatState } from '../store/chat-state.ts';
import type { ConnectionStatus } from '../store/connection-status.ts';
import type { ChatError } from './chat-options.ts';
import type { MessageEvent } from './outputs.ts';

/** A message that was given to the client. */
export interface SendHandle {
  readonly id: string;
  /** How it ended; a failed one can be sent again with `retry`. */
  readonly done: Promise<SendOutcome>;
  /** Takes it back as long as it is not on the wire. */
  cancel(): void;
}

/** What the machine of the connection is doing, in the names of its diagram. */
export interface ConnectionView {
  getSnapshot(): ConnectionState;
  /** Calls back at every change. */
  subscribe(changed: (state: ConnectionState) => void): { unsubscribe(): void };
}

/** A state of the machine: its name, or its states by the states around them. */
export interface ConnectionState {
  readonly value: string | object;
}

/** A chat client: one user's conversations, kept in step with the server. */
export interface Chat {
  /** What pages show: a valtio proxy, to be read only. */
  readonly state: ChatState;
  /** The machine of the connection, to look at. */
  readonly machine: ConnectionView;
  /** Gives the present status at once, then every change. */
  readonly connection$: Observable<ConnectionStatus>;
  readonly messages$: Observable<MessageEvent>;
  readonly receipts$: Observable<ReadReceipt>;
  readonly errors$: Observable<ChatError>;
  /** The account is used on another device; the connection is closed for good. */
  readonly kicked$: Observable<{ readonly uuid: string }>;
  /** The user whose chats these are; null before login and after logout. */
  readonly user: ChatUser | null;
  /** Whether what must happen once per browser is for this tab to do; true where every tab connects for itself. */
  readonly isLeader: boolean;
  /** Takes up a user's chats and connects. Another user's are put away first. */
  login(user: ChatUser): void;
  /** Connects, or tries again now while waiting. Not after a kick: only `login` ends that. */
  connect(): void;
  /** The same user has a new token, after another company was chosen: connects anew with it. */
  tokenChanged(): void;
  /** Closes the connection until `connect`; what waits to be sent stays. */
  disconnect(): void;
  /** Ends the login here: connection, chats, and what was kept. `remote` also tells the chat service. */
  logout(options?: { readonly remote?: boolean }): void;
  /** @throws Error before login */
  send(chatId: string, content: string, options?: { readonly type?: string; readonly id?: string }): SendHandle;
  retry(id: string): void;
  discard(id: string): void;
  /** Shows a chat, which is made when there is none. */
  open(chatId: string, options?: { readonly chat?: Partial<ChatRecord> }): void;
  close(): void;
  markRead(chatId: string): void;
  /** Takes a chat off the list, here and on the server. */
  remove(chatId: string): void;
  /** Shows older messages: those that are here already, then those that the service has. */
  loadOlder(chatId: string, count?: number): Promise<{ readonly more: boolean }>;
  /** Whether the service can search: where it cannot, offer none. */
  readonly canSearch: boolean;
  /**
   * Messages whose text holds the words, newest first.
   *
   * @throws ChatCallMissing where the service cannot search; else what the call rejects with
   */
  search(words: string): Promise<readonly LocalMessage[]>;
  /** What the user has begun to write in a chat; kept over a reload, gone after logout. */
  draft(chatId: string): string;
  setDraft(chatId: string, text: string): void;
  /** All messages of a chat, without a copy. */
  list(chatId: string): MessageListView | undefined;
  /** Places that are missing between the messages that are here. */
  gaps(chatId: string): readonly SeqRange[];
  /** Those of the gaps that nobody fetches before `loadGap` asks for it. */
  leftGaps(chatId: string): readonly SeqRange[];
  /** Fetches a part of a gap, its newest messages first; resolves with whether they came. */
  loadGap(chatId: string, gap: SeqRange, count?: number): Promise<boolean>;
  /** Whether another member has read a message. */
  isRead(message: LocalMessage): boolean;
  /** Whether a device of another member has a message, as far as the server tells; what was read counts. */
  isDelivered(message: LocalMessage): boolean;
  /** The one definition of the badge. */
  totalUnread(): number;
  /** Ends everything; the client cannot be used again. What is kept stays. */
  dispose(): void;
}
