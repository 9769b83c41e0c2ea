import './tables.ts';
import { NEED_STATUS } from '@jianzhu/domain/needs';
import { recordSystemEvent } from '../audit/record-event.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { SYSTEM } from '../record/actor-of.ts';
import type { Row } from '../record/record-table.ts';
import { changeNeed, passReplies } from './change-need.ts';
import { withdrawNeedReview } from './hand-in-need.ts';
import { NEED_NEWS, NEED_TEXTS } from './messages.ts';
import { tellOwner } from './need-news.ts';
import { isInTime } from './needs.ts';

const system = { actor: SYSTEM, userId: null } as const;
/** Of one run; the next one goes on. */
const MOST = 50;

/** Closes what is past its last day (business clock) and has found nobody. */
export const closeNeedsJob: JobHandler = {
  everySeconds: 60,
  async run(transaction) {
    const due = await transaction
      .selectFrom('need')
      .selectAll()
      .where('status', 'in', [NEED_STATUS.pending, NEED_STATUS.shown])
      .where((expression) => expression.not(isInTime))
      .orderBy('id')
      .limit(MOST)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const need of due) await closeExpired(transaction, need);
  },
};

async function closeExpired(transaction: Transaction, { id, title, business_id, status }: Row<'need'>): Promise<void> {
  const record = { kind: 'need', id, name: title };
  const changed = await changeNeed(transaction, id, {
    ...system,
    action: 'close',
    reason: NEED_TEXTS.expired,
    audit: () => recordSystemEvent(transaction, 'need.close', record, business_id),
  });
  if (changed instanceof Refusal) return;
  if (status === NEED_STATUS.pending) await withdrawNeedReview(transaction, id, null);
  await passReplies(transaction, changed, system, 'closed');
  await tellOwner(transaction, changed, NEED_NEWS.expired(title));
}
