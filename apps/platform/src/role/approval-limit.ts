import '../member/tables.ts';
import { formatMoney } from '@jianzhu/domain/money';
import { type ApprovalKey, exceedsLimit, ROLE_MESSAGES } from '@jianzhu/domain/roles';
import { memberName, namedColleagues } from '../business-member/member-name.ts';
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
  const members = await namedColleagues(transaction, acting.businessId)
    .select(['m.role_keys', 'm.is_owner'])
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
