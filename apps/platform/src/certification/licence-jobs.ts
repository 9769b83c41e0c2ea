import './tables.ts';
import '../member/tables.ts';
import {
  CERTIFICATION_NOTICES,
  CERTIFICATION_STATUS,
  LAPSE_REASONS,
  LICENCE_REMINDED_DAYS,
} from '@jianzhu/domain/certifications';
import { reminderOf } from '@jianzhu/domain/deadlines';
import { sql } from 'kysely';
import * as v from 'valibot';
import { recordSystemEvent } from '../audit/record-event.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { isReminderDue } from '../notice/reminder-due.ts';
import { today } from '../showcase/certificate-force.ts';
import { companyOfCode } from './credit-code.ts';
import { lapseCompany } from './lapse-company.ts';
import { tellCertifiers } from './tell-certifiers.ts';

/** Of one run; the next one goes on. */
const MOST = 50;
const HOUR_S = 3600;

/** Reminds companies of the end of their licence, and ends what is past its last day (business clock). */
export const licenceJob: JobHandler = {
  everySeconds: HOUR_S,
  async run(transaction) {
    const daysLeft = sql<number>`license_end - ${today}`;
    const ending = await transaction
      .selectFrom('corporate_certification')
      .select(['id', 'business_id', 'business_name', 'license_end', daysLeft.as('days')])
      .where('status', '=', CERTIFICATION_STATUS.approved)
      .where((is) => is.or([is('license_end', '<', today), isReminderDue(LICENCE_REMINDED_DAYS, daysLeft)]))
      .orderBy('id')
      .limit(MOST)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, business_id: businessId, business_name: name, license_end: end, days } of ending) {
      if (days < 0) {
        const record = { kind: 'certification', id, name };
        const keep = () => recordSystemEvent(transaction, 'certification.lapse', record, businessId);
        await lapseCompany(transaction, id, { reason: LAPSE_REASONS.licenceEnded, by: 'system', keep });
        continue;
      }
      await transaction
        .updateTable('corporate_certification')
        .set({ reminded_days: reminderOf(LICENCE_REMINDED_DAYS, days) })
        .where('id', '=', id)
        .execute();
      await tellCertifiers(transaction, businessId, CERTIFICATION_NOTICES.N406(name, end ?? ''));
    }
  },
};

export const CLAIM_JOB = 'certification.claim';

const claimed = v.object({ creditCode: v.string() });

/** Tells those who administer a company that somebody asks to take it over, so that they can object. */
export const claimJob: JobHandler = {
  async run(transaction, { payload }) {
    const company = await companyOfCode(transaction, v.parse(claimed, payload).creditCode);
    if (company === undefined) return;
    await tellCertifiers(transaction, company.business_id, CERTIFICATION_NOTICES.claimed(company.name));
  },
};
