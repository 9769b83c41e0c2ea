import './tables.ts';
import { BID_MESSAGES, BID_STATUS } from '@jianzhu/domain/bids';
import { DECIDE_WITHIN_HOURS, LEAST_BIDDERS } from '@jianzhu/domain/tenders';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { forgetTenderKey } from '../sealing/open-round.ts';
import { changeTender, type Prepared, type Tender } from '../tender/own-tender.ts';
import { tellFailure } from '../tender/tender-news.ts';
import { changeBySystem } from './change-bid.ts';

const HOUR_MS = 3_600_000;

type By = Pick<Parameters<typeof changeTender>[2], 'action' | 'actor' | 'userId' | 'audit'>;

/** What the end of the bidding depends on, for the tender's own table; under its lock, in `withWorker`. */
export async function biddingFacts(transaction: Transaction, { row, now }: Prepared) {
  const decidedBy = decisionEnd(row);
  return {
    bids: await countBids(transaction, row.id),
    // Nobody goes on with fewer where the law demands the tender.
    isBidDecisionOver: row.is_statutory || decidedBy === null || decidedBy.getTime() <= now.getTime(),
  };
}

/** Until when a buyer may go on with fewer than three bids. */
export const decisionEnd = ({ bid_deadline }: Tender): Date | null =>
  bid_deadline === null ? null : new Date(bid_deadline.getTime() + DECIDE_WITHIN_HOURS * HOUR_MS);

/**
 * Ends the bidding of a tender after its deadline: with three bids it is to be opened, with fewer it fails, and they stay
 * sealed for good, unless the buyer goes on. Refused while she may still decide. Under the tender's lock; in `withWorker`.
 */
export async function closeBids(transaction: Transaction, prepared: Prepared, by: By): Promise<Tender | Refusal> {
  const { row } = prepared;
  const facts = await biddingFacts(transaction, prepared);
  const fails = facts.bids < LEAST_BIDDERS && by.action === 'closeBids';
  const changed = await changeTender(transaction, prepared, {
    ...{ ...by, facts },
    ...(fails && { reason: BID_MESSAGES.few, columns: { fail_reason: BID_MESSAGES.few, stopped_at: row.status } }),
  });
  if (changed instanceof Refusal) return changed;
  await endBids(transaction, row.id, fails ? ALIVE : [BID_STATUS.draft]);
  if (fails) await tellFailure(transaction, changed, BID_MESSAGES.few);
  return changed;
}

const { draft, submitted, withdrawn, opened, evaluating, candidate } = BID_STATUS;
const ALIVE = [draft, submitted, withdrawn, opened, evaluating, candidate];

/** Ends what is still alive of a tender that has failed or was terminated: its sealed bids are never opened. */
export async function endBids(
  transaction: Transaction,
  tenderId: string,
  statuses: readonly number[] = ALIVE,
): Promise<void> {
  const rows = await transaction
    .selectFrom('bid')
    .select('id')
    .where('tender_id', '=', tenderId)
    .where('status', 'in', [...statuses])
    .orderBy('id')
    .execute();
  for (const { id } of rows) await changeBySystem(transaction, id, 'expire');
  if (statuses.includes(submitted)) await forgetTenderKey(transaction, tenderId);
}

/** How many bids are handed in; in `withWorker`, which sees them before the opening. */
export async function countBids(transaction: Transaction, tenderId: string): Promise<number> {
  const { bids } = await transaction
    .selectFrom('bid')
    .select(({ fn }) => fn.countAll<string>().as('bids'))
    .where('tender_id', '=', tenderId)
    .where('status', 'in', [BID_STATUS.submitted, ...OPENED])
    .executeTakeFirstOrThrow();
  return Number(bids);
}

/** Statuses of bids that were opened, whatever became of them. */
const OPENED = [
  BID_STATUS.opened,
  BID_STATUS.evaluating,
  BID_STATUS.rejected,
  BID_STATUS.candidate,
  BID_STATUS.won,
  BID_STATUS.lost,
];
