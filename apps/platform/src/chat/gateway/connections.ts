import { type RecordKind, writeRecordNews } from '@jianzhu/api-client/contract';
import type { ReadReceipt } from '@jianzhu/chat/protocol';
import type { Audience, ConnectionId } from '../ports/audience.ts';
import type { EndedSession } from '../ports/sessions.ts';
import type { DeliveryMark, StoredMessage } from '../ports/store.ts';
import type { Connection } from './connection.ts';
import { SharedFrame } from './shared-frame.ts';
import { textFrame } from './text-frame.ts';

/** How long it is kept that a session ended before its connection was here, in ms. */
const REMEMBERED_MS = 30_000;

const keyOf = ({ userId, epoch }: { readonly userId: string; readonly epoch: number }) => `${userId} ${epoch}`;

const NOBODY: readonly Connection[] = [];

/** All connections of this process, and who is on them. */
export class Connections implements Audience {
  /** Of a user there are few, mostly one: a set of them would take three times the memory. */
  readonly #users = new Map<string, readonly Connection[]>();
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
    this.#users.set(connection.userId, this.#of(connection.userId).concat(connection));
    this.#size += 1;
    const early = this.#endedEarly.get(keyOf(connection));
    if (early !== undefined) connection.end(early.session.reason, early.session.uuid);
  }

  /** Forgets a connection everywhere. @returns false when it was not here */
  remove(connection: Connection): boolean {
    const { userId } = connection;
    const others = this.#of(userId).filter((other) => other !== connection);
    if (others.length === this.#of(userId).length) return false;
    this.#size -= 1;
    if (others.length === 0) this.#users.delete(userId);
    else this.#users.set(userId, others);
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
      for (const connection of this.#of(userId)) {
        if (connection.dialect === 'v2' && connection.isReady) connection.push(frame.in('v2'));
      }
    }
  }

  /** A record of these users has changed; which kind is all that is told, to sockets that asked for it. */
  recordChanged(userIds: readonly string[], kind: RecordKind): void {
    const frame = textFrame(writeRecordNews(kind));
    for (const userId of userIds) {
      for (const connection of this.#of(userId)) {
        if (connection.wantsRecordNews && connection.isReady) connection.push(frame);
      }
    }
  }

  ended(sessions: readonly EndedSession[]): void {
    const now = performance.now();
    for (const [key, { at }] of this.#endedEarly) if (at < now - REMEMBERED_MS) this.#endedEarly.delete(key);
    for (const session of sessions) {
      const connection = this.#of(session.userId).find(({ epoch }) => epoch === session.epoch);
      if (connection === undefined) this.#endedEarly.set(keyOf(session), { session, at: now });
      else connection.end(session.reason, session.uuid);
    }
  }

  users(): readonly string[] {
    return [...this.#users.keys()];
  }

  #of(userId: string): readonly Connection[] {
    return this.#users.get(userId) ?? NOBODY;
  }

  #share(userIds: readonly string[], frame: SharedFrame, origin: ConnectionId | undefined): void {
    for (const userId of userIds) {
      for (const connection of this.#of(userId)) {
        if (connection.id !== origin && connection.isReady) connection.push(frame.in(connection.dialect));
      }
    }
  }
}
