import './tables.ts';
import '../member/tables.ts';
import {
  CERTIFICATION_NOTICES,
  CERTIFICATION_STATUS,
  dueReminder,
  LAPSE_REASONS,
} from '@jianzhu/domain/certifications';
import { sql } from 'kysely';
import * as v from 'valibot';
import { recordSystemEvent } from '../audit/record-event.ts';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import { companyOfCode } from './credit-code.ts';
import { CERTIFICATION_PAGE, lapseCompany } from './lapse-company.ts';

/** Of one run; the next one goes on. */
const MOST = 50;
const HOUR_S = 3600;
/** Days ahead in which reminders begin. */
const WATCHED_DAYS = 30;

/** Reminds companies of the end of their licence, and ends what is past its last day (business clock). */
export const licenceJob: JobHandler = {
  everySeconds: HOUR_S,
  async run(transaction) {
    const today = sql<string>`(${businessNow} at time zone 'Asia/Shanghai')::date`;
    const ending = await transaction
      .selectFrom('corporate_certification')
      .select(['id', 'business_id', 'business_name', 'reminded_days', sql<number>`license_end - ${today}`.as('days')])
      .where('status', '=', CERTIFICATION_STATUS.approved)
      .where('license_end', '<=', sql<string>`${today} + ${WATCHED_DAYS}::int`)
      // Whoever has been told of the nearest end that has come waits for the next one.
      .where(
        sql<boolean>`license_end < ${today} or reminded_days is null
          or reminded_days > case when license_end - ${today} <= 0 then 0 when license_end - ${today} <= 7 then 7 else 30 end`,
      )
      .orderBy('id')
      .limit(MOST)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, business_id: businessId, business_name: name, reminded_days, days } of ending) {
      if (days < 0) {
        const record = { kind: 'certification', id, name };
        const keep = () => recordSystemEvent(transaction, 'certification.lapse', record, businessId);
        await lapseCompany(transaction, id, { reason: LAPSE_REASONS.licenceEnded, by: 'system', keep });
        continue;
      }
      const due = dueReminder(days, reminded_days);
      if (due !== null) await remind(transaction, { id, businessId, days, due });
    }
  },
};

async function remind(
  transaction: Transaction,
  { id, businessId, days, due }: { readonly id: string; readonly businessId: string } & Record<'days' | 'due', number>,
): Promise<void> {
  await transaction.updateTable('corporate_certification').set({ reminded_days: due }).where('id', '=', id).execute();
  await tellHolders(
    transaction,
    { businessIds: [businessId], permission: 'certification_submit' },
    { noticeType: 2, ...CERTIFICATION_NOTICES.N406(days), jumpType: 0, jumpUrl: CERTIFICATION_PAGE },
  );
}

export const CLAIM_JOB = 'certification.claim';

const claimed = v.object({ creditCode: v.string() });

/** Tells those who administer a company that somebody asks to take it over, so that they can object. */
export const claimJob: JobHandler = {
  async run(transaction, { payload }) {
    const company = await companyOfCode(transaction, v.parse(claimed, payload).creditCode);
    if (company === undefined) return;
    await tellHolders(
      transaction,
      { businessIds: [company.business_id], permission: 'certification_submit' },
      {
        ...{ noticeType: 2, ...CERTIFICATION_NOTICES.claimed(company.name) },
        ...{ jumpType: 0, jumpUrl: CERTIFICATION_PAGE },
      },
    );
  },
};
