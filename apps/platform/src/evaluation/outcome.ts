import './tables.ts';
import type { Transaction } from '../db/schema.ts';

/** What became of a candidate. */
export const OUTCOME = { standing: 0, won: 1, refused: 2 } as const;

/** Candidates of a round who have neither won nor refused, in their ranks. */
export const readCandidatesLeft = (transaction: Transaction, tenderId: string, round: number) =>
  transaction
    .selectFrom('tender_candidate')
    .select(['bid_id as bidId', 'rank'])
    .where('tender_id', '=', tenderId)
    .where('round', '=', round)
    .where('outcome', '=', OUTCOME.standing)
    .orderBy('rank')
    .execute();

/** Notes what became of one. */
export const setOutcome = (
  transaction: Transaction,
  { tender_id, round, bid_id }: { readonly tender_id: string; readonly round: number; readonly bid_id: string },
  outcome: (typeof OUTCOME)[keyof typeof OUTCOME],
) =>
  transaction
    .updateTable('tender_candidate')
    .set({ outcome })
    .where('tender_id', '=', tender_id)
    .where('round', '=', round)
    .where('bid_id', '=', bid_id)
    .execute();
