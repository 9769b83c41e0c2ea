import type { operator } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import { asOperator, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { takeTenderOff } from '../tender/terminate-tender.ts';
import { nameAct } from './act.ts';

/** Tenders that the platform ends (domain rules 5.3). */
export function tenderCalls(database: Database): Pick<ContextHandlers<typeof operator>, 'offShelfTender'> {
  return {
    offShelfTender: asOperator(({ body: { code, reason } }, context) =>
      database.withWorker(async (transaction) => {
        const ended = await takeTenderOff(transaction, code, reason);
        if (ended instanceof Refusal) return ended;
        const record = { kind: 'tender', id: ended.id, name: ended.title };
        nameAct(context, { record, businessId: ended.business_id, detail: { reason } });
        return { status: ended.status };
      }),
    ),
  };
}
