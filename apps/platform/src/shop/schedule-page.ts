import './tables.ts';
import { formatDateTime, parseDateTime } from '@jianzhu/domain';
import { SCHEDULE, SHOP_MESSAGES } from '@jianzhu/domain/shops';
import { sql } from 'kysely';
import { recordSystemEvent } from '../audit/record-event.ts';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { type Refusal, refuse, refuseField } from '../http/refusal.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import { readHolders } from '../member/permission-holders.ts';
import { workFor } from '../member/work-for.ts';
import type { ActingMember } from '../record/save-record.ts';
import { NOT_SCHEDULED, publishPage, refuseToPublish } from './publish-page.ts';
import type { PageRow } from './shop-row.ts';

export const SCHEDULE_JOB = 'shop.publishScheduled';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Publishes the draft as it is now at a time to come; a plan of before is given up. Behind the lock of the shop. */
export async function schedulePage(
  { transaction, caller }: ActingMember,
  row: PageRow,
  time: string,
): Promise<PageRow | Refusal> {
  const now = (await readNow(transaction)).getTime();
  const at = parseDateTime(time);
  if (at === null || at < now + SCHEDULE.leastMinutes * MINUTE_MS) {
    return refuseField('time', SHOP_MESSAGES.scheduleSoon);
  }
  if (at > now + SCHEDULE.mostDays * DAY_MS) return refuseField('time', SHOP_MESSAGES.scheduleLate);
  const refused = await refuseToPublish(transaction, row, row.draft);
  if (refused !== null) return refused;
  const planned = await transaction
    .updateTable('shop_page')
    .set({
      ...{ schedule_time: new Date(at), schedule_schema: JSON.stringify(row.draft), schedule_version: row.version },
      ...{ schedule_user_id: caller.userId, schedule_problem: '' },
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await scheduleJob(transaction, {
    // A plan that is made anew for the same time is another one.
    ...{ kind: SCHEDULE_JOB, key: `${row.id}:${row.version}:${now}`, runAt: sql<Date>`${new Date(at)}::timestamptz` },
    payload: { pageId: row.id, time: formatDateTime(at) },
  });
  return planned;
}

export async function cancelSchedule({ transaction }: ActingMember, row: PageRow): Promise<PageRow | Refusal> {
  if (row.schedule_time === null) return refuse('stateConflict', SHOP_MESSAGES.notScheduled);
  return transaction
    .updateTable('shop_page')
    .set(NOT_SCHEDULED)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Publishes what was planned, when its time has come and the plan still stands. */
export const publishScheduledJob: JobHandler = {
  async run(transaction, { payload }) {
    // Written by `schedulePage` alone.
    const { pageId, time } = payload as { readonly pageId: string; readonly time: string };
    const row = await lockPage(transaction, pageId);
    const { schedule_time: at, schedule_schema: schema } = row ?? {};
    if (row === undefined || !at || !schema || formatDateTime(at.getTime()) !== time) return;
    // Row security shows a worker the certificates of the company that it works for.
    await workFor(transaction, row.business_id);
    const refused =
      (await refuseGone(transaction, row)) ??
      (await refuseToPublish(transaction, { ...row, version: row.schedule_version ?? 0 }, schema));
    if (refused !== null) {
      const set = { ...NOT_SCHEDULED, schedule_problem: refused.msg };
      await transaction.updateTable('shop_page').set(set).where('id', '=', row.id).execute();
      return;
    }
    const { schedule_version, schedule_user_id } = row;
    const userId = schedule_user_id ?? row.update_user_id;
    await publishPage(transaction, { row, schema, version: schedule_version ?? 0, userId });
    await recordSystemEvent(transaction, 'shop.publishScheduled', { kind: 'shop_page', id: row.id }, row.business_id);
  },
};

/** Whoever has planned it may publish still: not when her company or its roles have let go of her meanwhile. */
async function refuseGone(transaction: Transaction, row: PageRow): Promise<Refusal | null> {
  const holders = await readHolders(transaction, { businessIds: [row.business_id], permission: 'shop_publish' });
  const isThere = holders.some(({ userId }) => userId === row.schedule_user_id);
  return isThere ? null : refuse('noPermission', SHOP_MESSAGES.plannerGone);
}

/** A page and its shop, kept from others; the shop first, as everybody does. In a transaction that sees them. */
export async function lockPage(transaction: Transaction, pageId: string): Promise<PageRow | undefined> {
  const page = () => transaction.selectFrom('shop_page').selectAll().where('id', '=', pageId).executeTakeFirst();
  const found = await page();
  if (found === undefined) return undefined;
  await transaction
    .selectFrom('shop')
    .select('id')
    .where('business_id', '=', found.business_id)
    .forUpdate()
    .executeTakeFirst();
  return page();
}
