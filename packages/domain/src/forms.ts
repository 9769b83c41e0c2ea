export { type AttachmentEntry, attachmentEntrySchema, MODIFY_STATUS } from './attachment/attachment-entry.ts';
export { certificateCheckAddress } from './certification/certificate-check.ts';
export { type DictionaryItem, dictionary, dictionaryLabel } from './dictionary/dictionary.ts';
export {
  MEMBERSHIP_BENEFITS,
  MEMBERSHIP_LEVELS,
  MEMBERSHIP_QUOTAS,
  type MembershipLevel,
  type MembershipQuota,
} from './dictionary/membership-levels.ts';
export {
  CLOSE_REASONS,
  COMPANY_NATURES,
  COMPANY_ROLES,
  DECLINE_REASONS,
  DELIVERY_METHODS,
  FREIGHT_BEARERS,
  FUND_SOURCES,
  OTHER_VALUE,
  PAYMENT_TERMS,
  PRICING_MODES,
  PROJECT_TYPES,
  PUBLISH_SCOPES,
  STRUCTURE_TYPES,
  UNITS,
  YES_NO,
} from './dictionary/shared-dictionaries.ts';
export {
  type FieldFacts,
  type FieldKind,
  type FieldRules,
  field,
  fieldFacts,
  fieldLabel,
  recordFields,
} from './form/field.ts';
export type { FieldOptions } from './form/field-reading.ts';
export { deleteDialog, FORM_MESSAGES } from './form/messages.ts';
export { checkAnswer } from './form/refusal-reason.ts';
export { type Region, regionSchema } from './form/region.ts';
export { isRows } from './form/rows.ts';
export {
  type CitizenFacts,
  type CitizenSex,
  checkAdultCitizenId,
  checkCitizenId,
} from './identifier/citizen-id.ts';
export type { ContactViolation } from './identifier/contact.ts';
export { checkCreditCode, hasOrganizationCheck, normalizeCreditCode } from './identifier/credit-code.ts';
export { KNOWLEDGE_CATEGORIES, KNOWLEDGE_CONTENTS, KNOWLEDGE_FILES } from './knowledge/knowledge.ts';
export { LAW_FIELDS, PACKAGE_PRICE_BANDS, YEARS_BANDS } from './law/law.ts';
export { LESSON_CATEGORIES } from './lesson/lesson.ts';
export { LESSON_CERTIFICATE_TEXTS } from './lesson/messages.ts';
export { CHARGE_MODES, REFUND_RULES, SERVICE_PRICES, SERVICE_TYPES } from './service/service.ts';
export type { Tone } from './tone.ts';
export type { Violation } from './violation.ts';
