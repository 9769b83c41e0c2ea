import './tables.ts';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';

/** Hours before the deadline at which those who were invited and have not quoted are reminded (N114). */
const REMINDER_HOURS = [24, 2] as const;

interface Dated {
  readonly id: string;
  readonly quote_deadline: Date | null;
  readonly round2_deadline: Date | null;
}

/** Asks for the end of a round at its deadline. A deadline that was put off has a job of its own; the old one finds nothing. */
export async function scheduleDeadline(transaction: Transaction, inquiry: Dated, round: 1 | 2): Promise<void> {
  const at = round === 1 ? inquiry.quote_deadline : inquiry.round2_deadline;
  if (at === null) return;
  await scheduleJob(transaction, {
    kind: 'inquiry.deadline',
    key: `${inquiry.id}/${round}/${at.toISOString()}`,
    runAt: sql<Date>`${at.toISOString()}::timestamptz`,
    payload: { inquiryId: inquiry.id, round },
  });
}

/** Asks for the reminders before the first deadline; one that would be in the past is left out by the job itself. */
export async function scheduleReminders(transaction: Transaction, { id, quote_deadline }: Dated): Promise<void> {
  if (quote_deadline === null) return;
  const deadline = quote_deadline.toISOString();
  for (const hours of REMINDER_HOURS) {
    await scheduleJob(transaction, {
      kind: 'inquiry.remind',
      key: `${id}/${hours}/${deadline}`,
      runAt: sql<Date>`${deadline}::timestamptz - make_interval(hours => ${hours}::int)`,
      payload: { inquiryId: id, hours, deadline },
    });
  }
}
