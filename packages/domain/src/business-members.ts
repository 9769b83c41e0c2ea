export {
  BUSINESS_MEMBER_ACTS,
  type BusinessMemberAct,
  type BusinessMemberFields,
  businessMemberRecord,
  canTakeOver,
  MEMBERSHIP_STATUS,
  MEMBERSHIP_STATUSES,
  type MemberFacts,
  refuseLeaving,
  refuseMemberAct,
  refuseNewOwner,
  refuseOtherRoles,
  ruledOutMemberActs,
  whyNotMemberAct,
} from './business-member/business-member.ts';
export { BUSINESS_MEMBER_MESSAGES, BUSINESS_MEMBER_NOTICES } from './business-member/messages.ts';
