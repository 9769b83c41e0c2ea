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
  MOST_EVALUATORS,
  rejectionRecord,
  resultRecord,
  scoresRecord,
} from './evaluation/evaluation.ts';
export { EVALUATION_MESSAGES } from './evaluation/messages.ts';
export { EVALUATION_NOTICES } from './evaluation/notices.ts';
export { meanPoints, parseScore, pointsText, pricePoints, scoreText } from './evaluation/points.ts';
