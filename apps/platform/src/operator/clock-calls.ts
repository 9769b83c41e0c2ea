import type { operator } from '@jianzhu/api-client/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { timeText } from '../db/time-text.ts';
import { asOperator, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { wakeJobs } from '../jobs/schedule-job.ts';
import { nameAct } from './act.ts';
import { OPERATOR_MESSAGES } from './messages.ts';

/** The clock of business rules, so that every deadline can be tried in a demonstration. */
export function clockCalls(database: Database): Pick<ContextHandlers<typeof operator>, 'advanceClock'> {
  return {
    advanceClock: asOperator(({ body: { seconds } }, context) =>
      database.withWorker((transaction) =>
        context.once(transaction, async () => {
          const { rows } = await sql<{ now: Date | null }>`
            select app.advance_business_clock(${seconds}) as now`.execute(transaction);
          const now = rows[0]?.now;
          if (!now) return new Refusal('stateConflict', { msg: OPERATOR_MESSAGES.notDemo });
          const serverTime = timeText(now);
          nameAct(context, { record: { kind: 'clock' }, detail: { seconds, serverTime } });
          await wakeJobs(transaction);
          return { serverTime };
        }),
      ),
    ),
  };
}
