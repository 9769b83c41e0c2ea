import './tables.ts';
import { REQUEST_LOG_DAYS } from '@jianzhu/domain/open-api';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { KeyRequest } from '../http/api-keys.ts';
import type { Log } from '../http/log.ts';
import { equals, type ListShape, listRecords, refersTo } from '../record/list-records.ts';
import { openCallName } from './open-calls.ts';

const BATCH = 200;
const PAUSE_MS = 300;
const MOST_WAITING = 10_000;
/** What the gate answers without counting it against the key's limits: ended keys, scopes, the limits themselves. */
const UNCOUNTED = new Set([401, 403, 429]);
/** Such a refusal of a key is noted once in this time, so that who knocks on fills no disk. */
const SAME_REFUSAL_MS = 60_000;

/** Writes requests by keys some at a time. Nothing here ever fails the caller. */
export interface RequestLog {
  add(request: KeyRequest): void;
  /** Writes what waits; for the end of the process. */
  close(): Promise<void>;
}

/** @param nowMs a clock that does not go back */
export function createRequestLog(database: Database, log: Log, nowMs = () => performance.now()): RequestLog {
  const waiting: (KeyRequest & { readonly at: Date })[] = [];
  const refusedAt = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let dropped = 0;

  function isKnownRefusal({ keyId, code }: KeyRequest): boolean {
    if (!UNCOUNTED.has(code)) return false;
    const now = nowMs();
    for (const [known, at] of refusedAt) if (now - at >= SAME_REFUSAL_MS) refusedAt.delete(known);
    const refusal = `${keyId} ${code}`;
    if (refusedAt.has(refusal)) return true;
    refusedAt.set(refusal, now);
    return false;
  }

  async function flush(): Promise<void> {
    const batch = waiting.splice(0, BATCH);
    if (batch.length === 0) return;
    const rows = batch.map(({ businessId, keyId, at, call, status, code, ms, address }) => ({
      ...{ business_id: businessId, key_id: keyId, at, call, status, code, ms, address },
    }));
    try {
      await database.withCredentials((transaction) => transaction.insertInto('api_request').values(rows).execute());
    } catch (error) {
      dropped += batch.length;
      log.warn({ err: error, dropped }, 'requests by keys were not written');
    }
    await flush();
  }

  return {
    add(request) {
      if (waiting.length >= MOST_WAITING) dropped += 1;
      else if (!isKnownRefusal(request)) waiting.push({ ...request, at: new Date() });
      timer ??= setTimeout(() => {
        timer = undefined;
        void flush();
      }, PAUSE_MS).unref();
    },
    async close() {
      clearTimeout(timer);
      await flush();
    },
  };
}

interface RequestFilter {
  readonly current: number;
  readonly size: number;
  readonly keyId?: string | undefined;
  readonly result?: 'done' | 'refused' | undefined;
}

const DONE = 200;

const REQUEST_LIST: ListShape<RequestFilter> = {
  filters: {
    keyId: refersTo('key_id'),
    result: (result) => (result === 'done' ? equals('code')(DONE) : sql<SqlBool>`code <> ${DONE}`),
  },
  sorts: {},
  order: ['at'],
};

/** Requests by the keys of the session's company, the newest first. */
export function listRequests(transaction: Transaction, asked: RequestFilter) {
  const requests = transaction
    .selectFrom('api_request')
    .selectAll()
    .select(sql<string>`(select name from api_key k where k.id = api_request.key_id)`.as('key_name'))
    .where('at', '>', sql<Date>`now() - make_interval(days => ${REQUEST_LOG_DAYS})`);
  return listRecords(transaction, requests, REQUEST_LIST, asked, (row) => ({
    id: row.id,
    time: timeText(row.at),
    keyId: row.key_id,
    keyName: row.key_name,
    call: row.call,
    callName: openCallName(row.call),
    status: row.status,
    code: row.code,
    ms: row.ms,
    address: row.address,
  }));
}

/** Forgets requests that can no longer be looked up, and on which days keys were used. */
export function removeOldRequests(database: Database): Promise<void> {
  return database.withCredentials(async (transaction) => {
    const old = sql<Date>`now() - make_interval(days => ${REQUEST_LOG_DAYS})`;
    await transaction.deleteFrom('api_request').where('at', '<', old).execute();
    await transaction.deleteFrom('api_key_use').where('last_at', '<', old).execute();
  });
}
