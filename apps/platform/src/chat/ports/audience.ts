import type { ReadReceipt } from '@jianzhu/chat/protocol';
import type { EndedSession } from './sessions.ts';
import type { DeliveryMark, StoredMessage } from './store.ts';

/** Names one connection of this node. */
export type ConnectionId = number;

/** Everybody who is connected to this node. */
export interface Audience {
  /** Gives a message to the users' connections, all but the one that it came by. */
  message(userIds: readonly string[], message: StoredMessage, origin?: ConnectionId): void;
  receipt(userIds: readonly string[], receipt: ReadReceipt, origin?: ConnectionId): void;
  /** Tells those of the users' connections that can hear of it. */
  delivered(userIds: readonly string[], delivered: DeliveryMark): void;
  /** Closes the connections of sessions that are over. */
  ended(sessions: readonly EndedSession[]): void;
  users(): readonly string[];
}
