import './tables.ts';
import { SHOP_MESSAGES, SHOP_NOTICES, TERMINALS, type Terminal } from '@jianzhu/domain/shops';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import { NOT_SCHEDULED } from './publish-page.ts';
import { lockPage } from './schedule-page.ts';
import type { PageRow } from './shop-row.ts';

const EDITOR_PAGE = '/user/shop-decoration';

/**
 * Hides pages of a shop until they are changed and published anew, and tells its company why (domain rules 14.3, N404).
 * In `withWorker`.
 *
 * @returns how many pages were shown until now
 */
export async function blockShop(
  transaction: Transaction,
  businessId: string,
  reason: string,
  terminals: readonly Terminal[] = TERMINALS,
): Promise<number> {
  const pages = await transaction
    .selectFrom('shop_page')
    .select('id')
    .where('business_id', '=', businessId)
    .where('terminal', 'in', [...terminals])
    .where('published_no', '>', 0)
    .where('block_reason', '=', '')
    .orderBy('id')
    .execute();
  let blocked = 0;
  for (const { id } of pages) {
    const row = await lockPage(transaction, id);
    if (row === undefined || row.block_reason !== '') continue;
    await hide(transaction, row, reason);
    blocked += 1;
  }
  if (blocked > 0) await tell(transaction, businessId, reason);
  return blocked;
}

async function hide(transaction: Transaction, row: PageRow, reason: string): Promise<void> {
  await transaction
    .updateTable('shop_page')
    .set({
      ...{ block_reason: reason, blocked_version: row.published_version },
      // What was planned before says nothing to why it is blocked.
      ...(row.schedule_time !== null && { ...NOT_SCHEDULED, schedule_problem: SHOP_MESSAGES.blockedUnchanged }),
    })
    .where('id', '=', row.id)
    .execute();
  await transaction
    .updateTable('shop_version')
    .set({ is_shown: false })
    .where('business_id', '=', row.business_id)
    .where('terminal', '=', row.terminal)
    .execute();
  await sql`
    update shop set blocked = array_append(array_remove(blocked, ${row.terminal}), ${row.terminal})
    where business_id = ${row.business_id}`.execute(transaction);
}

async function tell(transaction: Transaction, businessId: string, reason: string): Promise<void> {
  await tellHolders(
    transaction,
    { businessIds: [businessId], permission: 'shop_publish' },
    { noticeType: 2, ...SHOP_NOTICES.blocked(reason), jumpType: 1, jumpUrl: EDITOR_PAGE },
  );
}
