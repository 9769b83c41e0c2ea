export {
  checkChange,
  leastMovedDeadline,
  MOVED_TIMES,
  type Moved,
  type MovedTime,
  movedTimes,
  type TenderChange,
  tenderChange,
} from './tender/check-change.ts';
export {
  checkSchedule,
  daysBetween,
  leastDays,
  type ScheduleField,
  type ScheduleViolation,
  type TenderSchedule,
} from './tender/check-schedule.ts';
export {
  againTitle,
  checkTender,
  docVisibleOf,
  LEAST_BIDDERS,
  mostOfEstimate,
  scoreSum,
} from './tender/check-tender.ts';
export { TENDER_MESSAGES } from './tender/messages.ts';
export { TENDER_NOTICES, tenderPage } from './tender/notices.ts';
export {
  MOST_DOCS,
  MOST_EVAL_ITEMS,
  MOST_OPENERS,
  MOST_TENDER_QUALIFICATIONS,
  TENDER_ACTS,
  TENDER_DOC_MAX_MB,
  type TenderAct,
  type TenderDraft,
  type TenderFields,
  tenderDraft,
  tenderRecord,
  tenderTermination,
} from './tender/tender.ts';
export {
  DEPOSIT_METHODS,
  DOC_VISIBILITIES,
  EVAL_KINDS,
  EVAL_METHOD,
  EVAL_METHODS,
  hasLines,
  TENDER_KINDS,
  TENDER_TYPE,
  TENDER_TYPES,
} from './tender/tender-dictionaries.ts';
export {
  type NextStep,
  nextStep,
  type Stage,
  type StageActor,
  type StageState,
  tenderStages,
} from './tender/tender-stage.ts';
export {
  DECIDE_WITHIN_HOURS,
  OPENS_AFTER_HOURS,
  supplierTenderLook,
  TENDER_STATUS,
  type TenderFacts,
  type TenderStatus,
  tenderMachine,
} from './tender/tender-status.ts';
