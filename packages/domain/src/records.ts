export { type Refusal, refusal } from './error/refusal.ts';
export {
  checkIdempotencyKey,
  decideIdempotency,
  type FirstRequest,
  type IdempotencyDecision,
} from './record/idempotency-key.ts';
export { formatRecordNumber, type NumberedRecord } from './record/record-number.ts';
export { checkVersion } from './record/record-version.ts';
export {
  type Actor,
  defineStatusMachine,
  type StatusEntry,
  type StatusMachine,
  statusItems,
  statusLook,
  type TransitionCondition,
  type TransitionResult,
  type TransitionRow,
} from './record/status-machine.ts';
export { REVIEW_DELAY_S, type ReviewMode, type ReviewVerdict, reviewAutomatically } from './review/automatic-review.ts';
export { REVIEW_MESSAGES } from './review/messages.ts';
export { defineReviewMachine, REVIEW_STATUS, type ReviewStatus } from './review/review-status.ts';
export type { Tone } from './tone.ts';
