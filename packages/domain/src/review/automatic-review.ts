import { REVIEW_MESSAGES } from './messages.ts';

/** Whether an operator reviews, or the system does after REVIEW_DELAY_S. */
export type ReviewMode = 'manual' | 'auto';

export const REVIEW_DELAY_S = 60;

/** Words in a submission that make the automatic review reject it, so that a rejection can be tried out. */
const REJECTION_MARK = '驳回测试';

export type ReviewVerdict = { readonly action: 'approve' } | { readonly action: 'reject'; readonly reason: string };

/** Verdict of the automatic review on the texts of a submission. */
export function reviewAutomatically(texts: readonly string[]): ReviewVerdict {
  return texts.some((text) => text.includes(REJECTION_MARK))
    ? { action: 'reject', reason: REVIEW_MESSAGES.autoRejection }
    : { action: 'approve' };
}
