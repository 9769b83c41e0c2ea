import '../member/tables.ts';
import '../role/tables.ts';
import { maskPhone, shownAvatar } from '@jianzhu/domain';
import {
  BUSINESS_MEMBER_ACTS,
  MEMBERSHIP_STATUS,
  type MemberFacts,
  ruledOutMemberActs,
} from '@jianzhu/domain/business-members';
import { CERTIFICATION_STATUS } from '@jianzhu/domain/certifications';
import { roleIdOf, storedRoleKey } from '@jianzhu/domain/member-center';
import { type SqlBool, sql } from 'kysely';
import { containing } from '../db/containing.ts';
import { parseRecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { namedOrCalled } from '../member/named-or-called.ts';
import { allowedActions } from '../record/allowed-actions.ts';
import { equals, type ListShape } from '../record/list-records.ts';
import { roleNames } from '../role/given-roles.ts';
import { invitedName, memberName } from './member-name.ts';

export interface MemberFilter {
  readonly keyword?: string | undefined;
  readonly roleId?: string | undefined;
  readonly status?: number | undefined;
}

/** By name, or by who knows the number: the list shows its middle to nobody, so no part of it is found. */
const named = (keyword: string) =>
  sql<SqlBool>`(${namedOrCalled(keyword, 'account.phone', 'account.real_name', 'account.nick_name')}
  or ${invitedName} like ${containing(keyword)}
  or right(account.phone, 4) = ${keyword})`;

/** The administrator first, then whoever joined last. */
export const MEMBERS: ListShape<MemberFilter> = {
  filters: {
    keyword: named,
    roleId: (roleId) => sql<SqlBool>`${storedRoleKey(roleId)} = any(m.role_keys)`,
    status: equals('m.status'),
  },
  sorts: { joinTime: 'm.joined_at', lastLoginTime: 'last_login_order' },
  order: ['m.is_owner', 'm.joined_at'],
};

/** Whoever was removed stands in a list that asks for her status alone. */
export const memberRows = (transaction: Transaction, businessId: string, { status }: MemberFilter = {}) =>
  everyMember(transaction, businessId).$if(status === undefined, (rows) =>
    rows.where('m.status', '!=', MEMBERSHIP_STATUS.removed),
  );

const everyMember = (transaction: Transaction, businessId: string) =>
  transaction
    .selectFrom('membership as m')
    .innerJoin('account', 'account.id', 'm.user_id')
    .select([
      'm.user_id as id',
      ...(['m.role_keys', 'm.is_owner', 'm.department', 'm.position', 'm.status', 'm.joined_at'] as const),
      ...(['m.last_login_at', 'm.updated_at', 'm.update_user_id', 'm.version'] as const),
      ...([
        'account.real_name',
        'account.nick_name',
        'account.phone',
        'account.avatar',
        'account.cert_status',
        'account.disabled_at',
      ] as const),
      invitedName.as('invited_name'),
      sql<readonly OwnRole[]>`coalesce((
        select json_agg(json_build_object('id', r.id::text, 'name', r.name)) from role r
        where r.business_id = m.business_id and r.id::text = any(m.role_keys)), '[]')`.as('own_roles'),
      // Whoever has never been here comes before all who have.
      sql`coalesce(m.last_login_at, 'epoch')`.as('last_login_order'),
    ])
    // A member sees her own memberships of other companies too.
    .where('m.business_id', '=', businessId);

interface OwnRole {
  readonly id: string;
  readonly name: string;
}

export type MemberRow = Awaited<ReturnType<ReturnType<typeof everyMember>['executeTakeFirstOrThrow']>>;

/** One member by the id of her account, whatever her status; undefined where the company has none of it. */
export function findMember(
  transaction: Transaction,
  businessId: string,
  userId: string,
): Promise<MemberRow | undefined> {
  return everyMember(transaction, businessId)
    .where('m.user_id', '=', parseRecordId(userId) ?? null)
    .executeTakeFirst();
}

/** A member towards whoever acts. */
export const factsOf = (row: MemberRow, userId: string): MemberFacts => ({
  status: row.status,
  isOwner: row.is_owner,
  isSelf: row.id === userId,
  isUsable: row.disabled_at === null,
});

/** Whether the identity of a person is certified. */
export const isCertifiedPerson = ({ cert_status }: Pick<MemberRow, 'cert_status'>): boolean =>
  cert_status === CERTIFICATION_STATUS.approved;

/** A member as a colleague sees her: never the whole phone number. */
export function toMember(row: MemberRow, caller: BusinessMember) {
  const facts = factsOf(row, caller.userId);
  return {
    id: row.id,
    version: row.version,
    updateTime: timeText(row.updated_at),
    allowedActions: allowedActions(BUSINESS_MEMBER_ACTS, caller, ruledOutMemberActs(facts)),
    realName: memberName(row),
    avatar: shownAvatar(row.avatar),
    phoneMasked: maskPhone(row.phone),
    department: row.department,
    position: row.position,
    roleIds: row.role_keys.map(roleIdOf),
    roleNames: roleNames(row.role_keys, row.own_roles),
    joinTime: timeText(row.joined_at),
    lastLoginTime: timeText(row.last_login_at),
    status: row.status,
    isOwner: facts.isOwner,
    isSelf: facts.isSelf,
    isCertified: isCertifiedPerson(row),
  };
}
