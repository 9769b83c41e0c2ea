import './tables.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Log } from '../http/log.ts';
import { secondsFromNow } from './session-grants.ts';

const PAUSE_MS = 1000;

/** Prolongs the life of tokens in use, some at a time, so that no request waits for it. */
export interface TokenTouches {
  /** @param sessionId of the access token beside it, if that is in force */
  add(loginId: string, sessionId: string | undefined): void;
  /** Writes what waits; for the end of the process. */
  close(): Promise<void>;
}

/** @param idleSeconds life of a token after its last use */
export function createTokenTouches(database: Database, log: Log, idleSeconds: number): TokenTouches {
  const logins = new Set<string>();
  const sessions = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const take = (ids: Set<string>) => {
    const taken = [...ids];
    ids.clear();
    return taken;
  };

  async function flush(): Promise<void> {
    const due = { login: take(logins), session: take(sessions) };
    try {
      await database.withCredentials(async (transaction) => {
        for (const table of ['login', 'session'] as const) {
          if (due[table].length === 0) continue;
          await transaction
            .updateTable(table)
            .set({ last_used_at: sql<Date>`now()`, idle_expires_at: secondsFromNow(idleSeconds) })
            .where('id', 'in', due[table])
            .execute();
        }
      });
    } catch (error) {
      // They are due again at their next look-up.
      log.warn({ err: error }, 'tokens in use were not prolonged');
    }
  }

  return {
    add(loginId, sessionId) {
      logins.add(loginId);
      if (sessionId !== undefined) sessions.add(sessionId);
      timer ??= setTimeout(() => {
        timer = undefined;
        void flush();
      }, PAUSE_MS).unref();
    },
    async close() {
      clearTimeout(timer);
      if (logins.size > 0) await flush();
    },
  };
}
