import './tables.ts';
import '../tender/tables.ts';
import { HOUR_MS } from '@jianzhu/domain';
import { BID_MESSAGES } from '@jianzhu/domain/bids';
import { OPENS_AFTER_HOURS, TENDER_STATUS, tenderPage } from '@jianzhu/domain/tenders';
import { sql } from 'kysely';
import * as v from 'valibot';
import { recordSystemEvent } from '../audit/record-event.ts';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { Refusal } from '../http/refusal.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import { SYSTEM } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { decideBidsUntil, isOver, type Prepared, type Tender } from '../tender/own-tender.ts';
import { closeBids } from './close-bids.ts';
import { openTender } from './open-tender.ts';
import { readOpeners, waitsFor } from './openers.ts';

const stepJob = v.object({ tenderId: v.string() });
/** Of one run; the next one goes on. */
const MOST = 50;

const openedBySystemAt = ({ open_time }: Pick<Tender, 'open_time'>): Date | null =>
  open_time === null ? null : new Date(open_time.getTime() + OPENS_AFTER_HOURS * HOUR_MS);

/** Under the name that the act of a member has, where there is one. */
type Act = 'tender.closeBids' | 'bid.confirmOpening';

const bySystem = (transaction: Transaction, act: Act) => ({
  ...({ actor: SYSTEM, userId: null } as const),
  audit: (row: Tender) => {
    const record = { kind: 'tender', id: row.id, name: row.title } as const;
    return recordSystemEvent(transaction, act, record, row.business_id);
  },
});

/** Asks for what the times of a tender do to its bids: the bidding ends, the platform opens. */
export async function scheduleBidSteps(
  transaction: Transaction,
  tender: Pick<Tender, 'id' | 'bid_deadline' | 'open_time'>,
): Promise<void> {
  const steps = [['closeBids', tender.bid_deadline] as const, ['open', openedBySystemAt(tender)] as const];
  for (const [step, at] of steps) if (at !== null) await scheduleStep(transaction, tender.id, step, at);
}

const stepKey = (id: string, step: string, at: Date) => `${id}/${step}/${at.toISOString()}`;

const scheduleStep = (transaction: Transaction, id: string, step: string, at: Date) =>
  scheduleJob(transaction, {
    kind: 'bid.step',
    key: stepKey(id, step, at),
    runAt: sql<Date>`${at.toISOString()}::timestamptz`,
    payload: { tenderId: id },
  });

/** Does what the times of a tender have brought to its bids, each step exactly once, whatever time was moved meanwhile. */
export const bidStepJob = (keeper: KeyKeeper): JobHandler => ({
  async run(transaction, { payload }) {
    const { tenderId } = v.parse(stepJob, payload);
    const row = await findRecord(transaction, 'tender', tenderId, 'lock');
    if (row instanceof Refusal) return;
    const now = await readNow(transaction);
    const closed = row.status === TENDER_STATUS.bidding ? await endBidding(transaction, { row, now }) : row;
    if (closed?.status === TENDER_STATUS.opening) await openBySystem(transaction, keeper, { row: closed, now });
  },
});

async function endBidding(transaction: Transaction, prepared: Prepared): Promise<Tender | null> {
  const { row, now } = prepared;
  if (!isOver(row.bid_deadline, now)) return null;
  const by = { action: 'closeBids', ...bySystem(transaction, 'tender.closeBids') } as const;
  const changed = await closeBids(transaction, prepared, by);
  if (!(changed instanceof Refusal)) return changed;
  await askToGoOn(transaction, row);
  return null;
}

/** Asks the buyer, once, whether to go on with fewer than three bids, and looks again when the time for that is over. */
async function askToGoOn(transaction: Transaction, tender: Tender): Promise<void> {
  const end = decideBidsUntil(tender);
  if (end === null || (await isAsked(transaction, tender.id, end))) return;
  await scheduleStep(transaction, tender.id, 'decide', end);
  const content = BID_MESSAGES.mayContinue(tender.title, timeText(end));
  await tellHolders(
    transaction,
    { businessIds: [tender.business_id], permission: 'tender_change' },
    {
      ...{ noticeType: 1, title: BID_MESSAGES.mayContinueTitle, content },
      ...{ jumpUrl: tenderPage(tender.tender_type), optId: tender.id },
    },
  );
}

async function isAsked(transaction: Transaction, id: string, end: Date): Promise<boolean> {
  const job = await transaction
    .selectFrom('job')
    .select('id')
    .where('kind', '=', 'bid.step')
    .where('key', '=', stepKey(id, 'decide', end))
    .executeTakeFirst();
  return job !== undefined;
}

async function openBySystem(transaction: Transaction, keeper: KeyKeeper, prepared: Prepared): Promise<void> {
  const { row, now } = prepared;
  if (!isOver(openedBySystemAt(row), now)) return;
  const openers = await readOpeners(transaction, row);
  if (waitsFor(openers).length > 0) return;
  const names = openers.map(({ name }) => name);
  await openTender(transaction, keeper, prepared, bySystem(transaction, 'bid.confirmOpening'), names);
}

/** In case a job was lost or set aside: does what is due. */
export const sweepBidsJob: JobHandler = {
  everySeconds: 10,
  async run(transaction) {
    // One more job in each minute, until it has worked; those that have it hide no others behind the limit.
    const { rows } = await sql<{ id: string; key: string }>`
      select id, key
      from (
        select id, due, id || '/late/' || to_char(app.business_now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as key
        from (
          select id, bid_deadline as due from tender where status = ${TENDER_STATUS.bidding} and not exists (
            select from job j
            where j.kind = 'bid.step' and starts_with(j.key, id || '/decide/') and j.run_at > app.business_now()
          )
          union all
          select t.id, t.open_time + make_interval(secs => ${(OPENS_AFTER_HOURS * HOUR_MS) / 1000})
          from tender t join tender_private p on p.tender_id = t.id
          where t.status = ${TENDER_STATUS.opening} and not exists (
            select from membership m join account a on a.id = m.user_id
            where m.business_id = t.business_id and m.user_id = any(p.opener_ids) and m.status = 1
              and a.disabled_at is null
              and not exists (select from tender_opener o where o.tender_id = t.id and o.user_id = m.user_id)
          )
        ) as open
        where due < app.business_now() - interval '10 seconds'
      ) as late
      where not exists (select from job j where j.kind = 'bid.step' and j.key = late.key)
      order by due, id limit ${MOST}`.execute(transaction);
    for (const { id, key } of rows) {
      await scheduleJob(transaction, { kind: 'bid.step', key, payload: { tenderId: id } });
    }
  },
};
