import type { KnownChat } from '../ports/api.ts';
import type { ContentFault } from '../protocol/content.ts';
import type { ChatRecord, ChatUser, Message, ReadReceipt } from '../protocol/entities.ts';
import type { Ack, Delivered, SeqRange, SyncPage } from '../protocol/frames.ts';
import type { LocalMessage } from './local-message.ts';

/** How a message came here. */
export type MessageOrigin = 'live' | 'sync' | 'history' | 'echo';

/** Everything that can happen to the conversations of a user. */
export type CoreEvent =
  | {
      readonly type: 'restored';
      readonly unread: Readonly<Record<string, readonly string[]>>;
      readonly outbox: readonly Message[];
    }
  /** The server took the handshake; frames can be sent. `hearsDelivery`: it wants to know what has arrived here. */
  | { readonly type: 'connected'; readonly protocol: 'v1' | 'v2'; readonly hearsDelivery?: boolean }
  | { readonly type: 'disconnected' }
  | { readonly type: 'messageReceived'; readonly message: Message }
  | { readonly type: 'receiptReceived'; readonly receipt: ReadReceipt }
  /** Messages have reached a device of another member. */
  | { readonly type: 'deliveryTold'; readonly delivered: Delivered }
  | { readonly type: 'acknowledged'; readonly ack: Ack }
  | { readonly type: 'pageReceived'; readonly page: SyncPage }
  /** The list of chats came over HTTP. */
  | { readonly type: 'chatsLoaded'; readonly chats: readonly ChatRecord[] }
  | { readonly type: 'historyAsked'; readonly chatId: string }
  | {
      readonly type: 'historyLoaded';
      readonly chatId: string;
      readonly messages: readonly Message[];
      /** Whether there are still older ones. */
      readonly more: boolean;
    }
  /** Messages that are here are shown although they are older than the window. `more`: there are still older ones. */
  | { readonly type: 'olderShown'; readonly chatId: string; readonly count: number; readonly more: boolean }
  /** The sender of an unknown chat was looked up; null when there is no such user or the lookup failed. */
  | { readonly type: 'senderKnown'; readonly chatId: string; readonly user: ChatUser | null }
  | { readonly type: 'opened'; readonly chatId: string; readonly chat?: Partial<ChatRecord> | undefined }
  | { readonly type: 'closed' }
  /** The page was shown or hidden, or got or lost the focus. */
  | { readonly type: 'attention'; readonly visible: boolean; readonly focused: boolean }
  | {
      readonly type: 'sent';
      readonly id: string;
      readonly chatId: string;
      readonly content: string;
      readonly messageType: string;
    }
  /** No acknowledgement came in time. */
  | { readonly type: 'ackOverdue'; readonly id: string }
  /** A v1 server took the frame and the connection lived on. */
  | { readonly type: 'assumedStored'; readonly id: string }
  /** It is time to send a message again that the server asked to hold back. */
  | { readonly type: 'holdEnded'; readonly id: string }
  | { readonly type: 'retried'; readonly id: string }
  | { readonly type: 'discarded'; readonly id: string }
  | { readonly type: 'markedRead'; readonly chatId: string }
  /** `isTold`: another tab has removed it, and told the server. */
  | { readonly type: 'removed'; readonly chatId: string; readonly isTold?: boolean }
  /** What came while there was no connection, from a server without places; newest ones only. */
  | { readonly type: 'missedLoaded'; readonly chatId: string; readonly messages: readonly Message[] }
  /** No answer came to the request for a missing range. */
  | { readonly type: 'rangeOverdue'; readonly chatId: string }
  /** A gap was given time to close by itself. */
  | { readonly type: 'gapDue'; readonly chatId: string };

/** What the world is to do after an event. */
export type CoreEffect =
  | { readonly type: 'transmit'; readonly message: Message }
  | { readonly type: 'lookUpSender'; readonly chatId: string; readonly userId: string }
  /** Only the list of chats can tell what this chat is. */
  | { readonly type: 'loadChats'; readonly chatId: string }
  /** `isOwnAct`: the user opened it; else it came of itself, and every tab of the browser knows of it. */
  | { readonly type: 'createChat'; readonly chat: KnownChat; readonly isOwnAct: boolean }
  | { readonly type: 'markChatRead'; readonly chat: KnownChat }
  | { readonly type: 'removeChat'; readonly chatId: string }
  | { readonly type: 'sendReceipt'; readonly receipt: ReadReceipt }
  /** Messages of others are here, up to this place. */
  | { readonly type: 'confirmDelivery'; readonly delivered: Delivered }
  /** Messages are missing; wait a moment, then say `gapDue`. */
  | { readonly type: 'gapFound'; readonly chatId: string }
  | { readonly type: 'requestRange'; readonly chatId: string; readonly range: SeqRange }
  /** Wait, then say `holdEnded`. */
  | { readonly type: 'hold'; readonly id: string; readonly delay: number }
  | { readonly type: 'publishMessage'; readonly message: LocalMessage; readonly origin: MessageOrigin }
  | { readonly type: 'publishReceipt'; readonly receipt: ReadReceipt }
  | { readonly type: 'settled'; readonly id: string; readonly chatId: string; readonly outcome: SendOutcome }
  | { readonly type: 'failed'; readonly error: CoreError };

/** How a message that was sent ended. `unconfirmed`: a v1 server gave no sign, but took it. */
export type SendOutcome =
  | { readonly status: 'sent'; readonly unconfirmed: boolean }
  | {
      readonly status: 'failed';
      readonly error: 'no-answer' | 'outbox-full' | 'too-old' | 'too-big' | 'invalid' | 'forbidden' | 'no-chat';
      /** What is wrong with its content, where it was refused here and so is not shown. */
      readonly fault?: ContentFault;
    }
  | { readonly status: 'discarded' };

/** Something the application can tell its user. */
type CoreError =
  | { readonly code: 'outbox-full'; readonly id: string }
  | { readonly code: 'message-refused'; readonly id: string; readonly fault: ContentFault }
  | { readonly code: 'mailbox-full'; readonly chatId: string };

/** What an event changed, for whoever shows or keeps it. */
export interface CoreChanges {
  /** Order or records of the chats. */
  readonly chats: boolean;
  /** Chats whose messages changed. */
  readonly messages: ReadonlySet<string>;
  /** Chats whose unread list changed. */
  readonly unread: ReadonlySet<string>;
  readonly pending: boolean;
  readonly openId: boolean;
}
