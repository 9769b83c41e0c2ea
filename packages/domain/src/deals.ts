export {
  DEAL_SOURCE,
  DEAL_SOURCES,
  type DealRating,
  dealContractRecord,
  dealRatingRecord,
  dealReasonRecord,
} from './deal/deal.ts';
export {
  CONFIRM_WITHIN_HOURS,
  DEAL_STATUS,
  type DealFacts,
  type DealStatus,
  dealMachine,
  FINISH_AFTER_DAYS,
  LIVE_DEAL_STATUSES,
  RATE_WITHIN_DAYS,
  STANDING_DEAL_STATUSES,
  VOID_WITHIN_DAYS,
} from './deal/deal-status.ts';
export { DEAL_MESSAGES } from './deal/messages.ts';
