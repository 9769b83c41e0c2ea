import './tables.ts';
import { APPROVE_WITHIN_HOURS, WITHDRAWAL_MESSAGES, WITHDRAWAL_STATUS } from '@jianzhu/domain/withdrawals';
import { sql } from 'kysely';
import { recordSystemEvent } from '../audit/record-event.ts';
import { businessNow } from '../db/business-clock.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { lockKnown } from '../record/find-record.ts';
import { moveFrozen } from './frozen-money.ts';
import { settle } from './own-withdrawal.ts';
import { tellApplicant } from './withdrawal-news.ts';

/** Of one run; the next one goes on. */
const MOST = 50;

/** Gives up what no second member has let go within a day (decision 78): its money is available again. */
export const lapseWithdrawalsJob: JobHandler = {
  everySeconds: 60,
  async run(transaction) {
    const { rows } = await sql<{ id: string }>`
      select id from withdrawal
      where status = ${WITHDRAWAL_STATUS.pending}
        and create_time <= ${businessNow} - make_interval(hours => ${APPROVE_WITHIN_HOURS}::int)
      order by create_time, id limit ${MOST}`.execute(transaction);
    for (const { id } of rows) {
      const withdrawal = await lockKnown(transaction, 'withdrawal', id);
      if (withdrawal.status !== WITHDRAWAL_STATUS.pending) continue;
      const reason = WITHDRAWAL_MESSAGES.lapsedReason;
      const lapsed = await settle(transaction, withdrawal, { action: 'lapse', reason });
      await moveFrozen(transaction, lapsed, 'giveBack');
      const record = { kind: 'withdrawal', id, name: lapsed.code } as const;
      await recordSystemEvent(transaction, 'withdrawal.cancel', record, lapsed.business_id);
      await tellApplicant(transaction, lapsed, 'lapsed');
    }
  },
};
