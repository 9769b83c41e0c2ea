import '../member/tables.ts';
import { MEMBERSHIP_STATUS } from '@jianzhu/domain/business-members';
import { formatMoney } from '@jianzhu/domain/money';
import { type ApprovalKey, exceedsLimit, ROLE_MESSAGES } from '@jianzhu/domain/roles';
import { invitedName, memberName } from '../business-member/member-name.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { readGivenRoles } from './given-roles.ts';
import { limitOf } from './granter.ts';

/** What is to be approved. */
export interface Approval {
  readonly key: ApprovalKey;
  /** Fen. */
  readonly amount: number;
  /** Who has put it forward: nobody agrees to her own. */
  readonly authorId: string;
}

/**
 * What to tell a member who may not approve an amount because it is above the limits of her roles: who may. Null where
 * she may. Read as the roles are now, whatever her session remembers; in a session of the company, or in `withWorker`.
 */
export async function refuseAmount(
  transaction: Transaction,
  { acting }: Pick<BusinessMember, 'acting'>,
  { key, amount, authorId }: Approval,
): Promise<string | null> {
  const roles = await readGivenRoles(transaction, acting.businessId);
  const limit = limitOf(roles, acting, key);
  if (limit === null || !exceedsLimit(amount, limit)) return null;
  const members = await transaction
    .selectFrom('membership as m')
    .innerJoin('account', 'account.id', 'm.user_id')
    .select(['m.user_id', 'real_name', 'nick_name', 'phone', 'role_keys', 'is_owner'])
    .select(invitedName.as('invited_name'))
    .where('m.business_id', '=', acting.businessId)
    .where('m.status', '=', MEMBERSHIP_STATUS.active)
    .where('account.disabled_at', 'is', null)
    .where('m.user_id', '<>', authorId)
    .orderBy('is_owner', 'desc')
    .orderBy('joined_at')
    .orderBy('m.user_id')
    .execute();
  const able = members.filter(({ is_owner, role_keys }) => {
    const most = limitOf(roles, { isOwner: is_owner, roleKeys: role_keys }, key);
    return !exceedsLimit(amount, most);
  });
  return ROLE_MESSAGES.overLimit(formatMoney(amount), formatMoney(limit), able.slice(0, MOST_NAMED).map(memberName));
}

/** Of whom to ask; there is little use in more. */
const MOST_NAMED = 5;
