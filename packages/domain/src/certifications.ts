export { CERTIFICATE_FILES, checkFaceVideo } from './certification/certificate-files.ts';
export { CERTIFICATION_NOTICES, LAPSE_REASONS, LICENCE_REMINDED_DAYS } from './certification/certification-notices.ts';
export {
  CERTIFICATION_STATUS,
  type CertificationStatus,
  corporateCertificationMachine,
  personalCertificationMachine,
} from './certification/certification-status.ts';
export {
  CORPORATE_FILES,
  CORPORATE_STEPS,
  type CorporateCertificationFields,
  checkCorporateCertification,
  corporateCertificationDraft,
  corporateCertificationRecord,
  corporateLabel,
  SUBJECT_TYPES,
} from './certification/corporate-certification.ts';
export { CERTIFICATION_RULES } from './certification/messages.ts';
export {
  checkPersonalCertification,
  type FieldRule,
  PERSONAL_FILES,
  type PersonalCertificationFields,
  personalCertificationDraft,
  personalCertificationRecord,
} from './certification/personal-certification.ts';
