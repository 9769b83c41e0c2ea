import './tables.ts';
import '../sign-up/tables.ts';
import { BID_MESSAGES, BID_STATUS, type BidStatus } from '@jianzhu/domain/bids';
import { SIGN_UP_STATUS } from '@jianzhu/domain/sign-ups';
import { LEAST_BIDDERS } from '@jianzhu/domain/tenders';
import type { Transaction } from '../db/schema.ts';
import { endDeposit } from '../deposit/end-deposit.ts';
import { Refusal } from '../http/refusal.ts';
import { forgetTenderKey } from '../sealing/open-round.ts';
import { endSignUps } from '../sign-up/end-sign-ups.ts';
import { changeTender, type Prepared, type Tender } from '../tender/own-tender.ts';
import { tellFailure } from '../tender/tender-news.ts';
import { changeBySystem } from './change-bid.ts';

type By = Pick<Parameters<typeof changeTender>[2], 'action' | 'actor' | 'userId' | 'audit'>;

/**
 * Ends the bidding of a tender after its deadline: with three bids it is to be opened, with fewer it fails, and they stay
 * sealed for good, unless the buyer goes on. Refused while she may still decide. Under the tender's lock; in `withWorker`.
 */
export async function closeBids(transaction: Transaction, prepared: Prepared, by: By): Promise<Tender | Refusal> {
  const row = await countAtEnd(transaction, prepared.row);
  const fails = (row.bid_count ?? 0) < LEAST_BIDDERS && by.action === 'closeBids';
  const changed = await changeTender(
    transaction,
    { row, now: prepared.now },
    {
      ...by,
      ...(fails && { reason: BID_MESSAGES.few, columns: { fail_reason: BID_MESSAGES.few, stopped_at: row.status } }),
    },
  );
  if (changed instanceof Refusal) return changed;
  await endIdle(transaction, row.id);
  await endBids(transaction, row.id, fails ? ALIVE : [BID_STATUS.draft]);
  if (fails) {
    await endSignUps(transaction, changed, prepared.now, { withFees: false, reason: BID_MESSAGES.few });
    await tellFailure(transaction, changed, BID_MESSAGES.few);
  }
  return changed;
}

/** Keeps how many bids there are: nobody can hand in one more. */
async function countAtEnd(transaction: Transaction, { id }: Tender): Promise<Tender> {
  return transaction
    .updateTable('tender')
    .set({ bid_count: await countBids(transaction, id) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Whoever was let in and has no bid at the deadline has its deposit back (domain rules 5.5): none was handed in, or it was
 * taken back.
 */
async function endIdle(transaction: Transaction, tenderId: string): Promise<void> {
  const idle = await transaction
    .selectFrom('sign_up')
    .select('id')
    .where('tender_id', '=', tenderId)
    .where('status', '=', SIGN_UP_STATUS.approved)
    .where('id', 'not in', (bids) =>
      bids.selectFrom('bid').select('sign_up_id').where('tender_id', '=', tenderId).where('status', '=', submitted),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id } of idle) await endDeposit(transaction, id, BID_MESSAGES.noBid);
}

const { draft, submitted, withdrawn, opened, evaluating, candidate } = BID_STATUS;
const ALIVE = [draft, submitted, withdrawn, opened, evaluating, candidate];

/** Ends what is still alive of a tender that has failed or was terminated: its sealed bids are never opened. */
export async function endBids(
  transaction: Transaction,
  tenderId: string,
  statuses: readonly BidStatus[] = ALIVE,
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
