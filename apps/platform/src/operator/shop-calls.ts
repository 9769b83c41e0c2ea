import type { operator } from '@jianzhu/api-client/contract';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { asOperator, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { blockShop } from '../shop/block-shop.ts';
import { nameAct } from './act.ts';

/** Shops that the platform blocks (domain rules 14.3, 30.20). */
export function shopCalls(database: Database): Pick<ContextHandlers<typeof operator>, 'blockShop'> {
  return {
    blockShop: asOperator(({ body: { businessId, terminal, reason } }, context) =>
      database.withWorker(async (transaction) => {
        const id = parseRecordId(businessId);
        if (id === undefined) return new Refusal('notFound');
        const shop = await transaction
          .selectFrom('business')
          .select(['id', 'name'])
          .where('id', '=', id)
          .executeTakeFirst();
        if (shop === undefined) return new Refusal('notFound');
        const terminals = terminal === undefined ? undefined : [terminal];
        const blocked = await blockShop(transaction, businessId, reason, terminals);
        nameAct(context, { record: { kind: 'shop', id: shop.id, name: shop.name }, businessId, detail: { reason } });
        return { blocked };
      }),
    ),
  };
}
