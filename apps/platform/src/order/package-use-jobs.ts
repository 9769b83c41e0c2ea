import { ORDER_STATUS, PACKAGE_USE_STATUS } from '@jianzhu/domain/orders';
import { sql } from 'kysely';
import { recordSystemEvent } from '../audit/record-event.ts';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { SYSTEM } from '../record/actor-of.ts';
import { lockKnown } from '../record/find-record.ts';
import { lockKnownOrder } from './own-order.ts';
import { changeUse, itemName, tellOfUse } from './own-package-use.ts';
import { PACKAGE_USE_NEWS } from './package-use-messages.ts';

/** Of one run; the next one goes on. */
const MOST = 50;

/** Answers a use by time, or gives it up with its refunded order; a use that somebody has answered stays. */
async function answerByTime(transaction: Transaction, id: string, orderId: string): Promise<void> {
  const order = await lockKnownOrder(transaction, orderId);
  const use = await lockKnown(transaction, 'package_use', id);
  const action = order.status === ORDER_STATUS.refunded ? 'lapse' : 'confirm';
  const changed = await changeUse(transaction, order, use, { action, actor: SYSTEM, userId: null });
  if (changed instanceof Refusal) return;
  const item = itemName(order, use.item_no);
  await recordSystemEvent(
    transaction,
    `packageUse.${action}`,
    { kind: 'package_use', id, name: item },
    use.business_id,
  );
  if (action === 'lapse') return;
  for (const side of ['buyer', 'seller'] as const) {
    await tellOfUse(transaction, order, side, PACKAGE_USE_NEWS.byTime(order.code, item));
  }
}

/** Confirms what nobody has answered in 48 hours, and lets go what was open when its order was refunded. */
export const sweepPackageUsesJob: JobHandler = {
  everySeconds: 60,
  async run(transaction) {
    const { rows } = await sql<{ id: string; order_id: string }>`
      select u.id, u.order_id from package_use u join service_order o on o.id = u.order_id
      where u.status = ${PACKAGE_USE_STATUS.open} and (o.status = ${ORDER_STATUS.refunded}
        or u.confirm_deadline <= ${businessNow}
          and o.status in (${ORDER_STATUS.serving}, ${ORDER_STATUS.delivered}, ${ORDER_STATUS.done}))
      order by u.confirm_deadline, u.id limit ${MOST}`.execute(transaction);
    for (const { id, order_id } of rows) await answerByTime(transaction, id, order_id);
  },
};
