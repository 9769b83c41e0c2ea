import { parseRecordId } from '../db/context.ts';
import './tables.ts';
import { DAY_MS, HOUR_MS } from '@jianzhu/domain';
import { AWARD_WITHIN_DAYS, INQUIRY_MESSAGES, INQUIRY_STATUS, INVITEE_STATUS } from '@jianzhu/domain/inquiries';
import { QUOTATION_STATUS } from '@jianzhu/domain/quotations';
import { type SqlBool, sql } from 'kysely';
import * as v from 'valibot';
import { recordSystemEvent } from '../audit/record-event.ts';
import { businessNow, readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { Refusal } from '../http/refusal.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import { SYSTEM } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { KeeperFailed } from '../sealing/open-round.ts';
import { bySystem, endSecondRound, openInquiry } from './open-inquiry.ts';
import { changeInquiry, factsOf, type Inquiry } from './own-inquiry.ts';
import { endAndTell } from './owner-acts.ts';
import { tellProcurement } from './procurement-news.ts';
import { lockInquiry, workOn } from './work-on.ts';

const roundJob = v.object({ inquiryId: v.string(), round: v.picklist([1, 2]) });
const reminderJob = v.object({ inquiryId: v.string(), hours: v.number(), deadline: v.string() });
const RETRY_S = 5;
/** Of one run; the next one goes on. */
const MOST = 50;

type Act = 'inquiry.open' | 'inquiry.endSecond' | 'inquiry.close';

/** The event of what the platform does to an inquiry, under the name that its owner's act has. */
const eventOf = (transaction: Transaction, act: Act) => (row: Inquiry) => {
  const record = { kind: 'inquiry', id: row.id, name: row.title } as const;
  return recordSystemEvent(transaction, act, record, row.business_id);
};

/** Ends one round at its deadline, exactly once; a deadline that was put off meanwhile is none any more. */
export const deadlineJob = (keeper: KeyKeeper): JobHandler => ({
  async run(transaction, { payload }) {
    const { inquiryId, round } = v.parse(roundJob, payload);
    const row = await lockInquiry(transaction, inquiryId);
    if (row instanceof Refusal) return;
    const now = await readNow(transaction);
    const prepared = { row, facts: factsOf(row, now) };
    const isOver = (deadline: Date | null) => deadline !== null && deadline.getTime() <= now.getTime();
    const { quoting, opening, secondRound } = INQUIRY_STATUS;
    if (round === 2) {
      if (row.status !== secondRound || !isOver(row.round2_deadline)) return;
      await endSecondRound(transaction, keeper, prepared, bySystem(eventOf(transaction, 'inquiry.endSecond')));
      return;
    }
    if ((row.status !== quoting && row.status !== opening) || !isOver(row.quote_deadline)) return;
    try {
      await openInquiry(transaction, keeper, prepared, bySystem(eventOf(transaction, 'inquiry.open')));
    } catch (error) {
      // The page says 待开标 meanwhile. The next try is a job of its own, whose failures are counted and logged.
      if (!(error instanceof KeeperFailed) || row.status === opening) throw error;
      await changeInquiry(transaction, prepared, { action: 'stop', ...bySystem(async () => undefined) });
      await scheduleJob(transaction, {
        kind: 'inquiry.deadline',
        key: `${inquiryId}/1/again/${now.toISOString()}`,
        runAt: sql<Date>`${businessNow} + make_interval(secs => ${RETRY_S}::int)`,
        payload: { inquiryId, round: 1 },
      });
    }
  },
});

/** Reminds those who were invited and have not quoted (N114); once for each deadline and time before it. */
export const remindJob: JobHandler = {
  async run(transaction, { payload }) {
    const { inquiryId, deadline, hours } = v.parse(reminderJob, payload);
    await workOn(transaction, parseRecordId(inquiryId) ?? null);
    const row = await findRecord(transaction, 'inquiry', inquiryId);
    if (row instanceof Refusal || row.status !== INQUIRY_STATUS.quoting) return;
    if (row.quote_deadline?.toISOString() !== deadline) return;
    const now = await readNow(transaction);
    const left = row.quote_deadline.getTime() - now.getTime();
    // An inquiry that was published later than that needs no reminder of what it has just said.
    const isMissed = (row.publish_time?.getTime() ?? 0) > row.quote_deadline.getTime() - hours * HOUR_MS;
    if (left <= 0 || isMissed) return;
    const { rows } = await sql<{ business_id: string }>`
      select v.business_id from inquiry_invitee v
      where v.inquiry_id = ${row.id} and v.status <> ${INVITEE_STATUS.declined} and not exists (
        select from quotation q where q.inquiry_id = v.inquiry_id and q.business_id = v.business_id
          and q.status = ${QUOTATION_STATUS.submitted}
      )`.execute(transaction);
    const businessIds = rows.map(({ business_id }) => business_id);
    const facts = { title: row.title, time: timeText(row.quote_deadline) };
    await tellProcurement(transaction, 'N114', { businessIds, permission: 'quotation_view' }, facts, row.id);
  },
};

/** In case a job was lost or set aside: ends what is over. Closes what nobody has awarded in its time. */
export const sweepInquiriesJob: JobHandler = {
  everySeconds: 10,
  async run(transaction) {
    const { quoting, opening, secondRound } = INQUIRY_STATUS;
    // One more job in each minute, until it has worked; those that have it hide no others behind the limit.
    const { rows } = await sql<{ id: string; round: number; key: string }>`
      select id, round, key
      from (
        select id, round, due,
          id || '/' || round || '/late/' || to_char(app.business_now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as key
        from (
          select id, 1 as round, quote_deadline as due from inquiry where status in (${quoting}, ${opening})
          union all select id, 2, round2_deadline from inquiry where status = ${secondRound}
        ) as open
        where due < app.business_now() - interval '10 seconds'
      ) as late
      where not exists (select from job j where j.kind = 'inquiry.deadline' and j.key = late.key)
      order by due, id limit ${MOST}`.execute(transaction);
    for (const { id, round, key } of rows) {
      await scheduleJob(transaction, { kind: 'inquiry.deadline', key, payload: { inquiryId: id, round } });
    }
    await closeUnawarded(transaction);
  },
};

async function closeUnawarded(transaction: Transaction): Promise<void> {
  const old = await transaction
    .selectFrom('inquiry')
    .select('id')
    .where('status', '=', INQUIRY_STATUS.awarding)
    .where(sql<SqlBool>`open_time <= ${businessNow} - make_interval(days => ${AWARD_WITHIN_DAYS}::int)`)
    .orderBy('open_time')
    .limit(MOST)
    .execute();
  for (const { id } of old) {
    const row = await lockInquiry(transaction, id);
    if (row instanceof Refusal || row.status !== INQUIRY_STATUS.awarding) continue;
    const now = await readNow(transaction);
    if (row.open_time === null || now.getTime() < row.open_time.getTime() + AWARD_WITHIN_DAYS * DAY_MS) continue;
    const reason = INQUIRY_MESSAGES.awardOverdue;
    const changed = await changeInquiry(
      transaction,
      { row, facts: factsOf(row, now) },
      {
        ...{ action: 'close', actor: SYSTEM, userId: null, reason },
        columns: { close_time: sql`${businessNow}`, close_remark: reason },
        audit: eventOf(transaction, 'inquiry.close'),
      },
    );
    if (!(changed instanceof Refusal)) await endAndTell(transaction, changed, reason);
  }
}
