import './tables.ts';
import { DEAL_STATUS, type DealStatus, FINISH_AFTER_DAYS, VOID_WITHIN_DAYS } from '@jianzhu/domain/deals';
import { sql } from 'kysely';
import { recordSystemEvent } from '../audit/record-event.ts';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { findRecord } from '../record/find-record.ts';
import { type Deal, expireDeal, finishBySystem, lapseWish, type SourcedDeal } from './deal-acts.ts';

/** Of one run; the next one goes on. */
const MOST = 50;

const keep = (transaction: Transaction, deal: Deal, act: 'deal.refuse' | 'deal.finish') => {
  const record = { kind: 'deal', id: deal.id, name: deal.code } as const;
  return recordSystemEvent(transaction, act, record, deal.business_id);
};

/** Ends the time of one deal to be confirmed. */
export const expireDealJob: JobHandler = {
  async run(transaction, { key }) {
    const found = await findRecord(transaction, 'deal', key);
    const deal = found instanceof Refusal ? undefined : await expireDeal(transaction, found);
    if (deal) await keep(transaction, deal, 'deal.refuse');
  },
};

/** What time alone does to deals: those that are long confirmed are finished, wishes to give one up lapse. */
export const sweepDealsJob: JobHandler = {
  everySeconds: 60,
  async run(transaction) {
    const { waiting, confirmed } = DEAL_STATUS;
    // All is looked for before the first is worked on: from then on the others are out of reach.
    const overdue = await findDue(transaction, waiting, 'confirm_deadline', 0);
    const old = await findDue(transaction, confirmed, 'confirm_time', FINISH_AFTER_DAYS);
    const wished = await findDue(transaction, confirmed, 'void_time', VOID_WITHIN_DAYS);
    for (const found of overdue) {
      const deal = await expireDeal(transaction, found);
      if (deal) await keep(transaction, deal, 'deal.refuse');
    }
    for (const found of old) {
      const deal = await finishBySystem(transaction, found);
      if (deal) await keep(transaction, deal, 'deal.finish');
    }
    for (const found of wished) await lapseWish(transaction, found);
  },
};

/** Deals of a status whose time was so many days ago, the longest ago first. */
const findDue = (
  transaction: Transaction,
  status: DealStatus,
  time: 'confirm_deadline' | 'confirm_time' | 'void_time',
  days: number,
): Promise<SourcedDeal[]> =>
  transaction
    .selectFrom('deal')
    .select(['id', 'source_type', 'source_id'])
    .where('status', '=', status)
    .where(time, '<=', sql<Date>`${businessNow} - make_interval(days => ${days}::int)`)
    .orderBy(time)
    .limit(MOST)
    .execute();
