export { companyRecord } from './content/company-record.ts';
export { helpRecord } from './content/help-record.ts';
export { PUBLISHED_FILES } from './content/published-files.ts';
export { checkSalon, type SalonFields, salonRecord } from './content/salon-record.ts';
export { isOwnPicture, isWebAddress, uploadFirst, WEB_ADDRESS_LENGTH } from './content/web-address.ts';
export { checkKnowledge, knowledgeRecord } from './knowledge/knowledge-record.ts';
export { checkPrices, lawyerRecord, legalPackageRecord } from './law/law-records.ts';
export { type LessonFields, lessonRecord } from './lesson/lesson-record.ts';
