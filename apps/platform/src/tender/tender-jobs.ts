import './tables.ts';
import { TENDER_MESSAGES, TENDER_STATUS } from '@jianzhu/domain/tenders';
import { sql } from 'kysely';
import * as v from 'valibot';
import { recordEvent } from '../audit/record-event.ts';
import { parseRecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { readNow, SYSTEM } from '../inquiry/own-inquiry.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import { findRecord } from '../record/find-record.ts';
import { changeTender, factsOf, type Prepared, type Tender } from './own-tender.ts';
import { tellFailure } from './tender-news.ts';

const stepJob = v.object({ tenderId: v.string() });
/** Of one run; the next one goes on. */
const MOST = 50;

/** The event of what the platform does to a tender. */
const eventOf = (transaction: Transaction, act: 'tender.startSignUp' | 'tender.endSignUp') => (row: Tender) => {
  const businessId = parseRecordId(row.business_id);
  const record = { kind: 'tender', id: row.id, name: row.title } as const;
  return recordEvent(transaction, { kind: 'system', ...(businessId && { businessId }) }, { act, record });
};

const bySystem = { actor: SYSTEM, userId: null } as const;

/** Does what the times of one tender have brought, each step exactly once; after a downtime one step after the other. */
export const stepJobHandler: JobHandler = {
  async run(transaction, { payload }) {
    const { tenderId } = v.parse(stepJob, payload);
    const row = await findRecord(transaction, 'tender', tenderId, 'lock');
    if (row instanceof Refusal) return;
    const now = await readNow(transaction);
    const begun = row.status === TENDER_STATUS.published ? await startSignUp(transaction, { row, now }) : row;
    if (begun?.status === TENDER_STATUS.signingUp) await endSignUp(transaction, { row: begun, now });
  },
};

async function startSignUp(transaction: Transaction, prepared: Prepared): Promise<Tender | null> {
  if (!factsOf(prepared.row, prepared.now).hasSignUpBegun) return null;
  const changed = await changeTender(transaction, prepared, {
    ...{ action: 'startSignUp', ...bySystem, audit: eventOf(transaction, 'tender.startSignUp') },
  });
  return changed instanceof Refusal ? null : changed;
}

async function endSignUp(transaction: Transaction, prepared: Prepared): Promise<void> {
  if (!factsOf(prepared.row, prepared.now).hasSignUpEnded) return;
  const reason = TENDER_MESSAGES.fewSignUps;
  const changed = await changeTender(transaction, prepared, {
    ...{ action: 'endSignUp', ...bySystem, reason, audit: eventOf(transaction, 'tender.endSignUp') },
    columns: { fail_reason: reason, stopped_at: prepared.row.status },
  });
  if (!(changed instanceof Refusal)) await tellFailure(transaction, changed, reason);
}

/** In case a job was lost or set aside: does what is due. */
export const sweepTendersJob: JobHandler = {
  everySeconds: 10,
  async run(transaction) {
    // One more job in each minute, until it has worked; those that have it hide no others behind the limit.
    const { rows } = await sql<{ id: string; key: string }>`
      select id, key
      from (
        select id, due, id || '/late/' || to_char(app.business_now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as key
        from (
          select id, case status when ${TENDER_STATUS.published} then sign_up_start else sign_up_end end as due
          from tender where status in (${TENDER_STATUS.published}, ${TENDER_STATUS.signingUp})
        ) as open
        where due < app.business_now() - interval '10 seconds'
      ) as late
      where not exists (select from job j where j.kind = 'tender.step' and j.key = late.key)
      order by due, id limit ${MOST}`.execute(transaction);
    for (const { id, key } of rows) {
      await scheduleJob(transaction, { kind: 'tender.step', key, payload: { tenderId: id } });
    }
  },
};
