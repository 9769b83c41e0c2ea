export {
  DEFAULT_INVITATION_DAYS,
  INVITATION_DAYS,
  INVITATIONS_A_DAY,
  type InvitationLinkFields,
  type InvitedRow,
  invitationLinkRecord,
  invitedRow,
  LINK_STATES,
  type LinkState,
  linkState,
  MOST_INVITED,
  MOST_LINKS,
} from './invitation/invitation.ts';
export {
  INVITATION_STATUS,
  type InvitationFacts,
  type InvitationStatus,
  invitationMachine,
  invitationStatusByNow,
  RESENT_FROM,
} from './invitation/invitation-status.ts';
export {
  type ImportError,
  type ImportedRow,
  INVITED_COLUMNS,
  INVITED_SHEET,
  INVITED_TEMPLATE_FILE,
  type PhoneLine,
  type ReadInvited,
  readInvitedRows,
  readPhoneLines,
} from './invitation/invited-lists.ts';
export { INVITATION_MESSAGES } from './invitation/messages.ts';
export { INVITATION_NOTICES, INVITATION_PAGE, JOIN_REQUEST_PAGE, joinText } from './invitation/notices.ts';
export {
  JOIN_REQUEST_MESSAGES,
  JOIN_REQUESTS_A_DAY,
  joinRefusal,
  joinRequestAnswer,
  joinRequestRecord,
  MOST_JOIN_REQUESTS,
} from './join-request/join-request.ts';
export {
  JOIN_REQUEST_STATUS,
  type JoinRequestStatus,
  joinRequestMachine,
} from './join-request/join-request-status.ts';
