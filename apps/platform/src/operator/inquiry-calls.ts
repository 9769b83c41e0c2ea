import type { operator } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import { asOperator, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { takeOffShelf } from '../inquiry/take-off-shelf.ts';
import { nameAct } from './act.ts';

/** Inquiries that the platform takes off (domain rules 3.5, 30.20). */
export function inquiryCalls(database: Database): Pick<ContextHandlers<typeof operator>, 'offShelfInquiry'> {
  return {
    offShelfInquiry: asOperator(({ body: { code, reason } }, context) =>
      database.withWorker(async (transaction) => {
        const closed = await takeOffShelf(transaction, code, reason);
        if (closed instanceof Refusal) return closed;
        const record = { kind: 'inquiry', id: closed.id, name: closed.title };
        nameAct(context, { record, businessId: closed.business_id, detail: { reason } });
        return { status: closed.status };
      }),
    ),
  };
}
