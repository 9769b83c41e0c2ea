import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { closeBids } from '../bid/close-bids.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import type { Seen } from '../record/save-record.ts';
import { changeTender, ownerOf, prepareAct, type Tender } from './own-tender.ts';

/** Goes on with few suppliers, or few bids, where the law leaves that to the buyer (domain rules 5.3). In `withWorker`. */
export async function continueTender(
  transaction: Transaction,
  caller: BusinessMember,
  seen: Seen,
): Promise<Tender | Refusal> {
  const prepared = await prepareAct(transaction, caller, seen, 'continue');
  if (prepared instanceof Refusal) return prepared;
  const by = { action: 'continue', actor: ownerOf(caller), userId: caller.userId } as const;
  return prepared.row.status === TENDER_STATUS.bidding
    ? closeBids(transaction, prepared, by)
    : changeTender(transaction, prepared, by);
}
