import '../showcase/tables.ts';
import { reminderOf } from '@jianzhu/domain/deadlines';
import { QUALIFICATION_NOTICES, REMINDED_DAYS } from '@jianzhu/domain/qualifications';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { isReminderDue } from '../notice/reminder-due.ts';
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
      .where(isReminderDue(REMINDED_DAYS, sql`expire_date - ${today}`))
      .orderBy('expire_date')
      .orderBy('id')
      .limit(MOST)
      .forUpdate()
      .execute();
    for (const row of due) await remind(transaction, row);
  },
};

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
    .set({ reminded_days: reminderOf(REMINDED_DAYS, row.days_left) })
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
