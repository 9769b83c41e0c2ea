import './tables.ts';
import { type AnalyticsRecord, DAY_MS } from '@jianzhu/domain';
import type { Insertable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { Log } from '../http/log.ts';
import { type BucketRule, TokenBuckets } from '../http/token-bucket.ts';

const BATCH = 200;
const PAUSE_MS = 500;
/** Beyond this many records that wait, new ones are dropped: they are worth less than the memory of the process. */
const MOST_WAITING = 10_000;
/** Of all visitors together: beyond it records are dropped, so that no crowd of addresses fills the database. */
const OF_ALL: BucketRule = { burst: 3_000, perSecond: 100 };
const LONGEST_STAY_MS = 7 * DAY_MS;

/** Writes records of use some at a time. Nothing here ever fails the caller. */
export interface RecordWriter {
  add(record: AnalyticsRecord): void;
  /** Writes what waits; for the end of the process. */
  close(): Promise<void>;
}

/** @param nowMs a clock that does not go back */
export function createRecordWriter(
  database: Database,
  log: Log,
  nowMs: () => number = () => performance.now(),
): RecordWriter {
  const pace = new TokenBuckets(OF_ALL);
  const waiting: Insertable<Schema['analytics_record']>[] = [];
  let timer: NodeJS.Timeout | undefined;
  let dropped = 0;

  async function flush(): Promise<void> {
    const batch = waiting.splice(0, BATCH);
    if (batch.length === 0) return;
    try {
      await database.withWorker((transaction) => transaction.insertInto('analytics_record').values(batch).execute());
    } catch (error) {
      dropped += batch.length;
      log.warn({ err: error, dropped }, 'records of use were not written');
    }
    if (waiting.length > 0) await flush();
  }

  return {
    add(record) {
      if (waiting.length >= MOST_WAITING || pace.take('all', nowMs()) > 0) {
        dropped += 1;
        return;
      }
      waiting.push(toRow(record));
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

/** The most characters that are kept of each text: together 1900 of a record. */
const LONGEST = {
  dataSource: 50,
  createTime: 30,
  from: 500,
  to: 500,
  resolution: 20,
  tenantId: 20,
  userId: 20,
  viewOptionContent: 200,
  viewOptionName: 60,
  other: 500,
} as const satisfies Partial<Record<keyof AnalyticsRecord, number>>;

function toRow(record: AnalyticsRecord): Insertable<Schema['analytics_record']> {
  // A NUL cannot be stored, and would take the whole batch with it.
  const text = (field: keyof typeof LONGEST) => record[field].replaceAll('\0', '').slice(0, LONGEST[field]);
  return {
    data_source: text('dataSource'),
    action: record.action,
    create_time: text('createTime'),
    // Names are not kept (decision 57).
    real_name: '',
    from_path: text('from'),
    to_path: text('to'),
    resolution: text('resolution'),
    stay_duration: Math.min(record.stayDuration, LONGEST_STAY_MS),
    tenant_id: text('tenantId'),
    tenant_name: '',
    user_id: text('userId'),
    view_option_content: text('viewOptionContent'),
    view_option_name: text('viewOptionName'),
    other: text('other'),
  };
}
