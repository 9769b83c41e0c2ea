import './tables.ts';
import type { AnalyticsRecord } from '@jianzhu/domain';
import type { Insertable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { Log } from '../http/log.ts';

const BATCH = 200;
const PAUSE_MS = 500;
/** Beyond this many records that wait, new ones are dropped: they are worth less than the memory of the process. */
const MOST_WAITING = 10_000;
const LONGEST_TEXT = 1000;
const LONGEST_STAY_MS = 7 * 86_400_000;

/** Writes records of use some at a time. Nothing here ever fails the caller. */
export interface RecordWriter {
  add(record: AnalyticsRecord): void;
  /** Writes what waits; for the end of the process. */
  close(): Promise<void>;
}

export function createRecordWriter(database: Database, log: Log): RecordWriter {
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
      if (waiting.length >= MOST_WAITING) {
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

const text = (value: string) => value.slice(0, LONGEST_TEXT);

function toRow(record: AnalyticsRecord): Insertable<Schema['analytics_record']> {
  return {
    data_source: text(record.dataSource),
    action: record.action,
    create_time: text(record.createTime),
    real_name: text(record.realName),
    from_path: text(record.from),
    to_path: text(record.to),
    resolution: text(record.resolution),
    stay_duration: Math.min(record.stayDuration, LONGEST_STAY_MS),
    tenant_id: text(record.tenantId),
    tenant_name: text(record.tenantName),
    user_id: text(record.userId),
    view_option_content: text(record.viewOptionContent),
    view_option_name: text(record.viewOptionName),
    other: text(record.other),
  };
}
