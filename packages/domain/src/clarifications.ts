export {
  ASK_UNTIL_HOURS,
  CLARIFIED_RECORDS,
  type ClarificationFields,
  type ClarifiedRecord,
  clarificationRecord,
  refuseQuestion,
} from './clarification/clarification.ts';
export { CLARIFICATION_MESSAGES } from './clarification/messages.ts';
