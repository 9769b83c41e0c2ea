import './tables.ts';
import '../bid/tables.ts';
import { BID_STATUS } from '@jianzhu/domain/bids';
import { changeBySystem } from '../bid/change-bid.ts';
import type { Transaction } from '../db/schema.ts';
import type { Tender } from '../tender/own-tender.ts';
import { readCommittee } from './committee.ts';
import { bidsOut } from './outcome.ts';
import { findResult } from './publicity.ts';
import { biddersOf, tellOfTender } from './tell-bidders.ts';

/**
 * Takes a published result back for another round (N213): its bids are under review again, those too that an award has let
 * lose; the committee stays, each of it declares and scores anew. Rejected bids stay rejected, and whoever has refused an
 * award is out of it. Under the tender's lock, once it is evaluated again.
 */
export async function takeBackResult(
  transaction: Transaction,
  tender: Tender,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<void> {
  const result = await findResult(transaction, tender.id);
  if (result === undefined) return;
  await voidResult(transaction, tender.id, { reason, now });
  const bids = await transaction
    .selectFrom('bid')
    .select('id')
    .where('tender_id', '=', tender.id)
    .where('status', 'in', [BID_STATUS.candidate, BID_STATUS.lost])
    .where('id', 'not in', bidsOut(transaction, tender.id))
    .orderBy('id')
    .execute();
  for (const { id } of bids) await changeBySystem(transaction, id, 'reviewAgain');
  const committee = await readCommittee(transaction, tender.id, result.round);
  if (committee.length > 0) {
    await transaction
      .insertInto('tender_evaluator')
      .values(
        committee.map(({ tender_id, user_id, business_id, place }) => ({
          ...{ tender_id, round: result.round + 1, user_id, business_id, place },
        })),
      )
      .execute();
  }
  const holders = { businessIds: await biddersOf(transaction, tender.id), permission: 'bid_view' } as const;
  await tellOfTender(transaction, 'N213', holders, tender, {});
}

const voidResult = (
  transaction: Transaction,
  tenderId: string,
  { reason, now }: { readonly reason: string; readonly now: Date },
) =>
  transaction
    .updateTable('tender_result')
    .set({ void_time: now, void_reason: reason })
    .where('tender_id', '=', tenderId)
    .where('void_time', 'is', null)
    .execute();
