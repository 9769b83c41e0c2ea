import './tables.ts';
import { reminderOf } from '@jianzhu/domain/deadlines';
import { BRAND_REMINDED_DAYS, SUPPLIER_PROFILE_NOTICES } from '@jianzhu/domain/supplier-profiles';
import { type SqlBool, sql } from 'kysely';
import type { JobHandler } from '../jobs/run-job.ts';
import { isReminderDue } from '../notice/reminder-due.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import { today } from '../showcase/certificate-force.ts';
import { SUPPLIER_PROFILE_PAGE } from './profile-review.ts';

/** Of one run; the next one goes on. */
const MOST = 200;
const EVERY_SECONDS = 600;

const daysLeft = sql<number>`end_date - ${today}`;

/**
 * Tells the companies of whose approved brands an authorisation ends within 30 days (N403), each once. A renewed one
 * begins anew.
 */
export const remindBrandsJob: JobHandler = {
  everySeconds: EVERY_SECONDS,
  async run(transaction) {
    const due = await transaction
      .selectFrom('supplier_brand')
      .select(['id', 'business_id', 'name', 'end_date', daysLeft.as('days_left')])
      .where(sql<SqlBool>`${daysLeft} >= 0`)
      .where(isReminderDue(BRAND_REMINDED_DAYS, daysLeft))
      .orderBy('end_date')
      .orderBy('id')
      .limit(MOST)
      .forUpdate()
      .execute();
    for (const { id, business_id, name, end_date, days_left } of due) {
      await transaction
        .updateTable('supplier_brand')
        .set({ reminded_days: reminderOf(BRAND_REMINDED_DAYS, days_left) })
        .where('id', '=', id)
        .execute();
      await tellHolders(
        transaction,
        { businessIds: [business_id], permission: 'supplierprofile_edit' },
        {
          ...{ noticeType: 2, ...SUPPLIER_PROFILE_NOTICES.N403(name, end_date) },
          // The page has one profile to show, which needs no id.
          ...{ jumpType: 0, jumpUrl: SUPPLIER_PROFILE_PAGE },
        },
      );
    }
  },
};
