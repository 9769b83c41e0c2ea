import { actorOf, SYSTEM } from '../record/actor-of.ts';
import './tables.ts';
import { type BidFacts, bidMachine } from '@jianzhu/domain/bids';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { tellRecordNews } from '../live/record-news.ts';
import type { Row } from '../record/record-table.ts';
import { stamped } from '../record/stamped.ts';
import { toSubmission } from '../record/to-submission.ts';
import { transit } from '../record/transit.ts';

export type Bid = Row<'bid'>;
type BidAction = Parameters<typeof bidMachine.transition>[1];
type Actor = Parameters<typeof bidMachine.transition>[2];

/** The caller towards a bid of her business. */
export const supplierOf = (caller: BusinessMember) => actorOf(caller, 'supplier');

/** Facts of what the platform does, or the buyer: none of it asks for any. */
export const NO_FACTS: BidFacts = {
  isInTime: false,
  isOwnTender: false,
  isSignedUp: false,
  isFeePaid: false,
  isDepositPaid: false,
};

interface Act {
  readonly action: BidAction;
  readonly actor: Actor;
  readonly userId: string | null;
  readonly facts?: BidFacts;
  readonly reason?: string;
  readonly columns?: Partial<Record<keyof Bid, unknown>>;
  readonly seen?: { readonly version: number };
}

/** Does an act on a bid, under the lock of its tender; in `withWorker`. Its event is that of the call or the job. */
export async function changeBid(transaction: Transaction, id: string, act: Act): Promise<Bid | Refusal> {
  const { action, actor, userId, facts = NO_FACTS, reason, columns, seen } = act;
  const changed = await transit(transaction, 'bid', id, {
    ...{ machine: bidMachine, action, actor, facts, userId, reason, audit: 'call' as const },
    ...(seen && { seen: { version: seen.version, toWire: toSubmission } }),
    columns: async () => stamped(userId, columns),
  });
  if (!(changed instanceof Refusal)) await tellRecordNews(transaction, 'bid', { businessId: changed.business_id });
  return changed;
}

/** By the platform, where it follows from the status of its tender: a refusal is an error of ours, and nothing is kept. */
export async function changeBySystem(
  transaction: Transaction,
  id: string,
  action: BidAction,
  { reason, columns }: Pick<Act, 'reason' | 'columns'> = {},
): Promise<Bid> {
  const changed = await changeBid(transaction, id, {
    ...{ action, actor: SYSTEM, userId: null },
    ...(reason !== undefined && { reason }),
    ...(columns !== undefined && { columns }),
  });
  if (changed instanceof Refusal) throw new TypeError(`bid ${id} does not ${action} with its tender: ${changed.msg}`);
  return changed;
}
