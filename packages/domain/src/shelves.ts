export {
  checkOwnKnowledge,
  KNOWLEDGE_CONTENT,
  knowledgePrice,
  type OwnKnowledgeFields,
  ownKnowledgeRecord,
  summaryOf,
  withoutPrice,
} from './knowledge/own-knowledge.ts';
export { SELLING_MESSAGES, SERVICE_MESSAGES } from './service/messages.ts';
export {
  CHARGE,
  checkService,
  leastPrice,
  needsQualification,
  SERVICE_UNITS,
  type ServiceFields,
  serviceRecord,
  WHOLE_PROVINCE_CODE,
  withoutPrices,
} from './service/service-record.ts';
export { SHELF_MESSAGES, SHELF_NOTICES } from './shelf/messages.ts';
export { SHELF_PICTURE_PATH, SHELF_PICTURES, shelfPictureId } from './shelf/shelf-picture.ts';
export {
  knowledgeMachine,
  SHELF_STATUS,
  type ShelfAct,
  type ShelfFacts,
  type ShelfMachine,
  type ShelfStanding,
  type ShelfStatus,
  serviceMachine,
  standingAfter,
} from './shelf/shelf-status.ts';
