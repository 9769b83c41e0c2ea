import './tables.ts';
import '../vip/tables.ts';
import { membershipLimit } from '@jianzhu/domain';
import { PRODUCT_MESSAGES } from '@jianzhu/domain/products';
import { VIP_STATUS } from '@jianzhu/domain/vips';
import { sql } from 'kysely';
import { recordSystemEvent } from '../audit/record-event.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import { OPS } from '../record/actor-of.ts';
import { changeShelf } from '../shelf/own-shelf.ts';
import { lockShelf } from '../shelf/save-shelf.ts';
import { today } from '../showcase/certificate-force.ts';
import { productOf } from './product-columns.ts';
import { productKind } from './product-kind.ts';

/** Days that products beyond the room of a membership stay shown after its end (domain rules 12.2). */
const GRACE_DAYS = 30;
/** Companies of one run; the next one goes on. */
const MOST = 20;
const LIST = '/user/my-products/proPublish';

/** Takes off the shelf, the newest last, what a company whose membership ended a month ago has no room for. */
export const takeOffOverQuotaJob: JobHandler = {
  everySeconds: 3600,
  async run(transaction) {
    for (const { business_id, level } of await readOver(transaction)) {
      await takeOffOver(transaction, business_id, membershipLimit('productQuota', level) ?? Number.POSITIVE_INFINITY);
    }
  },
};

interface Over {
  readonly business_id: string;
  readonly level: number;
}

/** Companies without a membership for so long that show more than they may. */
async function readOver(transaction: Transaction): Promise<readonly Over[]> {
  const { rows } = await sql<Over & { readonly shown: number }>`
    select b.id as business_id, b.vip_level as level, count(*)::int as shown
    from product p join business b on b.id = p.business_id
    where p.standing = 2
      and exists (select from vip_order v where v.business_id = b.id and v.status = ${VIP_STATUS.ended})
      and not exists (
        select from vip_order v where v.business_id = b.id and (
          v.status in (${VIP_STATUS.active}, ${VIP_STATUS.coming})
          or (v.status = ${VIP_STATUS.ended} and v.end_date > ${today} - ${GRACE_DAYS}::int)))
    group by b.id, b.vip_level having count(*) > ${membershipLimit('productQuota', 0)}
    order by b.id`.execute(transaction);
  return rows.filter(({ level, shown }) => shown > (membershipLimit('productQuota', level) ?? shown)).slice(0, MOST);
}

async function takeOffOver(transaction: Transaction, businessId: string, limit: number): Promise<void> {
  await lockShelf(transaction, productKind, businessId);
  const shown = await transaction
    .selectFrom('product')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('standing', '=', 2)
    .orderBy('publish_time')
    .orderBy('id')
    .forUpdate()
    .execute();
  let taken = 0;
  for (const row of shown.slice(0, Math.max(0, shown.length - limit))) {
    const changed = await changeShelf(transaction, productKind, productOf(row), {
      ...{ action: 'takeOff', actor: OPS, userId: null, reason: PRODUCT_MESSAGES.overQuota },
      audit: () => recordSystemEvent(transaction, 'product.overQuota', { kind: 'product', id: row.id }, businessId),
    });
    if (!(changed instanceof Refusal)) taken += 1;
  }
  if (taken === 0) return;
  await tellHolders(
    transaction,
    { businessIds: [businessId], permission: 'product_shelf' },
    {
      ...{ noticeType: 2, title: PRODUCT_MESSAGES.takenOff },
      content: PRODUCT_MESSAGES.takenOffCount(taken),
      jumpUrl: LIST,
    },
  );
}
