import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import type { Seen } from '../record/save-record.ts';
import { changeTender, ownerOf, prepareAct, type Tender } from './own-tender.ts';

/** Goes on with few suppliers, where the law leaves that to the buyer (domain rules 5.3). In `withWorker`. */
export async function continueTender(
  transaction: Transaction,
  caller: BusinessMember,
  seen: Seen,
): Promise<Tender | Refusal> {
  const prepared = await prepareAct(transaction, caller, seen, 'continue');
  if (prepared instanceof Refusal) return prepared;
  return changeTender(transaction, prepared, { action: 'continue', actor: ownerOf(caller), userId: caller.userId });
}
