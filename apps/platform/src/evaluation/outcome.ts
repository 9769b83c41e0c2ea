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

/**
 * Bids that take part no more: their companies were awarded the tender and have refused, or let their time pass, and that
 * result was taken back since.
 */
export const bidsOut = (transaction: Transaction, tenderId: string) =>
  transaction
    .selectFrom('tender_candidate as candidate')
    .innerJoin('tender_result as result', (join) =>
      join.onRef('result.tender_id', '=', 'candidate.tender_id').onRef('result.round', '=', 'candidate.round'),
    )
    .select('candidate.bid_id')
    .where('candidate.tender_id', '=', tenderId)
    .where('candidate.outcome', '=', OUTCOME.refused)
    .where('result.void_time', 'is not', null);

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
