import './tables.ts';
import { OBJECTION_STATUS } from '@jianzhu/domain/evaluations';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { sql } from 'kysely';
import * as v from 'valibot';
import { recordSystemEvent } from '../audit/record-event.ts';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { SYSTEM } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import { changeTender, type Prepared, type Tender } from '../tender/own-tender.ts';
import { biddersOf } from './tell-bidders.ts';

const publicityJob = v.object({ tenderId: v.string() });
/** Of one run; the next one goes on. */
const MOST = 50;

/** Asks for the end of the publicity. */
export const schedulePublicity = (transaction: Transaction, tenderId: string, end: Date) =>
  scheduleJob(transaction, {
    kind: 'evaluation.publicity',
    key: `${tenderId}/${end.toISOString()}`,
    runAt: sql<Date>`${end.toISOString()}::timestamptz`,
    payload: { tenderId },
  });

/** The result of a tender that stands; undefined while there is none. */
export const findResult = (transaction: Transaction, tenderId: string): Promise<Row<'tender_result'> | undefined> =>
  transaction
    .selectFrom('tender_result')
    .selectAll()
    .where('tender_id', '=', tenderId)
    .where('void_time', 'is', null)
    .executeTakeFirst();

/** Objections that nobody has answered. */
export async function countOpenObjections(transaction: Transaction, tenderId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('objection')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('tender_id', '=', tenderId)
    .where('status', '=', OBJECTION_STATUS.waiting)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ends the publicity of a tender where its time is over and every objection is answered; under its lock. */
export async function endPublicity(transaction: Transaction, prepared: Prepared): Promise<Tender> {
  const { row, now } = prepared;
  const result = row.status === TENDER_STATUS.publicity ? await findResult(transaction, row.id) : undefined;
  if (result === undefined) return row;
  const changed = await changeTender(transaction, prepared, {
    ...{ action: 'endPublicity', actor: SYSTEM, userId: null },
    facts: {
      isPublicityOver: result.publicity_end.getTime() <= now.getTime(),
      openObjections: await countOpenObjections(transaction, row.id),
    },
    audit: (tender) => keepEvent(transaction, tender),
  });
  if (changed instanceof Refusal) return row;
  for (const businessId of await biddersOf(transaction, row.id)) {
    await tellRecordNews(transaction, 'tender', { businessId });
  }
  return changed;
}

function keepEvent(transaction: Transaction, { id, title, business_id }: Tender) {
  const record = { kind: 'tender', id, name: title } as const;
  return recordSystemEvent(transaction, 'tender.endPublicity', record, business_id);
}

export const publicityJobHandler: JobHandler = {
  async run(transaction, { payload }) {
    const { tenderId } = v.parse(publicityJob, payload);
    const row = await findRecord(transaction, 'tender', tenderId, 'lock');
    if (!(row instanceof Refusal)) await endPublicity(transaction, { row, now: await readNow(transaction) });
  },
};

/** In case a job was lost or set aside: ends what is over, but what waits for an answer, which ends it itself. */
export const sweepPublicityJob: JobHandler = {
  everySeconds: 60,
  async run(transaction) {
    const { rows } = await sql<{ id: string }>`
      select t.id from tender t join tender_result r on r.tender_id = t.id and r.void_time is null
      where t.status = ${TENDER_STATUS.publicity} and r.publicity_end < app.business_now() - interval '10 seconds'
        and not exists (
          select from objection o where o.tender_id = t.id and o.status = ${OBJECTION_STATUS.waiting}
        )
      order by r.publicity_end, t.id limit ${MOST}`.execute(transaction);
    for (const { id } of rows) {
      const row = await findRecord(transaction, 'tender', id, 'lock');
      if (!(row instanceof Refusal)) await endPublicity(transaction, { row, now: await readNow(transaction) });
    }
  },
};
