import './tables.ts';
import {
  KEPT_VERSIONS,
  type PageSchema,
  pageWarnings,
  publishProblems,
  SHOP_MESSAGES,
  type ShopProblem,
  type Terminal,
} from '@jianzhu/domain/shops';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import { readStanding } from '../member/standing.ts';
import { onlyRow } from '../record/only-row.ts';
import { hasProblems, lockedProblems, refuseProblems } from './page-problems.ts';
import { holdingsOf } from './shop-holdings.ts';
import { type PageRow, shownVersion, statusOf } from './shop-row.ts';

export const CONTENT_CHECK_JOB = 'shop.contentCheck';

/** A page that is to be published, and of which draft it is. */
export interface ToPublish {
  readonly row: PageRow;
  readonly schema: PageSchema;
  /** Of the draft that it was. */
  readonly version: number;
  /** Who publishes it. */
  readonly userId: string;
}

/** What keeps a page from being published, and what it should not be published with (domain rules 14.3). */
export async function checkPage(
  transaction: Transaction,
  businessId: string,
  schema: PageSchema,
  terminal: Terminal,
): Promise<{ readonly problems: readonly ShopProblem[]; readonly warnings: readonly ShopProblem[] }> {
  const holdings = await holdingsOf(transaction, businessId, schema);
  const { level } = await readStanding(transaction, businessId);
  const published = await shownVersion(transaction, businessId, terminal);
  return {
    problems: [...publishProblems(schema, terminal, holdings), ...lockedProblems(schema, level, [published?.schema])],
    warnings: pageWarnings(schema, holdings),
  };
}

/** Why a page cannot be published now; null when it can. */
export async function refuseToPublish(
  transaction: Transaction,
  row: PageRow,
  schema: PageSchema,
): Promise<Refusal | null> {
  const status = statusOf(row);
  if (status === 1) return refuse('stateConflict', SHOP_MESSAGES.unchanged);
  if (status === 3 && row.version === row.blocked_version) {
    return refuse('stateConflict', SHOP_MESSAGES.blockedUnchanged);
  }
  const { problems } = await checkPage(transaction, row.business_id, schema, row.terminal);
  return hasProblems(problems) ? refuseProblems(problems) : null;
}

/**
 * Shows a page to everybody as its next version; the last twenty are kept, and what was planned for a time to come is
 * given up. Its words are looked at behind the commit. Behind the lock of the shop.
 */
export async function publishPage(
  transaction: Transaction,
  { row, schema, version, userId }: ToPublish,
): Promise<PageRow> {
  const { business_id: businessId, terminal } = row;
  const versionNo = row.published_no + 1;
  await transaction
    .updateTable('shop_version')
    .set({ is_shown: false })
    .where('business_id', '=', businessId)
    .where('terminal', '=', terminal)
    .where(sql<boolean>`is_shown`)
    .execute();
  await transaction
    .insertInto('shop_version')
    .values({
      ...{ business_id: businessId, terminal, version_no: versionNo, schema: JSON.stringify(schema) },
      ...{ publish_time: businessNow, publish_user_id: userId },
    })
    .execute();
  await transaction
    .deleteFrom('shop_version')
    .where('business_id', '=', businessId)
    .where('terminal', '=', terminal)
    .where('version_no', '<=', versionNo - KEPT_VERSIONS)
    .execute();
  await sql`
    update shop set blocked = array_remove(blocked, ${terminal}) where business_id = ${businessId}`.execute(
    transaction,
  );
  await scheduleJob(transaction, {
    ...{ kind: CONTENT_CHECK_JOB, key: `${row.id}:${versionNo}` },
    payload: { pageId: row.id, versionNo },
  });
  const published = await transaction
    .updateTable('shop_page')
    .set({
      ...{ published_no: versionNo, published_version: version, publish_time: businessNow, publish_user_id: userId },
      ...{ block_reason: '', blocked_version: 0, ...NOT_SCHEDULED, schedule_problem: '' },
    })
    .where('id', '=', row.id)
    .returningAll()
    .execute();
  return onlyRow(published, row.id) ?? row;
}

/** The columns of a page that waits for no time. */
export const NOT_SCHEDULED = {
  ...{ schedule_time: null, schedule_schema: sql<string>`null`, schedule_version: null, schedule_user_id: null },
} as const;
