import type { operator } from '@jianzhu/api-client/contract';
import type { Database } from '../db/database.ts';
import { asOperator, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { knowledgeKind } from '../knowledge/knowledge-kind.ts';
import { serviceKind } from '../service/service-kind.ts';
import { banShelf } from '../shelf/shelf-review.ts';
import { nameAct } from './act.ts';

const KINDS = { service: serviceKind, knowledge: knowledgeKind } as const;

/** What companies publish and the platform takes off (domain rules 10.2, 30.20). */
export function shelfCalls(database: Database): Pick<ContextHandlers<typeof operator>, 'offShelf'> {
  return {
    offShelf: asOperator(({ body: { bizType, bizId, reason } }, context) =>
      database.withWorker(async (transaction) => {
        const taken = await banShelf(transaction, KINDS[bizType], bizId, reason);
        if (taken instanceof Refusal) return taken;
        const record = { kind: bizType, id: taken.id, name: taken.title };
        nameAct(context, { record, businessId: taken.business_id, detail: { reason } });
        return { status: taken.status };
      }),
    ),
  };
}
