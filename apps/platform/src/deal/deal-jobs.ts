import './tables.ts';
import { DEAL_STATUS, FINISH_AFTER_DAYS, VOID_WITHIN_DAYS } from '@jianzhu/domain/deals';
import { sql } from 'kysely';
import { recordSystemEvent } from '../audit/record-event.ts';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { findRecord } from '../record/find-record.ts';
import { type Deal, expireDeal, finishBySystem } from './deal-acts.ts';

/** Of one run; the next one goes on. */
const MOST = 50;

const keep = (transaction: Transaction, deal: Deal, act: 'deal.refuse' | 'deal.finish') => {
  const record = { kind: 'deal', id: deal.id, name: deal.code } as const;
  return recordSystemEvent(transaction, act, record, deal.business_id);
};

/** Ends the time of one deal to be confirmed. */
export const expireDealJob: JobHandler = {
  async run(transaction, { key }) {
    const deal = await expireDeal(transaction, key);
    if (deal) await keep(transaction, deal, 'deal.refuse');
  },
};

/** What time alone does to deals: those that are long confirmed are finished, wishes to give one up lapse. */
export const sweepDealsJob: JobHandler = {
  everySeconds: 60,
  async run(transaction) {
    const overdue = await transaction
      .selectFrom('deal')
      .select('id')
      .where('status', '=', DEAL_STATUS.waiting)
      .where('confirm_deadline', '<=', businessNow)
      .orderBy('confirm_deadline')
      .limit(MOST)
      .execute();
    for (const { id } of overdue) {
      const deal = await expireDeal(transaction, id);
      if (deal) await keep(transaction, deal, 'deal.refuse');
    }
    const old = await transaction
      .selectFrom('deal')
      .select('id')
      .where('status', '=', DEAL_STATUS.confirmed)
      .where('confirm_time', '<=', sql<Date>`${businessNow} - make_interval(days => ${FINISH_AFTER_DAYS}::int)`)
      .orderBy('confirm_time')
      .limit(MOST)
      .execute();
    for (const { id } of old) {
      const deal = await findRecord(transaction, 'deal', id, 'lock');
      if (deal instanceof Refusal || deal.status !== DEAL_STATUS.confirmed) continue;
      const finished = await finishBySystem(transaction, deal);
      if (!(finished instanceof Refusal)) await keep(transaction, finished, 'deal.finish');
    }
    await transaction
      .updateTable('deal')
      .set({ void_business_id: null, void_time: null, void_reason: '' })
      .where('status', '=', DEAL_STATUS.confirmed)
      .where('void_time', '<=', sql<Date>`${businessNow} - make_interval(days => ${VOID_WITHIN_DAYS}::int)`)
      .execute();
  },
};
