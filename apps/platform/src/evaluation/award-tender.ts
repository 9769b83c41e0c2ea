import './tables.ts';
import '../bid/tables.ts';
import { BID_STATUS } from '@jianzhu/domain/bids';
import { END_AFTER_DAYS, EVALUATION_MESSAGES, REMIND_ON_DAYS, refuseWinner } from '@jianzhu/domain/evaluations';
import { TENDER_MESSAGES, TENDER_STATUS } from '@jianzhu/domain/tenders';
import { sql } from 'kysely';
import type { KeptBid } from '../bid/bid-content.ts';
import { changeBySystem } from '../bid/change-bid.ts';
import { endBids } from '../bid/close-bids.ts';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { makeDeal } from '../deal/make-deal.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse, refuseField } from '../http/refusal.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import type { Seen } from '../record/save-record.ts';
import { endSignUps } from '../sign-up/end-sign-ups.ts';
import { changeTender, ownerOf, prepareAct, type Tender } from '../tender/own-tender.ts';
import { readLines } from '../tender/tender-fields.ts';
import { tellFailure } from '../tender/tender-news.ts';
import { OUTCOME, readCandidatesLeft, setOutcome } from './outcome.ts';
import { countOpenObjections, findResult } from './publicity.ts';
import { SETTLED, settleDeposits } from './settle-deposits.ts';
import { takeBackResult } from './take-back.ts';
import { biddersOf, tellOfTender } from './tell-bidders.ts';
import { wonByBid } from './won-by-bid.ts';

interface Award {
  readonly bidId: string;
  readonly reason: string;
  readonly contractDays: number;
}

/**
 * Confirms who wins (domain rules 5.3, 9 to 10): the deal of the bid as it was opened, the notice of award (N220), the
 * word to all others (N221), and what the time brings from here on. In `withWorker`, as all here.
 */
export async function awardTender(
  transaction: Transaction,
  caller: BusinessMember,
  { bidId, reason, contractDays, ...seen }: Seen & Award,
): Promise<Tender | Refusal> {
  const prepared = await prepareAct(transaction, caller, seen, 'award');
  if (prepared instanceof Refusal) return (await refuseOpen(transaction, caller, seen.id)) ?? prepared;
  const { row, now } = prepared;
  const result = await findResult(transaction, row.id);
  if (result === undefined) throw new TypeError(`tender ${row.id} waits for its award without a result`);
  const refused = refuseWinner({ bidId, reason }, await readCandidatesLeft(transaction, row.id, result.round));
  if (refused) return refuseField(refused.field, refused.message);
  const changed = await changeTender(transaction, prepared, {
    ...{ action: 'award', actor: ownerOf(caller), userId: caller.userId, reason },
  });
  if (changed instanceof Refusal) return changed;
  const winner = await changeBySystem(transaction, bidId, 'win');
  const place = { tender_id: row.id, round: result.round, bid_id: winner.id };
  await setOutcome(transaction, place, OUTCOME.won);
  await loseOthers(transaction, row.id);
  const deal = await dealOf(transaction, changed, winner, caller.userId);
  const { id: awardId } = await transaction
    .insertInto('tender_award')
    .values({
      ...{ ...place, business_id: row.business_id, deal_id: deal.id },
      ...{ user_id: caller.userId, reason, contract_days: contractDays, award_time: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const days of [...REMIND_ON_DAYS, END_AFTER_DAYS]) {
    await scheduleJob(transaction, {
      ...{ kind: 'evaluation.award', key: `${awardId}/${days}`, payload: { awardId, days } },
      runAt: sql<Date>`${businessNow} + make_interval(days => ${days}::int)`,
    });
  }
  await settleDeposits(transaction, row.id, SETTLED.losers, EVALUATION_MESSAGES.depositLost);
  const winners = { businessIds: [winner.business_id], permission: 'bid_view' } as const;
  await tellOfTender(transaction, 'N220', winners, changed, {});
  const others = (await biddersOf(transaction, row.id)).filter((id) => id !== winner.business_id);
  await tellOfTender(transaction, 'N221', { businessIds: others, permission: 'bid_view' }, changed, {});
  return changed;
}

/** What stands in the way of who confirms too early, said as it is (domain rules 5.8). */
async function refuseOpen(transaction: Transaction, { acting }: BusinessMember, id: string) {
  const row = await findRecord(transaction, 'tender', id);
  if (row instanceof Refusal || row.business_id !== acting.businessId) return undefined;
  if (row.status !== TENDER_STATUS.publicity || (await countOpenObjections(transaction, row.id)) === 0)
    return undefined;
  return refuse('stateConflict', TENDER_MESSAGES.openObjection);
}

async function loseOthers(transaction: Transaction, tenderId: string): Promise<void> {
  const rows = await transaction
    .selectFrom('bid')
    .select('id')
    .where('tender_id', '=', tenderId)
    .where('status', 'in', [BID_STATUS.evaluating, BID_STATUS.candidate])
    .orderBy('id')
    .execute();
  for (const { id } of rows) await changeBySystem(transaction, id, 'lose');
}

/** The deal of a bid, at the prices that were opened. */
async function dealOf(transaction: Transaction, tender: Tender, bid: Row<'bid'>, authorId: string) {
  const open = await transaction
    .selectFrom('bid_open')
    .select('content')
    .where('bid_id', '=', bid.id)
    .executeTakeFirstOrThrow();
  const content = open.content as KeptBid; // written by the opening alone
  const won = wonByBid(content, await readLines(transaction, tender.id));
  return makeDeal(transaction, tender, { ...won, bidId: bid.id, supplierId: bid.business_id }, authorId);
}

type Decision = Seen & { readonly reason: string };

/** Takes the result back before anybody has won (domain rules 5.3, 9 to 7). */
export async function reEvaluate(
  transaction: Transaction,
  caller: BusinessMember,
  { reason, ...seen }: Decision,
): Promise<Tender | Refusal> {
  const prepared = await prepareAct(transaction, caller, seen, 'reEvaluate');
  if (prepared instanceof Refusal) return prepared;
  const changed = await changeTender(transaction, prepared, {
    ...{ action: 'reEvaluate', actor: ownerOf(caller), userId: caller.userId, reason },
  });
  if (!(changed instanceof Refusal)) await takeBackResult(transaction, changed, { reason, now: prepared.now });
  return changed;
}

/** Ends a tender that nobody wins (流标): what is still alive of its bids is void (N231). */
export async function failTender(
  transaction: Transaction,
  caller: BusinessMember,
  { reason, ...seen }: Decision,
): Promise<Tender | Refusal> {
  const prepared = await prepareAct(transaction, caller, seen, 'fail');
  if (prepared instanceof Refusal) return prepared;
  const { row } = prepared;
  const changed = await changeTender(transaction, prepared, {
    ...{ action: 'fail', actor: ownerOf(caller), userId: caller.userId, reason },
    columns: { fail_reason: reason, stopped_at: row.status },
  });
  if (changed instanceof Refusal) return changed;
  await endBids(transaction, row.id);
  await endSignUps(transaction, changed, prepared.now, { withFees: false, reason });
  await tellFailure(transaction, changed, reason);
  return changed;
}
