export { CERTIFICATE_FILES } from './certification/certificate-files.ts';
export {
  type HeldQualification,
  QUALIFICATION_DEMANDS,
  QUALIFICATION_KINDS,
  type QualificationDemand,
  type QualificationKind,
  qualificationKind,
  qualificationName,
} from './certification/qualification-kinds.ts';
export { QUALIFICATION_MESSAGES, QUALIFICATION_NOTICES } from './qualification/messages.ts';
export {
  certNoHint,
  checkQualification,
  MOST_CERTIFICATE_IMAGES,
  MOST_QUALIFICATIONS_KEPT,
  mayBeEndless,
  QUALIFICATION_CATEGORIES,
  QUALIFICATION_SERIES,
  type QualificationFields,
  qualificationRecord,
} from './qualification/qualification.ts';
export {
  type QualificationAct,
  type QualificationFacts,
  type QualificationStatus,
  qualificationMachine,
} from './qualification/qualification-status.ts';
export {
  EXPIRING_DAYS,
  QUALIFICATION_VALIDITIES,
  type QualificationValidity,
  REMINDED_DAYS,
  validityOf,
} from './qualification/validity.ts';
