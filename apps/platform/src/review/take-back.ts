import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { transit } from '../record/transit.ts';
import { findReview } from './queued-review.ts';
import type { ReviewKind } from './review-kind.ts';

/** A review follows what its record has been let do. */
export const ownerOf = ({ machine }: ReviewKind) => ({
  is: ['owner'] as const,
  permissionKeys: machine.transitions.flatMap(({ permission }) => permission ?? []),
});

/** What waits for its review. */
interface TakenBack {
  readonly bizType: string;
  readonly bizId: string;
  /** Null where the platform ends it. */
  readonly userId: string | null;
}

/** Takes a record out of the queue that waits there; its own status has allowed that. */
export async function takeBack(
  transaction: Transaction,
  kind: ReviewKind,
  { bizType, bizId, userId }: TakenBack,
): Promise<void> {
  const { id } = await findReview(transaction, bizType, bizId);
  const changed = await transit(transaction, 'review', id, {
    ...{ machine: kind.machine, action: 'withdraw', actor: ownerOf(kind), facts: {}, userId, audit: 'call' as const },
    columns: async () => ({}),
  });
  if (changed instanceof Refusal) throw new TypeError(`${bizType} ${bizId} cannot be taken back: ${changed.msg}`);
}
