import { actorOf } from '../record/actor-of.ts';
import './tables.ts';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { type Bid, changeBid } from '../bid/change-bid.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { isInScope } from '../member/data-scope.ts';
import { findRecord } from '../record/find-record.ts';
import type { Seen } from '../record/save-record.ts';
import { refuseConflicted } from './committee.ts';

/** The buyer towards a bid that it has received. */
export const buyerOf = (caller: BusinessMember) => actorOf(caller, 'buyer');

/** Rejects a bid while its tender is evaluated (否决投标): it is neither scored nor ranked. In `withWorker`. */
export async function rejectBid(
  transaction: Transaction,
  caller: BusinessMember,
  { id, version, reason }: Seen & { readonly reason: string },
): Promise<Bid | Refusal> {
  const found = await findRecord(transaction, 'bid', id);
  if (found instanceof Refusal || found.buyer_business_id !== caller.acting.businessId) return new Refusal('notFound');
  const tender = await findRecord(transaction, 'tender', found.tender_id, 'lock');
  if (tender instanceof Refusal || !isInScope(caller, tender)) return new Refusal('notFound');
  if (found.opened_at === null) return new Refusal('notFound');
  // A bid that is no candidate is under review until the award; what was published of its tender stands.
  if (tender.status !== TENDER_STATUS.evaluating) return new Refusal('stateConflict');
  const conflicted = await refuseConflicted(transaction, caller, tender.id);
  if (conflicted) return conflicted;
  const changed = await changeBid(transaction, found.id, {
    ...{ action: 'reject', actor: buyerOf(caller), userId: caller.userId, reason, seen: { version } },
    columns: { reject_reason: reason },
  });
  if (!(changed instanceof Refusal)) await tellRecordNews(transaction, 'tender', { businessId: tender.business_id });
  return changed;
}
