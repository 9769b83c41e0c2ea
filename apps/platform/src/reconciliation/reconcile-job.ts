import './tables.ts';
import { formatDate } from '@jianzhu/domain';
import { sql } from 'kysely';
import { readNow } from '../db/business-clock.ts';
import type { Database } from '../db/database.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import type { BillSource } from './bill-source.ts';
import { reconcileDay, type Statement } from './reconcile-day.ts';

const DAY_MS = 86_400_000;
/** Days that are made up for after a pause, the oldest first. */
const DAYS_BACK = 7;
/** Channels make the statement of a day in the morning after it. */
const READY_AFTER_MS = 9 * 3_600_000;

/**
 * Compares what each channel says of the days before with our books, once a day for each: statements are asked for outside
 * of transactions, and one that a channel does not give yet is asked for again with the next run.
 */
export const reconcileJob = (database: Database, sources: readonly BillSource[]): JobHandler => ({
  everySeconds: 3600,
  async ask(): Promise<readonly Statement[]> {
    const missing = await database.withWorker(async (transaction) => {
      const days = pastDays((await readNow(transaction)).getTime());
      const done = await transaction
        .selectFrom('reconciliation')
        .select(['day', 'channel'])
        .where('day', 'in', days)
        .execute();
      const isDone = (day: string, name: string) => done.some((row) => row.day === day && row.channel === name);
      return days.flatMap((day) => sources.filter(({ name }) => !isDone(day, name)).map((source) => ({ day, source })));
    });
    const asked = await Promise.allSettled(
      missing.map(async ({ day, source }) => ({ day, source, lines: await source.bill(day) })),
    );
    return asked.flatMap((given) => (given.status === 'fulfilled' ? [given.value] : []));
  },
  async run(transaction, _job, answer) {
    // Of two processes one compares; what the other has compared meanwhile is kept once.
    await sql`select pg_advisory_xact_lock(hashtextextended('reconciliation', 0))`.execute(transaction);
    // What `ask` gave.
    for (const statement of answer as readonly Statement[]) await reconcileDay(transaction, statement);
  },
});

/** Days that are over and whose statements are to be had, the oldest first. */
function pastDays(nowMs: number): string[] {
  return Array.from({ length: DAYS_BACK }, (_, back) =>
    formatDate(nowMs - READY_AFTER_MS - (back + 1) * DAY_MS),
  ).reverse();
}
