export {
  BUSINESS_MEMBER_ACTS,
  type BusinessMemberAct,
  type BusinessMemberFields,
  businessMemberRecord,
  MEMBERSHIP_STATUS,
  MEMBERSHIP_STATUSES,
  type MemberFacts,
  MOST_ROLES_OF_MEMBER,
  memberRoleIds,
  refuseLeaving,
  refuseMemberAct,
  refuseNewOwner,
  refuseOtherRoles,
  ruledOutMemberActs,
} from './business-member/business-member.ts';
export { BUSINESS_MEMBER_MESSAGES, BUSINESS_MEMBER_NOTICES } from './business-member/messages.ts';
