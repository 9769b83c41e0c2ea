import { NEED_STATUS } from '@jianzhu/domain/needs';
import * as v from 'valibot';
import { recordEvent } from '../audit/record-event.ts';
import { Refusal } from '../http/refusal.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { findRecord } from '../record/find-record.ts';
import { changeNeed, passReplies } from './change-need.ts';
import { NEED_NEWS, NEED_TEXTS } from './messages.ts';
import { tellOwner } from './need-news.ts';
import { withdrawNeedReview } from './need-review.ts';

const payloadSchema = v.object({ needId: v.string() });
const system = { actor: { is: ['system'], permissionKeys: [] }, userId: null } as const;

/** Closes a need after its last day, unless it has found somebody or is closed. */
export const closeNeedJob: JobHandler = {
  async run(transaction, { payload }) {
    const { needId } = v.parse(payloadSchema, payload);
    const before = await findRecord(transaction, 'need', needId, 'lock');
    if (before instanceof Refusal) return;
    if (before.status !== NEED_STATUS.pending && before.status !== NEED_STATUS.shown) return;
    const businessId = before.business_id;
    const record = { kind: 'need', id: needId, name: before.title };
    const changed = await changeNeed(transaction, needId, {
      ...system,
      action: 'close',
      reason: NEED_TEXTS.expired,
      audit: () =>
        recordEvent(transaction, { kind: 'system', ...(businessId && { businessId }) }, { act: 'need.close', record }),
    });
    if (changed instanceof Refusal) return;
    if (before.status === NEED_STATUS.pending) await withdrawNeedReview(transaction, needId, null);
    await passReplies(transaction, changed, system, 'closed');
    await tellOwner(transaction, changed, NEED_NEWS.expired(changed.title));
  },
};
