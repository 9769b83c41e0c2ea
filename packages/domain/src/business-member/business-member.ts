import * as v from 'valibot';
import { dictionary } from '../dictionary/dictionary.ts';
import { type Refusal, refusal } from '../error/refusal.ts';
import { field } from '../form/field.ts';
import { givenRoleIds } from '../permission/given-role-ids.ts';
import type { PermissionKey } from '../permission/permission-keys.ts';
import { BUSINESS_MEMBER_MESSAGES } from './messages.ts';

export const MEMBERSHIP_STATUS = { active: 1, disabled: 2, removed: 3 } as const;

export const MEMBERSHIP_STATUSES = dictionary([
  [MEMBERSHIP_STATUS.active, '正常', 'success'],
  [MEMBERSHIP_STATUS.disabled, '已停用'],
  [MEMBERSHIP_STATUS.removed, '已移除', 'danger'],
]);

/** What a member is in her company (domain rules 16.1, 16.2). */
export const memberFields = {
  department: field('str', { label: '部门', max: 30 }),
  position: field('str', { label: '职务', max: 30 }),
  roleIds: givenRoleIds,
};

/** What colleagues may change of a member (domain rules 16.1, 30.22). */
export const businessMemberRecord = v.object(memberFields);

export type BusinessMemberFields = v.InferOutput<typeof businessMemberRecord>;

/** What can be done to a member, and by whom. */
export const BUSINESS_MEMBER_ACTS = {
  update: 'member_edit',
  disable: 'member_disable',
  enable: 'member_disable',
  remove: 'member_remove',
  transfer: 'owner_transfer',
} as const satisfies Readonly<Record<string, PermissionKey>>;

export type BusinessMemberAct = keyof typeof BUSINESS_MEMBER_ACTS;

/** A member towards whoever acts. */
export interface MemberFacts {
  /** Of MEMBERSHIP_STATUS. */
  readonly status: number;
  readonly isOwner: boolean;
  /** Whether she is the one who acts. */
  readonly isSelf: boolean;
  /** Whether the platform lets her in at all: it has not disabled her account. */
  readonly isUsable: boolean;
}

const { active, disabled, removed } = MEMBERSHIP_STATUS;
const conflict = (message?: string): Refusal => refusal('stateConflict', message);

type Rule = readonly [holds: (member: MemberFacts) => boolean, refused: Refusal];

const ownerStays: Rule = [({ isOwner }) => !isOwner, conflict(BUSINESS_MEMBER_MESSAGES.ownerStays)];
const notSelf: Rule = [({ isSelf }) => !isSelf, conflict(BUSINESS_MEMBER_MESSAGES.notSelf)];
const isNow = (...statuses: readonly number[]): Rule => [({ status }) => statuses.includes(status), conflict()];

/** What must hold before each act, in the order in which it is said. */
const RULES: Readonly<Record<BusinessMemberAct, readonly Rule[]>> = {
  update: [isNow(active)],
  disable: [ownerStays, notSelf, isNow(active)],
  enable: [isNow(disabled)],
  remove: [ownerStays, notSelf, isNow(active, disabled)],
  transfer: [[({ isOwner, isSelf }) => isOwner && isSelf, conflict(BUSINESS_MEMBER_MESSAGES.onlyOwner)], isNow(active)],
};

/** Why an act may not be done to a member whatever the caller's permissions are; null where it may (domain rules 16.1). */
export function refuseMemberAct(act: BusinessMemberAct, member: MemberFacts): Refusal | null {
  const broken = RULES[act].find(([holds]) => !holds(member));
  return broken === undefined ? null : broken[1];
}

/** The acts that a member's own state rules out. */
export function ruledOutMemberActs(member: MemberFacts): BusinessMemberAct[] {
  // Object.keys of the rules gives exactly the acts.
  return (Object.keys(RULES) as BusinessMemberAct[]).filter((act) => refuseMemberAct(act, member) !== null);
}

/**
 * Why an act is kept from a member by who she is, in words; null where nothing stands against it, or only her status does: a
 * page shows such an act with the reason instead of leaving it out.
 */
export function whyNotMemberAct(act: BusinessMemberAct, member: MemberFacts): string | null {
  const refused = refuseMemberAct(act, member);
  return refused === ownerStays[1] || refused === notSelf[1] ? refused.message : null;
}

/** Why a member's roles may not be changed to others; null where they may. */
export function refuseOtherRoles({ isOwner, isSelf }: Pick<MemberFacts, 'isOwner' | 'isSelf'>): Refusal | null {
  if (isOwner) return conflict(BUSINESS_MEMBER_MESSAGES.ownerRoles);
  return isSelf ? conflict(BUSINESS_MEMBER_MESSAGES.ownRoles) : null;
}

/** Whether a member can be the one who is responsible from now on: for what a colleague leaves, or for the company. */
export const canTakeOver = ({ status, isUsable }: Pick<MemberFacts, 'status' | 'isUsable'>): boolean =>
  status === active && isUsable;

/** Why somebody may not become the administrator; null where she may. */
export function refuseNewOwner(member: (MemberFacts & { readonly isCertified: boolean }) | undefined): Refusal | null {
  if (member === undefined || member.isOwner || !canTakeOver(member))
    return refusal('invalidParameter', BUSINESS_MEMBER_MESSAGES.newOwnerUnknown);
  return member.isCertified ? null : conflict(BUSINESS_MEMBER_MESSAGES.newOwnerNotCertified);
}

/** Why a member may not leave a company by herself; null where she may. */
export function refuseLeaving({ isOwner, status }: Pick<MemberFacts, 'isOwner' | 'status'>): Refusal | null {
  if (isOwner) return conflict(BUSINESS_MEMBER_MESSAGES.ownerCannotLeave);
  return status === removed ? refusal('notFound') : null;
}
