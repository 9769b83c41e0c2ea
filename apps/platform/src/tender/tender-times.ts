import './tables.ts';
import { sql } from 'kysely';
import { scheduleBidSteps } from '../bid/bid-jobs.ts';
import type { Transaction } from '../db/schema.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import type { Tender } from './own-tender.ts';

/** Asks for what the times of a tender do: sign-ups begin and end, the bidding ends, bids are opened. */
export async function scheduleSteps(transaction: Transaction, tender: Tender): Promise<void> {
  const { id, sign_up_start, sign_up_end } = tender;
  await scheduleBidSteps(transaction, tender);
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
