import './tables.ts';
import { DECIDE_WITHIN_HOURS, LEAST_BIDDERS, TENDER_MESSAGES, TENDER_STATUS } from '@jianzhu/domain/tenders';
import { sql } from 'kysely';
import * as v from 'valibot';
import { recordSystemEvent } from '../audit/record-event.ts';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import { SYSTEM } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import { admitUndecided, endSignUps } from '../sign-up/end-sign-ups.ts';
import { changeTender, decideUntil, factsOf, type Prepared, type Tender } from './own-tender.ts';
import { askToContinue, tellFailure } from './tender-news.ts';

const stepJob = v.object({ tenderId: v.string() });
/** Of one run; the next one goes on. */
const MOST = 50;

/** The event of what the platform does to a tender. */
const eventOf = (transaction: Transaction, act: 'tender.startSignUp' | 'tender.endSignUp') => (row: Tender) => {
  const record = { kind: 'tender', id: row.id, name: row.title } as const;
  return recordSystemEvent(transaction, act, record, row.business_id);
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
  await admitUndecided(transaction, prepared.row, prepared.now);
  const row = await findRecord(transaction, 'tender', prepared.row.id);
  if (row instanceof Refusal) return;
  const counted = { row, now: prepared.now };
  const hasFew = row.let_in_count < LEAST_BIDDERS;
  const reason = hasFew ? TENDER_MESSAGES.fewSignUps : undefined;
  const changed = await changeTender(transaction, counted, {
    ...{ action: 'endSignUp', ...bySystem, reason, audit: eventOf(transaction, 'tender.endSignUp') },
    ...(hasFew && { columns: { fail_reason: TENDER_MESSAGES.fewSignUps, stopped_at: row.status } }),
  });
  if (changed instanceof Refusal) return scheduleDecision(transaction, row);
  if (reason === undefined) return;
  await endSignUps(transaction, changed, prepared.now, { withFees: false, reason });
  await tellFailure(transaction, changed, reason);
}

/** The buyer decides now: it is asked once, and the tender fails by itself when its time for that is over. */
async function scheduleDecision(transaction: Transaction, { id, sign_up_end }: Tender): Promise<void> {
  const until = decideUntil({ sign_up_end });
  if (until === null) return;
  const payload = { tenderId: id };
  const key = `${id}/decide/${until.toISOString()}`;
  await scheduleJob(transaction, { kind: 'tender.ask', key, payload });
  const runAt = sql<Date>`${until.toISOString()}::timestamptz`;
  await scheduleJob(transaction, { kind: 'tender.step', key, runAt, payload });
}

/** Asks the buyer of one tender whether it goes on with few suppliers. */
export const askJobHandler: JobHandler = {
  async run(transaction, { payload }) {
    const row = await findRecord(transaction, 'tender', v.parse(stepJob, payload).tenderId);
    if (row instanceof Refusal || row.status !== TENDER_STATUS.signingUp) return;
    const until = decideUntil(row);
    if (until !== null) await askToContinue(transaction, row, until);
  },
};

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
          select id, case
              when status = ${TENDER_STATUS.published} then sign_up_start
              when is_statutory or waiting_count > 0 or let_in_count not between 1 and ${LEAST_BIDDERS - 1} then sign_up_end
              -- Its buyer was asked, and has still to decide.
              else sign_up_end + make_interval(hours => ${DECIDE_WITHIN_HOURS}::int)
            end as due
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
