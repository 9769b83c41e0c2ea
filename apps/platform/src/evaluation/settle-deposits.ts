import '../bid/tables.ts';
import { BID_STATUS, type BidStatus } from '@jianzhu/domain/bids';
import type { Transaction } from '../db/schema.ts';
import { endDeposit } from '../deposit/end-deposit.ts';

const { rejected, won, lost } = BID_STATUS;

/** Whose deposit goes back: who has lost at the award, the winner once the contract is there or given up (domain rules 5.5). */
export const SETTLED = { losers: [rejected, lost], winner: [won] } as const;

/** Gives the deposits of these bids back, each once; in `withWorker`, under the tender's lock. */
export async function settleDeposits(
  transaction: Transaction,
  tenderId: string,
  statuses: readonly BidStatus[],
  reason: string,
): Promise<void> {
  const rows = await transaction
    .selectFrom('bid')
    .select('sign_up_id')
    .where('tender_id', '=', tenderId)
    .where('opened_at', 'is not', null)
    .where('status', 'in', [...statuses])
    .orderBy('id')
    .execute();
  for (const { sign_up_id } of rows) await endDeposit(transaction, sign_up_id, reason);
}
