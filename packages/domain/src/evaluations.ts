export {
  decisionRecord,
  END_AFTER_DAYS,
  firstCandidate,
  REMIND_ON_DAYS,
  refuseWinner,
  SIGN_WITHIN_DAYS,
  type StandingCandidate,
  tenderAwardRecord,
} from './evaluation/award.ts';
export {
  type EvaluatedBid,
  type EvaluatedTender,
  evaluateBids,
  type ItemPoints,
  isPriceItem,
  type Mark,
  type ScoredBid,
  type ScoredItem,
} from './evaluation/evaluate-bids.ts';
export {
  committeeRecord,
  declarationRecord,
  rejectionRecord,
  resultRecord,
  scoresRecord,
} from './evaluation/evaluation.ts';
export { EVALUATION_MESSAGES } from './evaluation/messages.ts';
export { EVALUATION_NOTICES } from './evaluation/notices.ts';
export {
  ANSWER_WITHIN_DAYS,
  MOST_OBJECTIONS,
  OBJECTION_STATUS,
  type ObjectionStatus,
  objectionAnswer,
  objectionMachine,
  objectionRecord,
  saysTheSame,
} from './evaluation/objection.ts';
export { parseScore, pointsText, pricePoints, scoreText } from './evaluation/points.ts';
