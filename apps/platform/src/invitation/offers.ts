import './tables.ts';
import '../member/tables.ts';
import { MEMBERSHIP_STATUS } from '@jianzhu/domain/business-members';
import { INVITATION_MESSAGES } from '@jianzhu/domain/invitations';
import type { Transaction } from '../db/schema.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { rolesOf, selectOwnRoles } from '../member/own-roles.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { type GivenRole, refuseGiving, standing } from '../role/given-roles.ts';
import type { Holding } from '../role/granter.ts';
import type { Invitation } from './invitation-views.ts';

/** What an invitation or a link offers, and in whose name it does. */
type Offer = Pick<Invitation, 'business_id' | 'create_user_id' | 'role_keys'>;

/**
 * The roles that an invitation or a link gives whoever follows it now. It gives nothing beyond what whoever offers them
 * could give at this moment: she may have been kept out since, or her own roles say less. Under the lock of the company's
 * members, in a transaction that works for it.
 *
 * @param roles all that the company may give
 */
export async function rolesOnOffer(
  transaction: Transaction,
  { business_id, create_user_id, role_keys }: Offer,
  roles: readonly GivenRole[],
): Promise<string[] | Refusal> {
  const row = await transaction
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.user_id')
    .select(['membership.status', 'role_keys', 'is_owner', 'data_scope', 'account.disabled_at', selectOwnRoles])
    .where('membership.business_id', '=', business_id)
    .where('membership.user_id', '=', create_user_id)
    .executeTakeFirst();
  const isHere = row?.status === MEMBERSHIP_STATUS.active && row.disabled_at === null;
  if (!isHere) return refuse('stateConflict', INVITATION_MESSAGES.offerEnded);
  const offering = rolesOf(row);
  if (!permissionKeys(offering).includes('member_invite'))
    return refuse('stateConflict', INVITATION_MESSAGES.offerEnded);
  return rolesGivenBy(offering, role_keys, roles, () => INVITATION_MESSAGES.offerEnded);
}

/** The roles of an invitation that a member sends again, as her own: those that are there still, none beyond her rights. */
export const rolesToSendAgain = (
  sender: Holding,
  roleKeys: readonly string[],
  roles: readonly GivenRole[],
): string[] | Refusal => rolesGivenBy(sender, roleKeys, roles, (beyond) => beyond);

/** @param wordsOf what is said of a role that is beyond the giver's rights, by why it is */
function rolesGivenBy(
  giver: Holding,
  roleKeys: readonly string[],
  roles: readonly GivenRole[],
  wordsOf: (beyond: string) => string,
): string[] | Refusal {
  const left = standing(roles, roleKeys);
  if (left.length === 0) return refuse('stateConflict', INVITATION_MESSAGES.rolesGone);
  for (const role of roles) {
    const beyond = left.includes(role.key) ? refuseGiving(giver, role, roles) : null;
    if (beyond !== null) return refuse('stateConflict', wordsOf(beyond));
  }
  return left;
}
