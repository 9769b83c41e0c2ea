export {
  askedSubsidiary,
  GROUP_LIST_NAMES,
  GROUP_LISTS,
  GROUP_STATUS,
  type GroupAction,
  type GroupList,
  type GroupSide,
  type GroupStatus,
  groupInvitation,
  groupMachine,
  groupSharing,
  MOST_SUBSIDIARIES,
} from './group/group.ts';
export { GROUP_MESSAGES, GROUP_NOTICES, GROUP_PAGE } from './group/messages.ts';
