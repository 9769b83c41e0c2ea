export { NEED_MESSAGES } from './need/messages.ts';
export {
  checkNeed,
  type NeedFields,
  type NeedReplyFields,
  needReasonRecord,
  needRecord,
  needReplyRecord,
} from './need/need.ts';
export {
  NEED_REPLY_STATUS,
  NEED_STATUS,
  type NeedReplyStatus,
  type NeedStatus,
  needMachine,
  needReplyMachine,
} from './need/need-status.ts';
