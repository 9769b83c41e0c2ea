import { type RawBuilder, sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { scheduleJob, type Task } from './schedule-job.ts';

/** Asks for a job 24 hours before something begins; what begins earlier than that needs none. */
export async function scheduleDayBefore(
  transaction: Transaction,
  begin: RawBuilder<Date>,
  task: Omit<Task, 'runAt'>,
): Promise<void> {
  const { rows } = await sql<{ run_at: string }>`
    select run_at::text from (select ${begin} - interval '1 day' as run_at) as reminder
    where run_at > ${businessNow}`.execute(transaction);
  const [reminder] = rows;
  if (reminder === undefined) return;
  await scheduleJob(transaction, { ...task, runAt: sql<Date>`${reminder.run_at}::timestamptz` });
}
