import type { ReadReceipt } from '@jianzhu/chat/protocol';
import type { Audience, ConnectionId } from '../ports/audience.ts';
import type { EndedSession } from '../ports/sessions.ts';
import type { DeliveryMark, StoredMessage } from '../ports/store.ts';
import type { Connection } from './connection.ts';
import { SharedFrame } from './shared-frame.ts';

/** How long it is kept that a session ended before its connection was here, in ms. */
const REMEMBERED_MS = 30_000;

const keyOf = ({ userId, epoch }: { readonly userId: string; readonly epoch: number }) => `${userId} ${epoch}`;

/** All connections of this process, and who is on them. */
export class Connections implements Audience {
  readonly #users = new Map<string, Set<Connection>>();
  readonly #endedEarly = new Map<string, { readonly session: EndedSession; readonly at: number }>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  *[Symbol.iterator](): Generator<Connection> {
    for (const connections of this.#users.values()) yield* connections;
  }

  /** Takes a connection in; one whose session ended meanwhile is closed at once. */
  add(connection: Connection): void {
    const connections = this.#users.get(connection.userId) ?? new Set();
    this.#users.set(connection.userId, connections.add(connection));
    this.#size += 1;
    const early = this.#endedEarly.get(keyOf(connection));
    if (early !== undefined) connection.end(early.session.reason, early.session.uuid);
  }

  /** Forgets a connection everywhere. @returns false when it was not here */
  remove(connection: Connection): boolean {
    const connections = this.#users.get(connection.userId);
    if (!connections?.delete(connection)) return false;
    this.#size -= 1;
    if (connections.size === 0) this.#users.delete(connection.userId);
    connection.outlet.drop();
    return true;
  }

  message(userIds: readonly string[], message: StoredMessage, origin?: ConnectionId): void {
    this.#share(userIds, SharedFrame.message(message), origin);
  }

  receipt(userIds: readonly string[], receipt: ReadReceipt, origin?: ConnectionId): void {
    this.#share(userIds, SharedFrame.receipt(receipt), origin);
  }

  delivered(userIds: readonly string[], delivered: DeliveryMark): void {
    const frame = SharedFrame.delivered(delivered);
    for (const userId of userIds) {
      for (const connection of this.#users.get(userId) ?? []) {
        if (connection.dialect === 'v2' && connection.isReady) connection.push(frame.in('v2'));
      }
    }
  }

  ended(sessions: readonly EndedSession[]): void {
    const now = performance.now();
    for (const [key, { at }] of this.#endedEarly) if (at < now - REMEMBERED_MS) this.#endedEarly.delete(key);
    for (const session of sessions) {
      const connections = [...(this.#users.get(session.userId) ?? [])];
      const connection = connections.find(({ epoch }) => epoch === session.epoch);
      if (connection === undefined) this.#endedEarly.set(keyOf(session), { session, at: now });
      else connection.end(session.reason, session.uuid);
    }
  }

  users(): readonly string[] {
    return [...this.#users.keys()];
  }

  #share(userIds: readonly string[], frame: SharedFrame, origin: ConnectionId | undefined): void {
    for (const userId of userIds) {
      for (const connection of this.#users.get(userId) ?? []) {
        if (connection.id !== origin && connection.isReady) connection.push(frame.in(connection.dialect));
      }
    }
  }
}
