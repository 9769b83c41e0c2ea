import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, type ConnectionConfig, connect } from './connection.ts';
import type { DatabaseLog } from './database-log.ts';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5000;

/** Who listens to one channel. */
export interface NotificationHandler {
  received(payload: string): void;
  /** The connection was lost and is back: notifications may have been missed, so look at the tables. */
  interrupted(): void;
}

/** One connection for all LISTENs of this process, renewed when it breaks. */
export interface Notifications {
  /**
   * Listens to a channel; resolves when the server delivers.
   * @returns a function that ends it.
   */
  listen(channel: string, handler: NotificationHandler): Promise<() => void>;
  close(): Promise<void>;
}

/** Connects at the first `listen`. Handlers must not throw; one that does is logged. */
export function createNotifications(config: ConnectionConfig, log: DatabaseLog): Notifications {
  const handlers = new Map<string, Set<NotificationHandler>>();
  const closing = new AbortController();
  let current: Promise<Connection> | undefined;

  function deliver(channel: string, act: (handler: NotificationHandler) => void): void {
    for (const handler of handlers.get(channel) ?? []) {
      try {
        act(handler);
      } catch (error) {
        log.error({ err: error, channel }, 'a notification handler failed');
      }
    }
  }

  async function open(): Promise<Connection> {
    const connection = await connect({ ...config, keepAlive: true, application_name: 'jianzhu notifications' });
    connection.on('notification', ({ channel, payload }) => {
      deliver(channel, (handler) => handler.received(payload ?? ''));
    });
    connection.once('end', () => {
      if (!closing.signal.aborted) {
        current = reopen();
      }
    });
    for (const channel of handlers.keys()) {
      await connection.query(`listen ${connection.escapeIdentifier(channel)}`);
    }
    return connection;
  }

  async function reopen(): Promise<Connection> {
    for (let pause = FIRST_RETRY_MS; ; pause = Math.min(pause * 2, LONGEST_RETRY_MS)) {
      await sleep(pause, undefined, { signal: closing.signal });
      try {
        const connection = await open();
        for (const channel of handlers.keys()) {
          deliver(channel, (handler) => handler.interrupted());
        }
        return connection;
      } catch (error) {
        log.warn({ err: error }, 'the notification connection is not back yet');
      }
    }
  }

  return {
    async listen(channel, handler) {
      const listeners = handlers.get(channel);
      if (listeners !== undefined) {
        listeners.add(handler);
        await current;
        return () => listeners.delete(handler);
      }
      const added = new Set([handler]);
      handlers.set(channel, added);
      current ??= open();
      const connection = await current;
      await connection.query(`listen ${connection.escapeIdentifier(channel)}`);
      return () => added.delete(handler);
    },
    async close() {
      closing.abort();
      // A reconnection that the abort has ended leaves nothing to close.
      const connection = await current?.catch(() => undefined);
      await connection?.end();
    },
  };
}
