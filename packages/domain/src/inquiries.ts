export { QUALIFICATION_DEMANDS, qualificationName } from './certification/qualification-kinds.ts';
export {
  AWARD_MODE,
  AWARD_MODES,
  AWARD_STATUS,
  type AwardedQuotation,
  type AwardFacts,
  type AwardFields,
  type AwardStatus,
  awardMachine,
  awardRecord,
  awardRefusal,
  awardRuleRecord,
  checkAward,
  exclusionRecord,
  winnersToExplain,
} from './inquiry/award.ts';
export {
  categoriesOfLines,
  checkExtension,
  checkInquiry,
  chosenCategories,
  copiedTitle,
  type RowViolation,
} from './inquiry/check-inquiry.ts';
export {
  asksFreight,
  FEW_INVITEES,
  FREIGHT_BEARER,
  INQUIRY_ACTS,
  type InquiryAct,
  type InquiryDraft,
  type InquiryFields,
  inquiryDraft,
  inquiryRecord,
  MOST_INVITEES,
  MOST_QUALIFICATIONS,
  PICK_UP,
  PROCUREMENT_FILE_MAX_MB,
  PUBLISH_SCOPE,
  SUPPLIER_DEMANDS,
} from './inquiry/inquiry.ts';
export {
  type InquiryLineFields,
  inquiryLineDraft,
  inquiryLineRecord,
  LINE_STATUS,
  LINE_STATUSES,
  MOST_LINES,
  sameLines,
} from './inquiry/inquiry-line.ts';
export {
  AWARD_WITHIN_DAYS,
  INQUIRY_STATUS,
  type InquiryFacts,
  type InquiryStatus,
  inquiryMachine,
} from './inquiry/inquiry-status.ts';
export {
  INVITEE_SOURCES,
  INVITEE_STATUS,
  type InviteeFacts,
  type InviteeStatus,
  inviteeMachine,
} from './inquiry/invitee-status.ts';
export { INQUIRY_MESSAGES } from './inquiry/messages.ts';
export { PROCUREMENT_NOTICES, type ProcurementNotice } from './inquiry/notices.ts';
export { OFFER_KEYS } from './inquiry/offer-keys.ts';
export {
  type ImportedLine,
  LINE_COLUMNS,
  LINE_SHEET,
  LINE_TEMPLATE_FILE,
  type LinesProgress,
  type ReadLine,
  type ReadLines,
  type RowError,
  readLineRows,
} from './inquiry/read-line-rows.ts';
export { checkSecondRound, type SecondRoundFields, secondRoundRecord } from './inquiry/second-round.ts';
export { refuseSupplier, type SupplierDemand, type SupplierStanding } from './inquiry/supplier-demand.ts';
