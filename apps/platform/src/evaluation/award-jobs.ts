import { DAY_MS } from '@jianzhu/domain';
import './tables.ts';
import '../deal/tables.ts';
import { END_AFTER_DAYS, EVALUATION_MESSAGES, SIGN_WITHIN_DAYS } from '@jianzhu/domain/evaluations';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import * as v from 'valibot';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { Refusal } from '../http/refusal.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import type { Tender } from '../tender/own-tender.ts';
import { finishTender } from './finish-tender.ts';
import { tellOfTender } from './tell-bidders.ts';

const awardJob = v.object({ awardId: v.string(), days: v.number() });

/** What the days after a notice of award bring: both sides are reminded of the contract (N224), then the tender ends. */
export const awardJobHandler: JobHandler = {
  async run(transaction, { payload }) {
    const { awardId, days } = v.parse(awardJob, payload);
    const award = await findRecord(transaction, 'tender_award', awardId);
    if (award instanceof Refusal) return;
    const tender = await findRecord(transaction, 'tender', award.tender_id, 'lock');
    const now = await findAward(transaction, awardId);
    if (tender instanceof Refusal || tender.status !== TENDER_STATUS.awarded || now?.lapse_time !== null) return;
    await (days >= END_AFTER_DAYS
      ? finishTender(transaction, tender, EVALUATION_MESSAGES.depositEnded)
      : remind(transaction, tender, award));
  },
};

/** As it is behind the tender's lock. */
const findAward = (transaction: Transaction, id: string) =>
  transaction.selectFrom('tender_award').select('lapse_time').where('id', '=', id).executeTakeFirst();

async function remind(transaction: Transaction, tender: Tender, award: Row<'tender_award'>): Promise<void> {
  const deal = await findRecord(transaction, 'deal', award.deal_id);
  if (deal instanceof Refusal || deal.contract_attachments.length > 0) return;
  const date = timeText(new Date(award.award_time.getTime() + SIGN_WITHIN_DAYS * DAY_MS)).slice(0, 10);
  const buyer = { businessIds: [tender.business_id], permission: 'tender_award' } as const;
  const winner = { businessIds: [deal.supplier_business_id], permission: 'bid_view' } as const;
  for (const holders of [buyer, winner]) await tellOfTender(transaction, 'N224', holders, tender, { date });
}
