import * as v from 'valibot';
import { field } from '../form/field.ts';
import { EVALUATION_MESSAGES } from './messages.ts';

/** The buyer tells the winner to sign within so many days of the notice (domain rules 5.8). */
export const SIGN_WITHIN_DAYS = 30;
/** Days after the notice on which both sides are reminded of the contract. */
export const REMIND_ON_DAYS = [20, 29] as const;
/** An awarded tender is over after so many days, whatever was uploaded. */
export const END_AFTER_DAYS = 60;

const ID = v.pipe(v.string(EVALUATION_MESSAGES.notCandidate), v.regex(/^\d{1,20}$/, EVALUATION_MESSAGES.notCandidate));

/** Who wins, and why where it is not the first candidate. */
export const tenderAwardRecord = v.object({
  bidId: ID,
  reason: field('text', { label: '定标理由', min: 5, max: 200 }),
  contractDays: field('int', { label: '合同工期(天)', required: true, min: 1, max: 3650 }),
});

/** Why a tender is evaluated anew, or fails. */
export const decisionRecord = v.object({
  reason: field('text', { label: '原因', required: true, min: 5, max: 200 }),
});

export interface StandingCandidate {
  readonly bidId: string;
  readonly rank: number;
}

/**
 * Why a candidate may not win; null where it may. The first one needs no reason: of those that still stand, since who has
 * refused is none.
 */
export function refuseWinner(
  { bidId, reason }: { readonly bidId: string; readonly reason: string },
  standing: readonly StandingCandidate[],
): { readonly field: 'bidId' | 'reason'; readonly message: string } | null {
  if (!standing.some((candidate) => candidate.bidId === bidId)) {
    return { field: 'bidId', message: EVALUATION_MESSAGES.notCandidate };
  }
  const first = firstCandidate(standing);
  return first?.bidId === bidId || reason !== ''
    ? null
    : { field: 'reason', message: EVALUATION_MESSAGES.otherCandidate };
}

/** Who is proposed: the best rank that still stands. */
export const firstCandidate = <Candidate extends StandingCandidate>(
  standing: readonly Candidate[],
): Candidate | undefined => standing.toSorted((a, b) => a.rank - b.rank)[0];
