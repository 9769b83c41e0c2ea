import '../showcase/tables.ts';
import { QUALIFICATION_NOTICES, REMINDED_DAYS, reminderOf } from '@jianzhu/domain/qualifications';
import { type SqlBool, sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import { isInForce, today } from '../showcase/certificate-force.ts';
import { nameOf } from './qualification-fields.ts';
import { QUALIFICATION_PAGE } from './qualification-review.ts';

/** Of one run; the next one goes on. */
const MOST = 200;
const EVERY_SECONDS = 600;

/**
 * Tells the companies whose certificates end 60, 30 or 7 days from now (N407): each once for each of these, by the last
 * one that is due where several have passed meanwhile. A renewed certificate begins anew.
 */
export const remindQualificationsJob: JobHandler = {
  everySeconds: EVERY_SECONDS,
  async run(transaction) {
    const due = await transaction
      .selectFrom('qualification')
      .select(['id', 'business_id', 'series', 'category_name', 'grade', 'expire_date'])
      .select(sql<number>`expire_date - ${today}`.as('days_left'))
      .where(isInForce)
      .where(isDue)
      .orderBy('expire_date')
      .orderBy('id')
      .limit(MOST)
      .forUpdate()
      .execute();
    for (const row of due) await remind(transaction, row);
  },
};

/** A reminder whose day has come, and that was not sent: those that were sent are of more days. */
const isDue = sql<SqlBool>`exists (
  select from unnest(${REMINDED_DAYS}::int[]) as slot
  where expire_date - ${today} <= slot and (reminded_days is null or reminded_days > slot))`;

async function remind(
  transaction: Transaction,
  row: {
    readonly id: string;
    readonly business_id: string;
    readonly series: string;
    readonly category_name: string;
    readonly grade: string;
    readonly expire_date: string | null;
    readonly days_left: number;
  },
): Promise<void> {
  await transaction
    .updateTable('qualification')
    .set({ reminded_days: reminderOf(row.days_left) })
    .where('id', '=', row.id)
    .execute();
  await tellHolders(
    transaction,
    { businessIds: [row.business_id], permission: 'qualification_edit' },
    {
      ...{ noticeType: 2, ...QUALIFICATION_NOTICES.N407(nameOf(row), row.expire_date ?? '') },
      ...{ jumpType: 1, jumpUrl: QUALIFICATION_PAGE, optId: row.id },
    },
  );
}
