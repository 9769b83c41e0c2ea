import './tables.ts';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import type { Tender } from './own-tender.ts';

/** Asks for what the times of a tender do: sign-ups begin, sign-ups end. */
export async function scheduleSteps(
  transaction: Transaction,
  { id, sign_up_start, sign_up_end }: Tender,
): Promise<void> {
  for (const [step, at] of [['startSignUp', sign_up_start] as const, ['endSignUp', sign_up_end] as const]) {
    if (at === null) continue;
    await scheduleJob(transaction, {
      kind: 'tender.step',
      key: `${id}/${step}/${at.toISOString()}`,
      runAt: sql<Date>`${at.toISOString()}::timestamptz`,
      payload: { tenderId: id },
    });
  }
}
